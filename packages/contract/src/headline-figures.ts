import * as v from 'valibot';
import { BilingualSchema } from './language-schemas.ts';
import { PeriodSchema, ref } from './schema.ts';
import { UnitSchema } from './units.ts';

/** GET data-points/key-figures: the most sought figures over the newest years. */
export const HeadlineFigureSchema = v.pipe(
  v.object({
    metricKey: v.string(),
    name: BilingualSchema,
    unit: UnitSchema,
    /** The oldest first, all in this unit and with the decimals of reports; null for a year without a value. */
    values: v.array(v.object({ period: PeriodSchema, number: v.nullable(v.string()) })),
    /** Whether it belongs to sample data, shown while the organisation has no figures of its own. */
    isSample: v.boolean(),
  }),
  ref('HeadlineFigure'),
);
export type HeadlineFigure = v.InferOutput<typeof HeadlineFigureSchema>;
