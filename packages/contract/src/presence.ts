import * as v from 'valibot';
import { limits } from './limits.ts';
import { IdSchema, ref } from './schema.ts';

const Code = v.pipe(v.string(), v.minLength(1), v.maxLength(limits.disclosureCodeLengthMax));

/** The places of people in a report now. It never locks anything. */
export const PresenceSchema = v.pipe(
  v.object({ userId: IdSchema, name: v.string(), disclosureCode: v.nullable(Code) }),
  ref('Presence'),
);
export type Presence = v.InferOutput<typeof PresenceSchema>;
