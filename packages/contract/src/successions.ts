import * as v from 'valibot';
import { SuccessorSchema } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { DaySchema, ref } from './schema.ts';

/** A disclosure of a framework version as a list names it. The title is null where the library holds the disclosure no more, or not yet. */
export const PlacedDisclosureSchema = v.pipe(
  v.object({ versionId: v.string(), framework: BilingualSchema, code: v.string(), title: v.nullable(BilingualSchema) }),
  ref('PlacedDisclosure'),
);
export type PlacedDisclosure = v.InferOutput<typeof PlacedDisclosureSchema>;

/** GET successions: a disclosure that another one follows, and the day that ends it. */
export const SuccessionSchema = v.pipe(
  v.object({
    disclosure: PlacedDisclosureSchema,
    successor: PlacedDisclosureSchema,
    from: DaySchema,
    /** What the day counts for: the first day of the period reported on, or the day of publication. */
    basis: SuccessorSchema.entries.basis,
  }),
  ref('Succession'),
);
export type Succession = v.InferOutput<typeof SuccessionSchema>;
