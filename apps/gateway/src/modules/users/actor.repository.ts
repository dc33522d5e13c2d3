import { and, eq, inArray, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { ownRows, prepared, type Scoped } from '../../platform/database/index.ts';
import { users } from './users.tables.ts';

/** Who did something, by the name of that day: an account may be renamed or removed later. */
export type Actor = { readonly id: string; readonly name: string };

type Named = Pick<typeof users.$inferSelect, 'firstName' | 'lastName'>;

/** The names of the user in `tenantId` and `userId`, as a row that other statements may join. */
export const personOf = (db: NodePgDatabase) =>
  db
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.tenantId, sql.placeholder('tenantId')), eq(users.id, sql.placeholder('userId'))))
    .as('person');

const nameById = prepared('users.name', (db) => db.select().from(personOf(db)));

/** Who acts, by their present name: a person, a consultant with their consultancy, an API key, or an external person. */
export const actorNamed = ({ userId, visitor, key, guest }: Scoped, person: Named | null | undefined): Actor => {
  if (key) return { id: userId, name: `${key.name} (API)` };
  if (guest) return { id: userId, name: `${guest.name} (external)` };
  if (visitor) return { id: userId, name: `${visitor.name} (${visitor.organisationName})` };
  return { id: userId, name: person ? `${person.firstName} ${person.lastName}`.trim() : '' };
};

/** The same, looked up. */
export const findActor = async (scoped: Scoped): Promise<Actor> => {
  const { tenantId, userId, visitor, key, guest } = scoped;
  const [person] = visitor || key || guest ? [] : await nameById(scoped, { tenantId, userId });
  return actorNamed(scoped, person);
};

/** The name of one of the tenant's people, or `undefined`. */
export const nameOfPerson = async (scoped: Scoped, userId: string): Promise<string | undefined> => {
  const [person] = await nameById(scoped, { tenantId: scoped.tenantId, userId });
  return person && `${person.firstName} ${person.lastName}`.trim();
};

/** The names of these people of the organisation, by their ids. */
export const namesOfPeople = async (scoped: Scoped, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const people = await scoped.tx
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(ownRows(users, scoped), inArray(users.id, [...ids])));
  return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
};
