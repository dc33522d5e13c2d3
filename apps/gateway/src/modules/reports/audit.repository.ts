import type { AuditEntry, Report } from '@esg/contract';
import { and, asc, desc, eq, gt, notExists, sql } from 'drizzle-orm';
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

/** One writer at a time continues a report's chain; the others wait until its transaction is over. */
const lockChain = ({ tx }: Fence, reportId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${reportId}, 35))`);

const lastLink = prepared('audit_links.last', (db) => {
  const { number, position, hash } = auditLinks;
  return db
    .select({
      ...{ number, position, hash },
      hasUnlinked: sql<boolean>`exists (select 1 from ${auditLog}
        where ${auditLog.reportId} = ${auditLinks.reportId} and ${auditLog.position} > ${auditLinks.position})`,
    })
    .from(auditLinks)
    .where(
      and(
        eq(auditLinks.tenantId, sql.placeholder('tenantId')),
        eq(auditLinks.organisationId, sql.placeholder('organisationId')),
        eq(auditLinks.reportId, sql.placeholder('reportId')),
      ),
    )
    .orderBy(desc(number))
    .limit(1);
});

/** The last link of the report's chain, and whether entries follow that are not linked yet; none where there is no chain. */
export const findHead = async (fence: Fence, reportId: string) => {
  const { tenantId, organisationId } = fence;
  const [head] = await lastLink(fence, { tenantId, organisationId, reportId });
  return head ?? { number: 0, position: 0, hash: chainStart, hasUnlinked: true };
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
  // A statement holds so many parameters; entries older than the chain may be many.
  for (let from = 0; from < links.length; from += 1000)
    await tx.insert(auditLinks).values(links.slice(from, from + 1000));
};

/** Links entries of the report that are not linked yet: those written before there was a chain. */
export const linkAudit = async (fence: Fence, reportId: string) => {
  await lockChain(fence, reportId);
  await linkRest(fence, reportId);
};

/** For whom somebody of a consultancy acts; nobody acts for another otherwise. */
const clientOf = async ({ tx, tenantId, organisationId, visitor }: Scoped): Promise<string | null> => {
  if (!visitor) return null;
  const [row] = await tx
    .select({ name: organisations.name })
    .from(organisations)
    .where(and(eq(organisations.tenantId, tenantId), eq(organisations.id, organisationId)));
  return row?.name ?? null;
};

type NewEntry = Omit<typeof auditLog.$inferInsert, 'position'>;

/** The entry and its link to the head, in one statement: what the chain covers is what is stored. */
const insertLinked = async (tx: Transaction, given: NewEntry, head: { number: number; hash: string }) => {
  const { tenantId, organisationId, reportId } = given;
  const row = {
    ...{ section: null, field: null, oldValue: null, newValue: null, actedForName: null, ...given },
    ...{ id: orderedId(), position: 0 },
  };
  const number = head.number + 1;
  const hash = hashAfter(head.hash, entryOf(row, number));
  const { position: _, ...values } = row;
  const entry = tx.$with('entry').as(tx.insert(auditLog).values(values).returning({ position: auditLog.position }));
  await tx
    .with(entry)
    .insert(auditLinks)
    .select(
      tx
        .select({
          tenantId: sql<string>`${tenantId}::uuid`.as('tenant_id'),
          organisationId: sql<string>`${organisationId}::uuid`.as('organisation_id'),
          reportId: sql<string>`${reportId}::uuid`.as('report_id'),
          number: sql<number>`${number}::int`.as('number'),
          entryId: sql<string>`${row.id}::uuid`.as('entry_id'),
          position: entry.position,
          hash: sql<string>`${hash}::text`.as('hash'),
        })
        .from(entry),
    );
};

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
  const person = { actedById: by.id, actedByName: by.name, actedForName: await clientOf(scoped) };
  const common = { tenantId, organisationId, reportId, at, ...person };
  // Both are sent before the first is answered; the second sees what the writer before left, as it begins after the lock.
  const [, head] = await Promise.all([lockChain(scoped, reportId), findHead(scoped, reportId)]);
  const [entry, ...others] = entries;
  if (entry && others.length === 0 && !head.hasUnlinked) {
    await insertLinked(tx, { ...common, ...entry }, head);
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
