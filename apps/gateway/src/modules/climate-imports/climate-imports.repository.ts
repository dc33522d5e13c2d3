import {
  type ClimateImport,
  type ClimateImportDetail,
  type ClimateImportField,
  type ClimateImportMapping,
  type ClimateImportState,
  climateImportKinds,
  climateImportOutcomes,
} from '@esg/contract';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { olderThan, ownRows, type Scoped, type Transaction } from '../../platform/database/index.ts';
import type { ListPosition } from '../../platform/http/index.ts';
import { type UndoneColumns, undoneOf } from '../imports/index.ts';
import { climateImportHeadings, climateImportRows, climateImports, type Tally } from './climate-imports.tables.ts';

export type ImportRow = typeof climateImports.$inferSelect;
export type ImportJob = { id: string; tenantId: string; organisationId: string; userId: string };
type Draft = Omit<typeof climateImports.$inferInsert, 'tenantId' | 'organisationId'>;
type Change = Partial<
  Pick<
    ImportRow,
    | 'state'
    | 'mapping'
    | 'checks'
    | 'progress'
    | 'failure'
    | 'tallies'
    | 'aliveAt'
    | 'attempts'
    | 'appliedAt'
    | 'appliedById'
    | 'appliedByName'
    | keyof UndoneColumns
  >
>;

/** Headings that are remembered for one organisation. */
const headingsMax = 500;

/** Entity managers have the imports that they uploaded, and no others. */
const own = (scoped: Scoped) =>
  and(
    ownRows(climateImports, scoped),
    scoped.role === 'entity-manager' ? eq(climateImports.createdById, scoped.userId) : undefined,
  );
const one = (scoped: Scoped, id: string) => and(own(scoped), eq(climateImports.id, id));
const atWork = inArray(climateImports.state, ['checking', 'applying', 'undoing']);

const countIn = <Name extends string>(names: readonly Name[], found: (name: Name) => number) =>
  Object.fromEntries(names.map((name) => [name, found(name)])) as Record<Name, number>;

/** Rows of the tallies that fit. */
export const sumOf = (tallies: readonly Tally[], fits: (tally: Tally) => boolean) =>
  tallies.filter(fits).reduce((sum, { found }) => sum + found, 0);

const checkedStates: readonly ClimateImportState[] = ['checked', 'applying', 'applied', 'undoing', 'undone'];

/** The row as the API answers it, with the number of its rows by kind and outcome. */
export const importOf = (row: ImportRow, tallies: readonly Tally[]): ClimateImport => ({
  id: row.id,
  state: row.state,
  fileName: row.fileName,
  fileBytes: row.fileBytes,
  progress: row.progress,
  counts: checkedStates.includes(row.state)
    ? {
        ...countIn(climateImportKinds, (name) => sumOf(tallies, ({ kind }) => kind === name)),
        asked: sumOf(tallies, ({ isAsked }) => isAsked),
        doubted: sumOf(tallies, ({ isDoubted }) => isDoubted === true),
      }
    : null,
  result: row.appliedAt
    ? countIn(climateImportOutcomes, (name) => sumOf(tallies, ({ outcome }) => outcome === name))
    : null,
  checks: row.checks,
  failure: row.failure,
  createdAt: row.createdAt.toISOString(),
  createdBy: { id: row.createdById, name: row.createdByName },
  appliedAt: row.appliedAt?.toISOString() ?? null,
  appliedBy: row.appliedById === null ? null : { id: row.appliedById, name: row.appliedByName ?? '' },
  ...undoneOf(row),
});

/** The same with its sheets and its mapping. */
export const detailOf = (row: ImportRow, tallies: readonly Tally[]): ClimateImportDetail => ({
  ...importOf(row, tallies),
  sheets: row.sheets,
  mapping: row.mapping,
});

/** How many rows of an import are of which kind, and what became of them. */
export const countRows = async (scoped: Scoped, id: string): Promise<Tally[]> => {
  const { importId, kind, outcome } = climateImportRows;
  const isAsked = sql<boolean>`${climateImportRows.question} is not null`;
  const isDoubted = sql<boolean>`${climateImportRows.doubt} is not null`;
  return scoped.tx
    .select({ kind, outcome, isAsked, isDoubted, found: count() })
    .from(climateImportRows)
    .where(and(ownRows(climateImportRows, scoped), eq(importId, id)))
    .groupBy(kind, outcome, isAsked, isDoubted);
};

/** The same as it was counted last. While rows are written it stays what it was before. */
export const findTallies = async (scoped: Scoped, row: ImportRow): Promise<readonly Tally[]> => {
  if (row.tallies) return row.tallies;
  return checkedStates.includes(row.state) ? countRows(scoped, row.id) : [];
};

/** Newest first, from behind `after`. */
export const listImports = (scoped: Scoped, after: ListPosition | undefined, limit: number): Promise<ImportRow[]> =>
  scoped.tx
    .select()
    .from(climateImports)
    .where(and(own(scoped), olderThan(climateImports, after)))
    .orderBy(desc(climateImports.createdAt), desc(climateImports.id))
    .limit(limit);

export const findImport = async (scoped: Scoped, id: string): Promise<ImportRow | undefined> =>
  (await scoped.tx.select().from(climateImports).where(one(scoped, id)))[0];

