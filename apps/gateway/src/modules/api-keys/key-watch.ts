import { hashSecret, type IdentifyKey } from '../../platform/auth/index.ts';
import type { Database, Scope } from '../../platform/database/index.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { stillHolds } from '../../platform/still-holds.ts';
import { findLiveKey, markUsed } from './api-keys.repository.ts';

/** How long another gateway may still accept a revoked key. This one forgets it at once. */
const rememberMilliseconds = 5000;
const rememberedMax = 10_000;
const useMilliseconds = 60_000;

type Known = { scope: Scope; expiresAt: Date | null; until: number };
export type KeyWatch = { identify: IdentifyKey; forget: (keyId: string) => void };

/**
 * The organisation of a key, from the database. The key acts as an administrator with only its scopes. Unknown, revoked and expired keys
 * are refused alike.
 */
export const createKeyWatch = (database: Database, now: () => Date): KeyWatch => {
  const remembered = new Map<string, Known>();

  const find = async (hash: string): Promise<Known> => {
    const known = remembered.get(hash);
    if (known && stillHolds(known, now().getTime(), rememberMilliseconds)) return known;
    const at = now();
    const found = await database.withSystem(async (tx) => {
      const row = await findLiveKey(tx, hash);
      if (row) await markUsed(tx, row.key.id, at, new Date(at.getTime() - useMilliseconds));
      return row;
    });
    if (!found) throw new ProblemError('auth.not_authenticated', { message: 'The API key is unknown or revoked' });
    const { key, organisationType } = found;
    const { id: userId, tenantId, organisationId, name, scopes, expiresAt } = key;
    const scope: Scope = {
      tenantId,
      organisationId,
      userId,
      role: 'administrator',
      organisationType,
      key: { name, scopes },
    };
    const fresh = { scope, expiresAt, until: at.getTime() + rememberMilliseconds };
    if (remembered.size >= rememberedMax) remembered.clear();
    remembered.set(hash, fresh);
    return fresh;
  };

  return {
    identify: async (secret) => {
      const { scope, expiresAt } = await find(hashSecret(secret));
      if (expiresAt && expiresAt <= now())
        throw new ProblemError('auth.not_authenticated', { message: 'The API key has expired' });
      return scope;
    },
    forget: (keyId) => {
      for (const [hash, { scope }] of remembered) if (scope.userId === keyId) remembered.delete(hash);
    },
  };
};
