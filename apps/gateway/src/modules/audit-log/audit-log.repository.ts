import { type AuditEntry, type AuditFilter, auditTimeOffset } from '@esg/contract';
import { and, asc, desc, eq, gt, gte, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Scoped } from '../../platform/database/index.ts';
import { auditLinks } from '../reports/audit-links.tables.ts';
import { type ChainedEntry, entryOf } from '../reports/kernel.ts';
import { auditLog } from '../reports/reports.tables.ts';

export type Linked = { readonly entry: ChainedEntry; readonly hash: string };

const ofReport = ({ tenantId, organisationId }: Scoped, reportId: string) =>
  and(eq(auditLog.tenantId, tenantId), eq(auditLog.organisationId, organisationId), eq(auditLog.reportId, reportId));

const dayStart = (day: string) => new Date(`${day}T00:00:00.000${auditTimeOffset}`);
const dayEnd = (day: string) => new Date(`${day}T23:59:59.999${auditTimeOffset}`);

/** The columns in which a word may be found. */
const searched = [
  auditLog.section,
  auditLog.field,
  auditLog.actedByName,
  auditLog.actedForName,
  sql`${auditLog.oldValue}::text`,
  sql`${auditLog.newValue}::text`,
];
const holding = (word: string): SQL | undefined => {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return or(...searched.map((column) => ilike(column as SQL, pattern)));
};

const through = ({ person, action, section, from, to, search }: AuditFilter) =>
  and(
    person === undefined ? undefined : eq(auditLog.actedById, person),
    action === undefined ? undefined : eq(auditLog.action, action),
    section === undefined ? undefined : eq(auditLog.section, section),
    from === undefined ? undefined : gte(auditLog.at, dayStart(from)),
    to === undefined ? undefined : lte(auditLog.at, dayEnd(to)),
    ...(search?.split(/\s+/).filter(Boolean) ?? []).map(holding),
  );

const linked = (scoped: Scoped) =>
  scoped.tx
    .select({ row: auditLog, number: auditLinks.number, hash: auditLinks.hash })
    .from(auditLog)
    .innerJoin(auditLinks, eq(auditLinks.entryId, auditLog.id));
type LinkedRow = { row: typeof auditLog.$inferSelect; number: number; hash: string };
const linkedOf = ({ row, number, hash }: LinkedRow): Linked => ({ entry: entryOf(row, number), hash });

/** Newest first, those before that number. */
export const listEntries = async (
  scoped: Scoped,
  reportId: string,
  filter: AuditFilter,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<Linked[]> => {
  const earlier = before === undefined ? undefined : lt(auditLinks.number, before);
  const rows = await linked(scoped)
    .where(and(ofReport(scoped, reportId), through(filter), earlier))
    .orderBy(desc(auditLinks.number))
    .limit(limit);
  return rows.map(linkedOf);
};

/** Oldest first, those after one number and up to another. */
export const listEntriesUpTo = async (
  scoped: Scoped,
  reportId: string,
  filter: AuditFilter,
  { after, last, limit }: { after: number; last: number; limit: number },
): Promise<Linked[]> => {
  const within = and(gt(auditLinks.number, after), lte(auditLinks.number, last));
  const rows = await linked(scoped)
    .where(and(ofReport(scoped, reportId), through(filter), within))
    .orderBy(asc(auditLinks.number))
    .limit(limit);
  return rows.map(linkedOf);
};

/** The number of entries that match the filter. */
export const countEntries = (scoped: Scoped, reportId: string, filter: AuditFilter) =>
  scoped.tx.$count(auditLog, and(ofReport(scoped, reportId), through(filter)));

/** Everybody, every action and every section of the log. People go by their latest name. */
export const listChoices = async (scoped: Scoped, reportId: string) => {
  const { actedById, actedByName, action, section, position } = auditLog;
  const people = await scoped.tx
    .selectDistinctOn([actedById], { id: actedById, name: actedByName })
    .from(auditLog)
    .where(ofReport(scoped, reportId))
    .orderBy(actedById, desc(position));
  const places = await scoped.tx.selectDistinct({ action, section }).from(auditLog).where(ofReport(scoped, reportId));
  const actions: AuditEntry['action'][] = [...new Set(places.map((place) => place.action))];
  return { people, actions, sections: [...new Set(places.flatMap((place) => place.section ?? []))] };
};
