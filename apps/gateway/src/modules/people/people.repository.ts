import { mayBeEntitiesManager, needsSeat, type Role } from '@esg/contract';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { users } from '../users/users.tables.ts';

export type PersonRow = typeof users.$inferSelect;

const own = ({ tenantId, organisationId }: Scoped) =>
  and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId));

/** Everybody with an account in the caller's organisation, by e-mail. */
export const listPeople = (scoped: Scoped): Promise<PersonRow[]> =>
  scoped.tx.select().from(users).where(own(scoped)).orderBy(asc(users.email));

/** One person of the caller's organisation. */
export const findPerson = async (scoped: Scoped, id: string): Promise<PersonRow | undefined> => {
  const [row] = await scoped.tx
    .select()
    .from(users)
    .where(and(own(scoped), eq(users.id, id)));
  return row;
};

/**
 * The caller's organisation, locked for this transaction: changes of its people happen one after the other, so that two administrators who
 * remove each other do not both succeed.
 */
export const lockOrganisation = async ({ tx, tenantId, organisationId }: Scoped) => {
  const [row] = await tx
    .select()
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)))
    .for('update');
  return row;
};

/** Whether the organisation has an administrator besides this person. */
export const hasOtherAdministrator = async (scoped: Scoped, id: string) => {
  const [row] = await scoped.tx
    .select({ others: count() })
    .from(users)
    .where(and(own(scoped), eq(users.role, 'administrator'), ne(users.id, id)));
  return (row?.others ?? 0) > 0;
};

/**
 * Sets another role. Somebody who no longer manages entities is removed as an entities manager, and somebody who is no basic user has none.
 */
export const updateRole = async (scoped: Scoped, id: string, role: Role) => {
  await scoped.tx
    .update(users)
    .set({ role, ...(role === 'basic' ? {} : { entitiesManagerId: null }) })
    .where(and(own(scoped), eq(users.id, id)));
  if (!mayBeEntitiesManager(role))
    await scoped.tx
      .update(users)
      .set({ entitiesManagerId: null })
      .where(and(own(scoped), eq(users.entitiesManagerId, id)));
};

/** Assigns an entities manager, or none. */
export const updateEntitiesManager = async (scoped: Scoped, id: string, entitiesManagerId: string | null) => {
  await scoped.tx
    .update(users)
    .set({ entitiesManagerId })
    .where(and(own(scoped), eq(users.id, id)));
};

/** Assigns another entities manager to the people of the former one; returns how many. */
export const handOverPeople = async (scoped: Scoped, from: string, to: string) => {
  const rows = await scoped.tx
    .update(users)
    .set({ entitiesManagerId: to })
    .where(and(own(scoped), eq(users.entitiesManagerId, from)))
    .returning({ id: users.id });
  return rows.length;
};

/** Deletes the account with its sign-ins, second factors and notifications. What the person wrote stays, under their name. */
export const deletePerson = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(users).where(and(own(scoped), eq(users.id, id)));
};

/** How many of these people have a seat. */
export const countSeated = (people: readonly { role: Role }[]) => people.filter(({ role }) => needsSeat(role)).length;
