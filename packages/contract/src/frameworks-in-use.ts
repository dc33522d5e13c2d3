import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { DaySchema, ref } from './schema.ts';

const CountSchema = v.object({ done: v.number(), total: v.number() });

/** The period whose data count; any period where none is given. */
export const AnsweredQuerySchema = v.object({ start: v.optional(DaySchema), end: v.optional(DaySchema) });
export type AnsweredQuery = v.InferOutput<typeof AnsweredQuerySchema>;

/** GET frameworks/answered: how much of each framework the organisation's data already answer. */
export const FrameworkAnsweredSchema = v.pipe(
  v.object({
    versionId: v.string(),
    /** Disclosures. */
    answered: CountSchema,
  }),
  ref('FrameworkAnswered'),
);
export type FrameworkAnswered = v.InferOutput<typeof FrameworkAnsweredSchema>;

/** GET frameworks/in-use: the frameworks of the organisation's reports and of its stock exchange, and the metrics that matter with them. */
export const FrameworksInUseSchema = v.pipe(
  v.object({
    /** Empty where there is neither a report nor a listing. */
    frameworks: v.array(v.object({ versionId: v.string(), name: BilingualSchema })),
    /** Keys of the metrics that these frameworks ask for, and of those with figures in the data hub, whatever asks for them. */
    metricKeys: v.array(v.string()),
  }),
  ref('FrameworksInUse'),
);
export type FrameworksInUse = v.InferOutput<typeof FrameworksInUseSchema>;
