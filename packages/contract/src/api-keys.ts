import * as v from 'valibot';
import { apiScopes } from './api-scopes.ts';
import { IdSchema, InstantSchema, LineSchema, ref } from './schema.ts';

export const ApiScopeSchema = v.pipe(v.picklist(apiScopes), ref('ApiScope'));

/** A key of the organisation, without its secret, which nobody can see again. */
export const ApiKeySchema = v.pipe(
  v.object({
    id: IdSchema,
    name: v.string(),
    /** First characters of the secret, by which people recognise the key. */
    prefix: v.string(),
    scopes: v.array(ApiScopeSchema),
    createdAt: InstantSchema,
    createdBy: v.object({ id: IdSchema, name: v.string() }),
    /** The moment at which the key expires; null where it never does. */
    expiresAt: v.nullable(InstantSchema),
    /** To the minute; null while it was never used. */
    lastUsedAt: v.nullable(InstantSchema),
    revokedAt: v.nullable(InstantSchema),
  }),
  ref('ApiKey'),
);
export type ApiKey = v.InferOutput<typeof ApiKeySchema>;

/** A new key. It ends at `expiresAt`, or when it is revoked. */
export const NewApiKeySchema = v.pipe(
  v.strictObject({
    name: LineSchema,
    scopes: v.pipe(v.array(ApiScopeSchema), v.minLength(1), v.maxLength(apiScopes.length)),
    expiresAt: v.nullable(InstantSchema),
  }),
  ref('NewApiKey'),
);
export type NewApiKey = v.InferOutput<typeof NewApiKeySchema>;

/** The only response that contains the secret. */
export const CreatedApiKeySchema = v.pipe(v.object({ key: ApiKeySchema, secret: v.string() }), ref('CreatedApiKey'));
export type CreatedApiKey = v.InferOutput<typeof CreatedApiKeySchema>;
