import { type Language, limits, signInLimits } from '@esg/contract';
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { hashSecret, newSecret } from '../../platform/auth/index.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { oneTimeKeys } from './auth.tables.ts';

/** The data of each kind of key. */
export type KeyData = {
  /** `browserHash`: hash of the registering browser's secret, where there is one. */
  'confirm-email': {
    firstName: string;
    lastName: string;
    passwordHash: string;
    language: Language;
    browserHash?: string | undefined;
  };
  'reset-password': { userId: string };
  'new-password': { userId: string };
  'second-factor': { userId: string };
  /** The encrypted secret of an authenticator app without a confirmed code. */
  'totp-setup': { secret: string };
  'passkey-registration': { challenge: string };
  'passkey-sign-in': { challenge: string };
  /** A sign-in that is being passed to the page that asked for it. */
  'hand-over': { signInId: string; challenge: string };
  /**
   * A visit to an organisation's sign-in provider: the values that its response is checked against, and the page that the person wanted.
   */
  provider: { providerId: string; nonce: string; verifier: string; next: string };
};
export type KeyKind = keyof KeyData;

const lifetimeSeconds: Record<KeyKind, number> = {
  'confirm-email': limits.confirmationLinkSeconds,
  'reset-password': limits.resetLinkSeconds,
  'new-password': signInLimits.stepSeconds,
  'second-factor': signInLimits.stepSeconds,
  'totp-setup': signInLimits.stepSeconds,
  'passkey-registration': signInLimits.stepSeconds,
  'passkey-sign-in': signInLimits.stepSeconds,
  'hand-over': signInLimits.handOverSeconds,
  provider: signInLimits.stepSeconds,
};

type NewKey<Kind extends KeyKind> = { tenantId: string; kind: Kind; subject: string; data: KeyData[Kind] };
/** A key as its owner gets it: the secret is known only now. */
export type IssuedKey = { id: string; secret: string; expiresAt: Date };
export type FoundKey<Kind extends KeyKind> = { id: string; kind: Kind; subject: string; data: KeyData[Kind] };

const endOf = (kind: KeyKind, now: Date) => new Date(now.getTime() + lifetimeSeconds[kind] * 1000);

/** Makes a key. */
export const issueKey = async <Kind extends KeyKind>(
  tx: Transaction,
  key: NewKey<Kind>,
  now: Date,
): Promise<IssuedKey> => {
  const secret = newSecret();
  const expiresAt = endOf(key.kind, now);
  const values = { ...key, secretHash: hashSecret(secret), createdAt: now, expiresAt };
  const [row] = await tx.insert(oneTimeKeys).values(values).returning({ id: oneTimeKeys.id });
  if (!row) throw new Error('A key was not stored');
  return { id: row.id, secret, expiresAt };
};

/** Gives a valid key another secret and a new lifetime; the old secret stops working. */
export const renewKey = async (
  tx: Transaction,
  { id, kind }: { id: string; kind: KeyKind },
  now: Date,
): Promise<IssuedKey> => {
  const secret = newSecret();
  const expiresAt = endOf(kind, now);
  await tx
    .update(oneTimeKeys)
    .set({ secretHash: hashSecret(secret), expiresAt })
    .where(eq(oneTimeKeys.id, id));
  return { id, secret, expiresAt };
};

const foundOf = <Kind extends KeyKind>(row: typeof oneTimeKeys.$inferSelect | undefined) =>
  row && ({ id: row.id, kind: row.kind, subject: row.subject, data: row.data } as FoundKey<Kind>);

type Holder<Kind extends KeyKind> = { tenantId: string; kinds: readonly Kind[]; secret: string };
const held = ({ tenantId, kinds, secret }: Holder<KeyKind>, now: Date) =>
  and(
    eq(oneTimeKeys.tenantId, tenantId),
    inArray(oneTimeKeys.kind, [...kinds]),
    eq(oneTimeKeys.secretHash, hashSecret(secret)),
    gt(oneTimeKeys.expiresAt, now),
  );

/** Uses a key up: only one of several callers gets it. Nothing when it is used, expired, or another tenant's. */
export const takeKey = async <Kind extends KeyKind>(tx: Transaction, holder: Holder<Kind>, now: Date) => {
  const [row] = await tx.delete(oneTimeKeys).where(held(holder, now)).returning();
  return foundOf<Kind>(row);
};

/** The key, which stays valid: for a step that may be tried again. */
export const findKey = async <Kind extends KeyKind>(tx: Transaction, holder: Holder<Kind>, now: Date) => {
  const [row] = await tx.select().from(oneTimeKeys).where(held(holder, now));
  return foundOf<Kind>(row);
};

/**
 * The key, which stays valid for a few more codes. Counts the attempt as it is read, so that parallel codes count like successive ones:
 * commit it even when the code was wrong.
 */
export const tryKey = async <Kind extends KeyKind>(tx: Transaction, holder: Holder<Kind>, now: Date) => {
  const [row] = await tx
    .update(oneTimeKeys)
    .set({ tries: sql`${oneTimeKeys.tries} + 1` })
    .where(and(held(holder, now), lt(oneTimeKeys.tries, signInLimits.stepTriesMax)))
    .returning();
  return foundOf<Kind>(row);
};

/** The newest valid key of this kind about somebody. */
export const findNewestKey = async <Kind extends KeyKind>(
  tx: Transaction,
  { tenantId, kind, subject }: Pick<NewKey<Kind>, 'tenantId' | 'kind' | 'subject'>,
  now: Date,
) => {
  const about = and(eq(oneTimeKeys.tenantId, tenantId), eq(oneTimeKeys.kind, kind), eq(oneTimeKeys.subject, subject));
  const [row] = await tx
    .select()
    .from(oneTimeKeys)
    .where(and(about, gt(oneTimeKeys.expiresAt, now)))
    .orderBy(desc(oneTimeKeys.createdAt))
    .limit(1);
  return foundOf<Kind>(row);
};

/** A key by its id, whatever its secret: for a job that knows the id. */
export const findKeyById = async <Kind extends KeyKind>(tx: Transaction, id: string, now: Date) => {
  const [row] = await tx
    .select()
    .from(oneTimeKeys)
    .where(and(eq(oneTimeKeys.id, id), gt(oneTimeKeys.expiresAt, now)));
  return foundOf<Kind>(row);
};

/** Removes all keys of these kinds about somebody. */
export const deleteKeys = async (
  tx: Transaction,
  { tenantId, kinds, subject }: { tenantId: string; kinds: readonly KeyKind[]; subject: string },
) => {
  await tx
    .delete(oneTimeKeys)
    .where(
      and(eq(oneTimeKeys.tenantId, tenantId), inArray(oneTimeKeys.kind, [...kinds]), eq(oneTimeKeys.subject, subject)),
    );
};

/** Deletes keys that expired before this moment. */
export const deleteExpiredKeys = (tx: Transaction, before: Date) =>
  tx.delete(oneTimeKeys).where(lt(oneTimeKeys.expiresAt, before));
