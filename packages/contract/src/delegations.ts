import * as v from 'valibot';
import { EmailSchema } from './accounts.ts';
import { SectionIdsSchema } from './collections.ts';
import { IdSchema, ref } from './schema.ts';

/** Ours: how often the people of an entity may ask for a colleague's invitation, for each request. */
export const delegationLimits = { wantedMax: 20 } as const;

/** GET …/colleagues: somebody else who answers for the entity. */
export const ColleagueSchema = v.pipe(v.object({ id: IdSchema, name: v.string() }), ref('Colleague'));
export type Colleague = v.InferOutput<typeof ColleagueSchema>;

/** PUT …/delegation: who answers these questions from now on; null takes them back. */
export const DelegationChangeSchema = v.pipe(
  v.strictObject({ toId: v.nullable(IdSchema), sectionIds: SectionIdsSchema }),
  ref('DelegationChange'),
);
export type DelegationChange = v.InferOutput<typeof DelegationChangeSchema>;

/** POST …/colleagues: somebody who should be invited, so that questions can be handed over to them. */
export const WantedColleagueSchema = v.pipe(v.strictObject({ email: EmailSchema }), ref('WantedColleague'));
export type WantedColleague = v.InferOutput<typeof WantedColleagueSchema>;
