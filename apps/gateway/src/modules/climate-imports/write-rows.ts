import type { NewClimateActivity } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { deleteLines, insertLines, listLinesLike, updateLines } from '../climate/index.ts';
import type { ImportRow } from './climate-imports.repository.ts';
import { billKeyOf } from './plan.ts';
import { progressOf } from './progress.ts';
import { listUnwritten, listWritten, type StoredRow, settleRows } from './rows.repository.ts';

/** Rows of one transaction: the lines, what they come to, and what became of the rows. */
const lotSize = 1000;

type Lots = {
  readonly next: (scoped: Scoped, importId: string, after: number, limit: number) => Promise<StoredRow[]>;
  readonly work: (scoped: Scoped, importId: string, rows: readonly StoredRow[], now: Date) => Promise<void>;
};

/** Walks through rows lot by lot; what an earlier attempt has done is left out. */
const walk = async (deps: GatewayDeps, scope: Scope, row: ImportRow, { next, work }: Lots, of: number) => {
  const progress = progressOf(deps, scope, row);
  let after = 0;
  let done = 0;
  for (;;) {
    const lot = await deps.database.withScope(scope, async (scoped) => {
      const rows = await next(scoped, row.id, after, lotSize);
      await work(scoped, row.id, rows, deps.now());
      return rows;
    });
    const last = lot.at(-1);
    if (!last) return progress;
    after = last.position;
    done += lot.length;
    await progress.report(of === 0 ? 0 : done / of);
  }
};

const linesOf = (rows: readonly StoredRow[]): { readonly row: StoredRow; readonly line: NewClimateActivity }[] =>
  rows.flatMap((row) => (row.line ? [{ row, line: row.line }] : []));

type Added = ReturnType<typeof linesOf>;

/**
 * New rows whose bill has no line yet, and those that somebody brought since the check, by another sheet or by hand: a bill counts once. One lot
 * of an organisation is written at a time, so that two imports see each other's lines.
 */
const splitNew = async (scoped: Scoped, rows: readonly StoredRow[]) => {
  const added = linesOf(rows.filter(({ kind }) => kind === 'new'));
  if (added.length === 0) return { added, met: [] };
  await lockLimit(scoped, 'climate-import-lines');
  const standing = new Map(
    (
      await listLinesLike(
        scoped,
        added.map(({ line }) => line),
      )
    ).map((each) => [billKeyOf(each.line), each]),
  );
  const standingOf = ({ line }: Added[number]) => standing.get(billKeyOf(line));
  return {
    added: added.filter((each) => !standingOf(each)),
    met: added.flatMap((each) => {
      const found = standingOf(each);
      return found ? [{ row: each.row, id: found.id, version: found.version }] : [];
    }),
  };
};

const writeLot = async (by: string, scoped: Scoped, importId: string, rows: readonly StoredRow[], now: Date) => {
  const writing = { by, now };
  const { added, met } = await splitNew(scoped, rows);
  const ids = await insertLines(
    scoped,
    added.map(({ line }) => line),
    writing,
  );
  const edits = linesOf(rows.filter(({ kind }) => kind === 'changed'));
  const changed = await updateLines(
    scoped,
    edits.map(({ row, line }) => ({ id: row.activityId ?? '', version: row.activityVersion ?? 0, line })),
    writing,
  );
  await settleRows(scoped, importId, [
    ...added.map(({ row }, index) => ({
      position: row.position,
      outcome: 'added' as const,
      activityId: ids[index] ?? null,
      activityVersion: 1,
    })),
    ...met.map(({ row, id, version }) => ({
      position: row.position,
      outcome: 'kept' as const,
      activityId: id,
      activityVersion: version,
    })),
    ...edits.map(({ row }) => {
      const version = changed.get(row.activityId ?? '');
      return {
        position: row.position,
        outcome: version === undefined ? ('kept' as const) : ('changed' as const),
        activityId: row.activityId,
        activityVersion: version ?? row.activityVersion,
      };
    }),
  ]);
};

/** Writes the checked rows. A line that somebody added or changed since the check is kept as it is. */
export const writeRows = async (deps: GatewayDeps, scope: Scope, row: ImportRow, of: number) => {
  const work: Lots['work'] = (scoped, importId, rows, now) => writeLot(row.createdByName, scoped, importId, rows, now);
  const progress = await walk(deps, scope, row, { next: listUnwritten, work }, of);
  await progress.finish({ state: 'applied' });
};

const undoLot = async (by: string, scoped: Scoped, importId: string, rows: readonly StoredRow[], now: Date) => {
  const writing = { by, now };
  const added = rows.filter(({ outcome }) => outcome === 'added');
  const targetOf = (row: StoredRow) => ({ id: row.activityId ?? '', version: row.activityVersion ?? 0 });
  const deleted = await deleteLines(scoped, added.map(targetOf), writing);
  const edits = rows.flatMap((row) => (row.outcome === 'changed' && row.before ? [{ row, line: row.before }] : []));
  const restored = await updateLines(
    scoped,
    edits.map(({ row, line }) => ({ ...targetOf(row), line })),
    writing,
  );
  const settle = (row: StoredRow, outcome: 'removed' | 'restored' | 'kept') => ({
    position: row.position,
    outcome,
    activityId: row.activityId,
    activityVersion: row.activityVersion,
  });
  await settleRows(scoped, importId, [
    ...added.map((row) => settle(row, deleted.has(row.activityId ?? '') ? 'removed' : 'kept')),
    ...edits.map(({ row }) => settle(row, restored.has(row.activityId ?? '') ? 'restored' : 'kept')),
  ]);
};

/** Takes back what an import wrote: new lines are deleted, changed ones are as before. What was changed since is kept. */
export const undoRows = async (deps: GatewayDeps, scope: Scope, row: ImportRow, of: number) => {
  const work: Lots['work'] = (scoped, importId, rows, now) => undoLot(row.createdByName, scoped, importId, rows, now);
  const progress = await walk(deps, scope, row, { next: listWritten, work }, of);
  await progress.finish({ state: 'undone' });
};
