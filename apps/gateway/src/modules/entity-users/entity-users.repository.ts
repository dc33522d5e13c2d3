import { portalRoleOf } from '@esg/contract';
import { and, asc, eq } from 'drizzle-orm';
import { ownRows, partyOf, type Scoped } from '../../platform/database/index.ts';
import { users } from '../users/users.tables.ts';

export type EntityUserRow = typeof users.$inferSelect;

const entityUsers = (scoped: Scoped) => and(ownRows(users, scoped), eq(users.role, portalRoleOf(partyOf(scoped))));

/** Everybody with an account who answers for entities, or for suppliers where these are meant, by e-mail. */
export const listAccounts = (scoped: Scoped): Promise<EntityUserRow[]> =>
  scoped.tx.select().from(users).where(entityUsers(scoped)).orderBy(asc(users.email));

/** Removes the account of such a person, with its sessions and grant. What the person entered stays, under their name. */
export const deleteAccount = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(users).where(and(entityUsers(scoped), eq(users.id, id)));
};
