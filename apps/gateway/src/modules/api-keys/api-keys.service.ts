import { type ApiKey, apiLimits, type CreatedApiKey, issueAt, type NewApiKey } from '@esg/contract';
import { apiKeyMark, hashSecret, newSecret } from '../../platform/auth/index.ts';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError, requireRoom } from '../../platform/http/index.ts';
import { findActor } from '../users/index.ts';
import * as rows from './api-keys.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'now' | 'log'>;

/** The part of a secret by which keys are recognised: 48 of its 256 bits, which leaves enough secret. */
const prefixLength = apiKeyMark.length + 8;

/** The organisation's keys, newest first. */
export const readKeys = ({ database }: Deps, scope: Scope): Promise<ApiKey[]> =>
  database.withScope(scope, async (scoped) => (await rows.listKeys(scoped)).map(rows.apiKeyOf));

/** Makes a key and returns its secret this once. Throws `api.full`, and `request.invalid` for an expiry in the past. */
export const createKey = async (deps: Deps, scope: Scope, draft: NewApiKey): Promise<CreatedApiKey> => {
  const now = deps.now();
  const expiresAt = draft.expiresAt === null ? null : new Date(draft.expiresAt);
  if (expiresAt && expiresAt <= now)
    throw new ProblemError('request.invalid', { issues: [issueAt('expiresAt', 'date_invalid')] });
  const secret = `${apiKeyMark}${newSecret()}`;
  const row = await deps.database.withScope(scope, async (scoped) => {
    await requireRoom(scoped, 'api-keys', { count: rows.countKeys, most: apiLimits.keysMax, code: 'api.full' });
    const actor = await findActor(scoped);
    return rows.insertKey(scoped, {
      name: draft.name,
      scopes: [...new Set(draft.scopes)],
      expiresAt,
      createdAt: now,
      prefix: secret.slice(0, prefixLength),
      secretHash: hashSecret(secret),
      createdById: actor.id,
      createdByName: actor.name,
    });
  });
  deps.log.info({ by: scope.userId, key: row.id, scopes: row.scopes }, 'an API key was made');
  return { key: rows.apiKeyOf(row), secret };
};

/** Revokes a key, at once and for good. Throws `resource.not_found`. */
export const revokeKey = async (deps: Deps, forget: (keyId: string) => void, scope: Scope, id: string) => {
  const row = await deps.database.withScope(scope, (scoped) => rows.revoke(scoped, id, deps.now()));
  if (!row) throw new ProblemError('resource.not_found');
  forget(id);
  deps.log.info({ by: scope.userId, key: id }, 'an API key was revoked');
};
