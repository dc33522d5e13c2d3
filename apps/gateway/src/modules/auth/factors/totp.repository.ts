import { and, count, eq, lt } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Account } from '../accounts.repository.ts';
import { recoveryCodes, totpSecrets } from './factors.tables.ts';

const ownerOf = ({ tenantId, organisationId, id: userId }: Account) => ({ tenantId, organisationId, userId });

/** The authenticator app of an account. */
export const findTotp = async (tx: Transaction, userId: string) => {
  const [row] = await tx.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
  return row;
};

/** Whether the account asks for a code after the password. */
export const hasTotp = async (tx: Transaction, userId: string): Promise<boolean> =>
  (await findTotp(tx, userId)) !== undefined;

/** Makes this the account's authenticator app, replacing an earlier one. */
export const putTotp = async (
  tx: Transaction,
  account: Account,
  app: { secret: string; lastStep: number; createdAt: Date },
) => {
  await tx
    .insert(totpSecrets)
    .values({ ...ownerOf(account), ...app })
    .onConflictDoUpdate({ target: totpSecrets.userId, set: app });
};

/** Uses up the code of a half minute; false where it, or a later one, was used before. */
export const takeStep = async (tx: Transaction, userId: string, step: number): Promise<boolean> => {
  const taken = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
    .returning({ userId: totpSecrets.userId });
  return taken.length > 0;
};

/** Removes the app with its recovery codes; false where there is none. */
export const deleteTotp = async (tx: Transaction, userId: string): Promise<boolean> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const removed = await tx.delete(totpSecrets).where(eq(totpSecrets.userId, userId)).returning();
  return removed.length > 0;
};

/** Replaces the recovery codes by these. */
export const putRecoveryCodes = async (tx: Transaction, account: Account, hashes: readonly string[], now: Date) => {
  const owner = ownerOf(account);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, owner.userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ ...owner, codeHash, createdAt: now })));
};

/** Uses up a recovery code; false for a wrong one. */
export const takeRecoveryCode = async (tx: Transaction, userId: string, codeHash: string): Promise<boolean> => {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ id: recoveryCodes.id });
  return taken.length > 0;
};

/** How many recovery codes are left. */
export const countRecoveryCodes = async (tx: Transaction, userId: string): Promise<number> => {
  const [row] = await tx.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
};
