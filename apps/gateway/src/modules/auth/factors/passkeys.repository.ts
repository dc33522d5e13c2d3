import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/index.ts';
import { passkeys } from './factors.tables.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** The passkeys of an account, by age. */
export const listPasskeys = (tx: Transaction, userId: string): Promise<Passkey[]> =>
  tx.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), passkeys.id);

/** Stores a passkey; false where the tenant has it already. */
export const insertPasskey = async (tx: Transaction, passkey: typeof passkeys.$inferInsert): Promise<boolean> => {
  const stored = await tx.insert(passkeys).values(passkey).onConflictDoNothing().returning({ id: passkeys.id });
  return stored.length > 0;
};

/** A passkey by the authenticator's id, locked until the transaction ends. */
export const lockPasskey = async (
  tx: Transaction,
  { tenantId, credentialId, rpId }: Pick<Passkey, 'tenantId' | 'credentialId' | 'rpId'>,
): Promise<Passkey | undefined> => {
  const [row] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.tenantId, tenantId), eq(passkeys.credentialId, credentialId), eq(passkeys.rpId, rpId)))
    .for('update');
  return row;
};

/** Notes that a passkey was used. */
export const touchPasskey = async (tx: Transaction, id: string, use: { counter: number; lastUsedAt: Date }) => {
  await tx.update(passkeys).set(use).where(eq(passkeys.id, id));
};

/** Gives a passkey of an account another name. */
export const renamePasskey = async (
  tx: Transaction,
  { userId, id, name }: Pick<Passkey, 'userId' | 'id' | 'name'>,
): Promise<Passkey | undefined> => {
  const [row] = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning();
  return row;
};

/** Removes a passkey of an account; false where there is none of this id. */
export const deletePasskey = async (tx: Transaction, userId: string, id: string): Promise<boolean> => {
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return removed.length > 0;
};
