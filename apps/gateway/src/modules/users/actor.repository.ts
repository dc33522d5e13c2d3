import { and, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { users } from './users.tables.ts';

/** Who did something, by the name of that day: an account may be renamed or removed later. */
export type Actor = { readonly id: string; readonly name: string };

/** Who acts, by the name of today: a person, a consultant with their consultancy, an API key, or an external person. */
export const findActor = async ({ tx, tenantId, userId, visitor, key, guest }: Scoped): Promise<Actor> => {
  if (key) return { id: userId, name: `${key.name} (API)` };
  if (guest) return { id: userId, name: `${guest.name} (external)` };
  if (visitor) return { id: userId, name: `${visitor.name} (${visitor.organisationName})` };
  const [row] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return { id: userId, name: row ? `${row.firstName} ${row.lastName}`.trim() : '' };
};
