import * as v from 'valibot';
import { OmissionSchema } from './answers.ts';
import { limits } from './limits.ts';
import { ref } from './schema.ts';

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));
const Codes = v.pipe(v.array(Code), v.minLength(1), v.maxLength(1000));
/** The most changes in one request. */
export const disclosureChangesMax = 10;

/** Disclosures that change together: marked, left out with one reason, selected, or not selected any more. */
export const DisclosuresChangeSchema = v.pipe(
  v.object({
    changes: v.pipe(
      v.array(
        v.variant('status', [
          v.object({ status: v.literal('completed'), codes: Codes, omission: v.optional(OmissionSchema) }),
          v.object({ status: v.literal('in-progress'), codes: Codes }),
          v.object({ status: v.literal('selected'), codes: Codes }),
          v.object({ status: v.literal('not-selected'), codes: Codes }),
          v.object({ status: v.literal('omitted'), codes: Codes, ...OmissionSchema.entries }),
        ]),
      ),
      v.minLength(1),
      v.maxLength(disclosureChangesMax),
    ),
  }),
  ref('DisclosuresChange'),
);
export type DisclosuresChange = v.InferOutput<typeof DisclosuresChangeSchema>;
