import type { NewClimateActivity } from '@esg/contract';
import { lockLimit, type Scope, type Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import {
  createBasisReader,
  deleteLines,
  insertReady,
  listLinesLike,
  type ReadyLines,
  readyLines,
  updateLines,
} from '../climate/index.ts';
import { importerOf, notifyUndoneWithin, undoneOf } from '../imports/index.ts';
import { hasClaim, type ImportRow } from './climate-imports.repository.ts';
import { billKeyOf } from './plan.ts';
import { ClaimLost, progressOf } from './progress.ts';
import { listAsRead, listUnwritten, listWritten, type StoredRow, settleRows } from './rows.repository.ts';

type Writing = { readonly by: string; readonly now: Date };

/** Rows of one transaction: the lines, what they come to, and what became of the rows. */
const lotSize = 1000;

/** Rows of the sheet with what was made ready of them. */
type Lot<Ready> = { readonly rows: readonly StoredRow[]; readonly ready: Ready };

type Lots<Ready> = {
  readonly next: (scoped: Scoped, importId: string, after: number, limit: number) => Promise<StoredRow[]>;
  /** What can be done before the rows' turn comes, while the database writes the ones before. */
  readonly makeReady: (rows: readonly StoredRow[]) => Promise<Ready>;
  readonly work: (scoped: Scoped, importId: string, lot: Lot<Ready>) => Promise<void>;
};

/** Walks through rows lot by lot; what an earlier attempt has done is left out. */
const walk = async <Ready>(
  deps: GatewayDeps,
  scope: Scope,
  row: ImportRow,
  { next, makeReady, work }: Lots<Ready>,
  of: number,
) => {
  const progress = progressOf(deps, scope, row);
  const read = (after: number) => {
    const reading = deps.database
      .withScope(scope, (scoped) => next(scoped, row.id, after, lotSize))
      .then(async (rows) => ({ rows, ready: await makeReady(rows) }));
    // Whoever waits for it hears of its failure, also where the lot before fails first.
    reading.catch(() => undefined);
    return reading;
  };
  let done = 0;
  let coming = read(0);
  for (;;) {
    const lot = await coming;
    const last = lot.rows.at(-1);
    if (!last) return progress;
    coming = read(last.position);
    await deps.database.withScope(scope, async (scoped) => {
      // One lot of an organisation is written at a time, so that two imports see each other's lines, and two attempts each other's rows.
      await lockLimit(scoped, 'climate-import-lines');
      if (!(await hasClaim(scoped, row))) throw new ClaimLost();
      const open = await listAsRead(scoped, row.id, lot.rows);
      await work(scoped, row.id, { ...lot, rows: lot.rows.filter(({ position }) => open.has(position)) });
    });
    done += lot.rows.length;
    await progress.report(of === 0 ? 0 : done / of);
  }
};

const linesOf = (rows: readonly StoredRow[]): { readonly row: StoredRow; readonly line: NewClimateActivity }[] =>
  rows.flatMap((row) => (row.line ? [{ row, line: row.line }] : []));

type Added = ReturnType<typeof linesOf>;
const newOf = (rows: readonly StoredRow[]): Added => linesOf(rows.filter(({ kind }) => kind === 'new'));

/** New rows whose bill has no line yet, and those that somebody brought since the check, by another sheet or by hand: a bill counts once. */
const splitNew = async (scoped: Scoped, rows: readonly StoredRow[]) => {
  const added = newOf(rows);
  if (added.length === 0) return { added, met: [] };
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

type Ready = { readonly lines: ReadyLines; readonly of: (added: Added) => ReadyLines };

/** Reckons what the rows would add; of fewer where some are met by lines that are there, or another attempt has written them. */
const makeReady = async (
  deps: GatewayDeps,
  scope: Scope,
  read: ReturnType<typeof createBasisReader>,
  rows: readonly StoredRow[],
): Promise<Ready> => {
  const by = await deps.database.withScope(scope, read);
  const of = (added: Added) =>
    readyLines(
      scope,
      added.map(({ line }) => line),
      { by, now: deps.now() },
    );
  return { lines: of(newOf(rows)), of };
};

const writeLot = async (writing: Writing, scoped: Scoped, importId: string, { rows, ready }: Lot<Ready>) => {
  const edits = linesOf(rows.filter(({ kind }) => kind === 'changed'));
  // Whoever changes a line waits for it first, and then for what it shares with others: so does this.
  const changed = await updateLines(
    scoped,
    edits.map(({ row, line }) => ({ id: row.activityId ?? '', version: row.activityVersion ?? 0, line })),
    writing,
  );
  const { added, met } = await splitNew(scoped, rows);
  const lines = added.length === ready.lines.ids.length ? ready.lines : ready.of(added);
  await insertReady(scoped, lines, writing);
  await settleRows(scoped, importId, [
    ...added.map(({ row }, index) => ({
      position: row.position,
      outcome: 'added' as const,
      activityId: lines.ids[index] ?? null,
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
  const readBasis = createBasisReader();
  const by = row.appliedByName ?? row.createdByName;
  const lots: Lots<Ready> = {
    next: listUnwritten,
    makeReady: (rows) => makeReady(deps, scope, readBasis, rows),
    work: (scoped, importId, lot) => writeLot({ by, now: deps.now() }, scoped, importId, lot),
  };
  const progress = await walk(deps, scope, row, lots, of);
  await progress.finish({ state: 'applied' });
};

const undoLot = async (writing: Writing, scoped: Scoped, importId: string, { rows }: Lot<undefined>) => {
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

const notifyImporter = (scoped: Scoped, row: ImportRow, now: Date) => {
  const { id, fileName } = row;
  const of = { fileName, importedById: importerOf(row), path: `/ct/climate/import?id=${id}` };
  return notifyUndoneWithin(scoped, undoneOf(row), of, now);
};

/**
 * Takes back what an import wrote: new lines are deleted, changed ones are as before. What was changed since is kept. Whoever imported it is
 * notified at the end where somebody else undid it.
 */
export const undoRows = async (deps: GatewayDeps, scope: Scope, row: ImportRow, of: number) => {
  const lots: Lots<undefined> = {
    next: listWritten,
    makeReady: async () => undefined,
    work: (scoped, importId, lot) =>
      undoLot({ by: row.undoneByName ?? row.createdByName, now: deps.now() }, scoped, importId, lot),
  };
  const progress = await walk(deps, scope, row, lots, of);
  await progress.finish({ state: 'undone' }, (scoped) => notifyImporter(scoped, row, deps.now()));
  deps.realtime.publish(scope, { type: 'notification.arrived' });
};
