import type { AuditEntry, Report } from '@esg/contract';
import { and, asc, desc, eq, exists, gt, notExists, type SQL, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { orderedId, prepared, type Scoped, type Transaction } from '../../platform/database/index.ts';
import { organisations } from '../organizations/organizations.tables.ts';
import { type ChainedEntry, chainStart, hashAfter } from './audit-chain.ts';
import { auditLinks } from './audit-links.tables.ts';
import { auditLog } from './reports.tables.ts';

type Person = Report['collaborators'][number];
type Entry = Pick<AuditEntry, 'action'> & Partial<Pick<AuditEntry, 'section' | 'field' | 'oldValue' | 'newValue'>>;
type Fence = Pick<Scoped, 'tx' | 'tenantId' | 'organisationId'>;

/** The entry as it is hashed and shown. */
export const entryOf = (row: typeof auditLog.$inferSelect, number: number): ChainedEntry => ({
  id: row.id,
  reportId: row.reportId,
  number,
  action: row.action,
  section: row.section,
  field: row.field,
  oldValue: row.oldValue,
  newValue: row.newValue,
  at: row.at.toISOString(),
  by: { id: row.actedById, name: row.actedByName },
  actedFor: row.actedForName,
});

/** One writer at a time adds to a report's chain; the others wait until its transaction is over. */
export const lockOfLog = (reportId: SQL) => sql`pg_advisory_xact_lock(hashtextextended(${reportId}::text, 35))`;

const lockLog = prepared('audit_log.lock', (db) =>
  db.select({ lock: lockOfLog(sql`${sql.placeholder('reportId')}`) }).from(sql`(select 1) as once`),
);

/** The last link of a report's chain, and whether later entries are not linked yet. */
export type Head = {
  readonly number: number;
  readonly position: number;
  readonly hash: string;
  readonly hasUnlinked: boolean;
};
export const noChain: Head = { number: 0, position: 0, hash: chainStart, hasUnlinked: true };

/** The same as a row that other statements may join; no row where there is no chain. */
export const headOf = (db: NodePgDatabase) => {
  const { number, position, hash } = auditLinks;
  const after = db
    .select({ position: auditLog.position })
    .from(auditLog)
    .where(and(eq(auditLog.reportId, auditLinks.reportId), gt(auditLog.position, auditLinks.position)));
  return db
    .select({ number, position, hash, hasUnlinked: sql<boolean>`${exists(after)}`.as('has_unlinked') })
    .from(auditLinks)
    .where(
      and(
        eq(auditLinks.tenantId, sql.placeholder('tenantId')),
        eq(auditLinks.organisationId, sql.placeholder('organisationId')),
        eq(auditLinks.reportId, sql.placeholder('reportId')),
      ),
    )
    .orderBy(desc(number))
    .limit(1)
    .as('head');
};

const lastLink = prepared('audit_links.last', (db) => db.select().from(headOf(db)));

/** The last link of the report's chain, and whether later entries are not linked yet; none where there is no chain. */
export const findHead = async (fence: Fence, reportId: string): Promise<Head> => {
  const { tenantId, organisationId } = fence;
  const [head] = await lastLink(fence, { tenantId, organisationId, reportId });
  return head ?? noChain;
};

const linkRest = async (fence: Fence, reportId: string) => {
  const { tx, tenantId, organisationId } = fence;
  const head = await findHead(fence, reportId);
  const rows = await tx
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.tenantId, tenantId),
        eq(auditLog.organisationId, organisationId),
        eq(auditLog.reportId, reportId),
        gt(auditLog.position, head.position),
      ),
    )
    .orderBy(asc(auditLog.position));
  if (rows.length === 0) return;
  let { hash } = head;
  const links = rows.map((row, index) => {
    const number = head.number + index + 1;
    hash = hashAfter(hash, entryOf(row, number));
    return { tenantId, organisationId, reportId, number, entryId: row.id, position: row.position, hash };
  });
  // A statement has a limited number of parameters; there may be many entries from before the chain.
  for (let from = 0; from < links.length; from += 1000)
    await tx.insert(auditLinks).values(links.slice(from, from + 1000));
};

/** Links entries of the report that are not linked yet: those written before the chain existed. */
export const linkAudit = async (fence: Fence, reportId: string) => {
  await lockLog(fence, { reportId });
  await linkRest(fence, reportId);
};

