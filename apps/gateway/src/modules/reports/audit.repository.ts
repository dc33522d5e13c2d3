import type { AuditEntry, Report } from '@esg/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { users } from '../users/users.tables.ts';
import { auditLog } from './reports.tables.ts';

type Person = Report['collaborators'][number];
type Entry = Pick<AuditEntry, 'action'> & Partial<Pick<AuditEntry, 'section' | 'field' | 'oldValue' | 'newValue'>>;

/** Entries shown; the log itself keeps all. */
const entriesMax = 500;

/** The person who acts, by the name of today; a consultant's comes with their consultancy's. */
export const findActor = async ({ tx, tenantId, userId, visitor }: Scoped): Promise<Person> => {
  if (visitor) return { id: userId, name: `${visitor.name} (${visitor.organisationName})` };
  const [row] = await tx
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.id, userId)));
  return { id: userId, name: row ? `${row.firstName} ${row.lastName}`.trim() : '' };
};

/** Adds entries to the report's log. */
export const appendAudit = async (
  { tx, tenantId, organisationId }: Scoped,
  reportId: string,
  by: Person,
  at: Date,
  entries: readonly Entry[],
) => {
  if (entries.length === 0) return;
  const common = { tenantId, organisationId, reportId, at, actedById: by.id, actedByName: by.name };
  await tx.insert(auditLog).values(entries.map((entry) => ({ ...common, ...entry })));
};

/** The latest entries of the report, newest first. */
export const listAudit = async ({ tx, tenantId, organisationId }: Scoped, reportId: string): Promise<AuditEntry[]> => {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.tenantId, tenantId),
        eq(auditLog.organisationId, organisationId),
        eq(auditLog.reportId, reportId),
      ),
    )
    .orderBy(desc(auditLog.position))
    .limit(entriesMax);
  return rows.map(({ id, action, section, field, oldValue, newValue, at, actedById, actedByName }) => ({
    id,
    action,
    section,
    field,
    oldValue,
    newValue,
    at: at.toISOString(),
    by: { id: actedById, name: actedByName },
  }));
};
