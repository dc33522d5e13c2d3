import type { AuditEntry, Report } from '@esg/contract';
import { and, desc, eq } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { auditLog } from './reports.tables.ts';

type Person = Report['collaborators'][number];
type Entry = Pick<AuditEntry, 'action'> & Partial<Pick<AuditEntry, 'section' | 'field' | 'oldValue' | 'newValue'>>;

/** Entries shown; the log itself keeps all. */
const entriesMax = 500;

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