/** The client of a consultant's action; nobody else acts for another organisation. */
export const findClientName = async ({ tx, tenantId, organisationId, visitor }: Scoped): Promise<string | null> => {
  if (!visitor) return null;
  const [row] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  return row?.name ?? null;
};

type NewEntry = Omit<typeof auditLog.$inferInsert, 'position'>;

/** The entry as it is stored, and its place after the head. */
const linked = (given: NewEntry, head: Pick<Head, 'number' | 'hash'>) => {
  const blank = { section: null, field: null, oldValue: null, newValue: null, actedForName: null };
  const row = { ...blank, ...given, id: orderedId(), position: 0 };
  const number = head.number + 1;
  const { position: _, ...values } = row;
  return { values, number, hash: hashAfter(head.hash, entryOf(row, number)) };
};

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/** The entry and its link to the head, as parts of one statement, so that the chain covers exactly what is stored. */
export const linkedEntry = (db: NodePgDatabase) => {
  const { placeholder } = sql;
  const owner = {
    tenantId: placeholder('tenantId'),
    organisationId: placeholder('organisationId'),
    reportId: placeholder('reportId'),
  };
  const values = {
    ...owner,
    id: placeholder('entryId'),
    action: placeholder('action'),
    section: placeholder('section'),
    field: placeholder('field'),
    oldValue: sql`${placeholder('oldValue')}::jsonb`,
    newValue: sql`${placeholder('newValue')}::jsonb`,
    at: placeholder('at'),
    actedById: placeholder('actedById'),
    actedByName: placeholder('actedByName'),
    actedForName: placeholder('actedForName'),
  };
  const entry = db.$with('entry').as(db.insert(auditLog).values(values).returning({ position: auditLog.position }));
  const place = {
    tenantId: sql<string>`${owner.tenantId}::uuid`.as('tenant_id'),
    organisationId: sql<string>`${owner.organisationId}::uuid`.as('organisation_id'),
    reportId: sql<string>`${owner.reportId}::uuid`.as('report_id'),
    number: sql<number>`${placeholder('number')}::int`.as('number'),
    entryId: sql<string>`${values.id}::uuid`.as('entry_id'),
    position: entry.position,
    hash: sql<string>`${placeholder('hash')}::text`.as('hash'),
  };
  const linkBy = (on: Pick<NodePgDatabase, 'insert'>) => on.insert(auditLinks).select(db.select(place).from(entry));
  return { entry, linkBy };
};

/** The parameters of `linkedEntry`. */
export const valuesOfEntry = (given: NewEntry, head: Pick<Head, 'number' | 'hash'>) => {
  const { values, number, hash } = linked(given, head);
  const { id, oldValue, newValue, ...rest } = values;
  return { ...rest, entryId: id, oldValue: json(oldValue), newValue: json(newValue), number, hash };
};

const appendLinked = prepared('audit_log.append', (db) => {
  const { entry, linkBy } = linkedEntry(db);
  return linkBy(db.with(entry));
});

/** Adds entries to the report's log and links them to those before (docs/adr/0035). */
export const appendAudit = async (
  scoped: Scoped,
  reportId: string,
  by: Person,
  at: Date,
  entries: readonly Entry[],
) => {
  if (entries.length === 0) return;
  const { tx, tenantId, organisationId } = scoped;
  const person = { actedById: by.id, actedByName: by.name, actedForName: await findClientName(scoped) };
  const common = { tenantId, organisationId, reportId, at, ...person };
  // Both are sent before the first is answered; the second begins after the lock, so it sees what the writer before stored.
  const [, head] = await Promise.all([lockLog(scoped, { reportId }), findHead(scoped, reportId)]);
  const [entry, ...others] = entries;
  if (entry && others.length === 0 && !head.hasUnlinked) {
    await appendLinked(scoped, valuesOfEntry({ ...common, ...entry }, head));
    return;
  }
  await tx.insert(auditLog).values(entries.map((each) => ({ ...common, ...each })));
  await linkRest(scoped, reportId);
};

/** Reports of all tenants with entries that are not linked yet. */
export const listUnlinked = (tx: Transaction) =>
  tx
    .selectDistinct({
      tenantId: auditLog.tenantId,
      organisationId: auditLog.organisationId,
      reportId: auditLog.reportId,
    })
    .from(auditLog)
    .where(
      notExists(tx.select({ id: auditLinks.entryId }).from(auditLinks).where(eq(auditLinks.entryId, auditLog.id))),
    );
