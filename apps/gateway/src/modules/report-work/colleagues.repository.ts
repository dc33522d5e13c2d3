import { may, type ReportColleague, roles } from '@esg/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { users } from '../users/users.tables.ts';

/** Everybody of the organisation who works on reports, by name. */
export const listColleagues = async (scoped: Scoped): Promise<ReportColleague[]> => {
  const { tx, tenantId, organisationId, organisationType, userId } = scoped;
  const { id, firstName, lastName, role, avatarFileId } = users;
  const workers = roles.filter((each) => may(each, 'report:write', organisationType));
  const rows = await tx
    .select({ id, firstName, lastName, role, avatarFileId })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.organisationId, organisationId), inArray(role, workers)))
    .orderBy(asc(firstName), asc(lastName), asc(id));
  return rows.map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    role: row.role,
    avatarFileId: row.avatarFileId,
    mayApprove: may(row.role, 'report:approve', organisationType),
    isSelf: row.id === userId,
  }));
};