/** Locks the import for this transaction. */
export const lockImport = async (scoped: Scoped, id: string): Promise<ImportRow | undefined> =>
  (await scoped.tx.select().from(climateImports).where(one(scoped, id)).for('update'))[0];

export const countAtWork = (scoped: Scoped) =>
  scoped.tx.$count(climateImports, and(ownRows(climateImports, scoped), atWork));

export const insertImport = async (scoped: Scoped, draft: Draft): Promise<ImportRow> => {
  const { tx, tenantId, organisationId } = scoped;
  const [row] = await tx
    .insert(climateImports)
    .values({ ...draft, tenantId, organisationId })
    .returning();
  if (!row) throw new Error('An import of activity data was not stored');
  return row;
};

/** Changes the import if it is still in that state; the changed one, or undefined. */
export const updateImport = async (
  scoped: Scoped,
  id: string,
  state: ClimateImportState,
  change: Change,
): Promise<ImportRow | undefined> => {
  const [row] = await scoped.tx
    .update(climateImports)
    .set(change)
    .where(and(ownRows(climateImports, scoped), eq(climateImports.id, id), eq(climateImports.state, state)))
    .returning();
  return row;
};

/** An import as the job that works on it claimed it. */
export type ClaimedImport = Pick<ImportRow, 'id' | 'state' | 'attempts'>;

const claimed = (scoped: Scoped, { id, state, attempts }: ClaimedImport) =>
  and(
    ownRows(climateImports, scoped),
    eq(climateImports.id, id),
    eq(climateImports.state, state),
    eq(climateImports.attempts, attempts),
  );

/**
 * Changes the import for the job that claimed it; returns whether it did: not where another process has claimed it since, because this one
 * was thought lost.
 */
export const updateClaimed = async (scoped: Scoped, claim: ClaimedImport, change: Change): Promise<boolean> => {
  const changed = await scoped.tx
    .update(climateImports)
    .set(change)
    .where(claimed(scoped, claim))
    .returning({ id: climateImports.id });
  return changed.length > 0;
};

/** Whether the job still has the import that it claimed. */
export const hasClaim = async (scoped: Scoped, claim: ClaimedImport): Promise<boolean> =>
  (await scoped.tx.select({ id: climateImports.id }).from(climateImports).where(claimed(scoped, claim))).length > 0;

export const deleteImport = async (scoped: Scoped, id: string) => {
  await scoped.tx.delete(climateImports).where(one(scoped, id));
};

/** Claims a waiting import for the calling job; undefined where it is claimed, finished or gone. */
export const claimImport = async (scoped: Scoped, id: string, now: Date): Promise<ImportRow | undefined> => {
  const [row] = await scoped.tx
    .update(climateImports)
    .set({ aliveAt: now, attempts: sql`${climateImports.attempts} + 1` })
    .where(and(ownRows(climateImports, scoped), eq(climateImports.id, id), atWork, isNull(climateImports.aliveAt)))
    .returning();
  return row;
};

/** Releases imports whose process was last seen before that moment, and returns them with the person who asked for the work. */
export const releaseLost = async (tx: Transaction, seenBefore: Date): Promise<ImportJob[]> =>
  tx
    .update(climateImports)
    .set({ aliveAt: null })
    .where(and(atWork, lt(climateImports.aliveAt, seenBefore)))
    .returning({
      id: climateImports.id,
      tenantId: climateImports.tenantId,
      organisationId: climateImports.organisationId,
      userId: sql<string>`coalesce(${climateImports.undoneById}, ${climateImports.appliedById}, ${climateImports.createdById})`,
    });

/** The meanings that the organisation gave to headings before. */
export const listHeadings = async (scoped: Scoped): Promise<ReadonlyMap<string, ClimateImportField>> => {
  const { heading, field, usedAt } = climateImportHeadings;
  const rows = await scoped.tx
    .select({ heading, field })
    .from(climateImportHeadings)
    .where(ownRows(climateImportHeadings, scoped))
    .orderBy(desc(usedAt))
    .limit(headingsMax);
  return new Map(rows.map((row) => [row.heading, row.field]));
};

/** What held for rows that said nothing in the organisation's last import. */
export const findUsual = async (scoped: Scoped): Promise<ClimateImportMapping['usual'] | undefined> => {
  const [row] = await scoped.tx
    .select({ mapping: climateImports.mapping })
    .from(climateImports)
    .where(and(own(scoped), isNotNull(climateImports.mapping)))
    .orderBy(desc(climateImports.createdAt), desc(climateImports.id))
    .limit(1);
  return row?.mapping?.usual;
};

/** Stores the meanings of headings. */
export const rememberHeadings = async (
  scoped: Scoped,
  headings: ReadonlyMap<string, ClimateImportField>,
  usedAt: Date,
) => {
  if (headings.size === 0) return;
  const { tx, tenantId, organisationId } = scoped;
  const rows = [...headings].map(([heading, field]) => ({ tenantId, organisationId, heading, field, usedAt }));
  await tx
    .insert(climateImportHeadings)
    .values(rows)
    .onConflictDoUpdate({
      target: [climateImportHeadings.organisationId, climateImportHeadings.heading],
      set: { field: sql`excluded.field`, usedAt: sql`excluded.used_at` },
    });
};
