import type { Report } from '@esg/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { appendAudit } from './audit.repository.ts';
import { reports } from './reports.tables.ts';

type Person = Report['collaborators'][number];

const replaced = (collaborators: Person[], fromId: string, to: Person) =>
  collaborators
    .filter(({ id }) => id !== to.id || !collaborators.some((other) => other.id === fromId))
    .map((person) => (person.id === fromId ? to : person));

/**
 * Replaces a leaving person by somebody else among the collaborators of the organisation's reports, and adds this to each audit log (spec
 * section 6: removing a user moves that user's reports to the remover). Answers and log keep the author's name.
 */
export const handOverReports = async (scoped: Scoped, from: Person, to: Person, now: Date): Promise<string[]> => {
  const { tx, tenantId, organisationId } = scoped;
  const own = and(eq(reports.tenantId, tenantId), eq(reports.organisationId, organisationId));
  const theirs = sql`${reports.collaborators} @> ${JSON.stringify([{ id: from.id }])}::jsonb`;
  const rows = await tx
    .select({ id: reports.id, collaborators: reports.collaborators })
    .from(reports)
    .where(and(own, theirs))
    .for('update');
  for (const { id, collaborators } of rows) {
    await tx
      .update(reports)
      .set({ collaborators: replaced(collaborators, from.id, to) })
      .where(and(own, eq(reports.id, id)));
    const entry = { action: 'handed-over' as const, field: 'collaborators', oldValue: from.name, newValue: to.name };
    await appendAudit(scoped, id, to, now, [entry]);
  }
  return rows.map(({ id }) => id);
};
