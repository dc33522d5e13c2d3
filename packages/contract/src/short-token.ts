import * as v from 'valibot';
import { ref } from './schema.ts';

/** POST reporting-entity/auth/short-token: a short-lived token that opens the entity portal alone and cannot be refreshed. */
export const ShortTokenSchema = v.pipe(
  v.object({ token: v.string(), expiresInSeconds: v.number() }),
  ref('ShortToken'),
);
export type ShortToken = v.InferOutput<typeof ShortTokenSchema>;
