import type { Language, Role } from '@esg/contract';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';

/** The facts of a person that signing in needs. */
export type Account = typeof users.$inferSelect;

/** The account of this e-mail in this tenant. */
export const findAccount = async (tx: Transaction, tenantId: string, email: string): Promise<Account | undefined> => {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.email, email)));
  return row;
};

/** The account of this id in this tenant. */
export const findAccountById = async (tx: Transaction, tenantId: string, id: string): Promise<Account | undefined> => {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)));
  return row;
};

/** The account of this id in this tenant, locked until the transaction ends. */
export const lockAccountById = async (tx: Transaction, tenantId: string, id: string): Promise<Account | undefined> => {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, id)))
    .for('update');
  return row;
};

type NewAccount = {
  tenantId: string;
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  language: Language;
  acceptedTermsAt: Date | null;
};

/** Makes an account in an organisation; nothing where the tenant has one with this e-mail. */
export const insertAccount = async (
  tx: Transaction,
  account: NewAccount & { organisationId: string; role: Role },
): Promise<Account | undefined> => {
  const [row] = await tx.insert(users).values(account).onConflictDoNothing().returning();
  return row;
};

/** Makes a company at the first step of signing up (spec section 4: plan selection, company name). Its plan decides its type. */
export const insertNewOrganisation = async (
  tx: Transaction,
  { tenantId, name, language }: { tenantId: string; name: string; language: Language },
): Promise<string> => {
  const [row] = await tx
    .insert(organisations)
    .values({
      tenantId,
      name,
      type: 'Standard' as const,
      registerProcess: 1,
      informationStep: '0',
      reportLanguage: language,
      communicationLanguage: language,
    })
    .returning({ id: organisations.id });
  if (!row) throw new Error('An organisation was not stored');
  return row.id;
};

/** Gives the account another password, chosen by its owner. */
export const updatePassword = async (tx: Transaction, id: string, passwordHash: string) => {
  await tx.update(users).set({ passwordHash, mustChangePassword: false }).where(eq(users.id, id));
};
