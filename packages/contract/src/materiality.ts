import * as v from 'valibot';
import { IdSchema, ref } from './schema.ts';

/** GET materiality/surveys/current: the survey that is open to stakeholders now; null where there is none. */
export const CurrentSurveySchema = v.pipe(
  v.object({ survey: v.nullable(v.object({ id: IdSchema })) }),
  ref('CurrentSurvey'),
);
export type CurrentSurvey = v.InferOutput<typeof CurrentSurveySchema>;

/** Query of GET materiality/profiles. Reading creates none. */
export const MaterialityProfileQuerySchema = v.object({ isCreateNew: v.optional(v.literal('false'), 'false') });

/** GET materiality/profiles: the organisation's assessment; null while it has none. */
export const MaterialityProfileSchema = v.pipe(
  v.object({ profile: v.nullable(v.object({ id: IdSchema })) }),
  ref('MaterialityProfile'),
);
export type MaterialityProfile = v.InferOutput<typeof MaterialityProfileSchema>;

/** POST reporting-entity/auth/short-token: a short-lived token that opens the entity portal alone and cannot be refreshed. */
export const ShortTokenSchema = v.pipe(
  v.object({ token: v.string(), expiresInSeconds: v.number() }),
  ref('ShortToken'),
);
export type ShortToken = v.InferOutput<typeof ShortTokenSchema>;
