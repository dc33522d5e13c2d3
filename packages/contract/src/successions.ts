import * as v from 'valibot';
import { SuccessorSchema } from './frameworks.ts';
import { BilingualSchema } from './language-schemas.ts';
import { DaySchema, ref } from './schema.ts';

/** A disclosure of a framework version in a list. The title is null where the library does not have the disclosure any more, or yet. */
export const PlacedDisclosureSchema = v.pipe(
  v.object({ versionId: v.string(), framework: BilingualSchema, code: v.string(), title: v.nullable(BilingualSchema) }),
  ref('PlacedDisclosure'),
);
export type PlacedDisclosure = v.InferOutput<typeof PlacedDisclosureSchema>;

/** GET successions: a disclosure with a successor, and the day that ends it. */
export const SuccessionSchema = v.pipe(
  v.object({
    disclosure: PlacedDisclosureSchema,
    successor: PlacedDisclosureSchema,
    from: DaySchema,
    /** What the day is compared with: the first day of the period, or the day of publication. */
    basis: SuccessorSchema.entries.basis,
  }),
  ref('Succession'),
);
export type Succession = v.InferOutput<typeof SuccessionSchema>;
