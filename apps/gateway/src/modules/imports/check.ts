import { type ImportCounts, type ImportDetail, importItemKinds } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { type ReadCode, ReadError, runThread } from '../../platform/reading/index.ts';
import {
  findPrevious,
  findStanding,
  labelKeyOf,
  listOwnLabels,
  type Place,
  refreshHubStatistics,
} from '../data-points/index.ts';
import { listEntities } from '../entities/index.ts';
import { readFile } from '../files/index.ts';
import { readThresholds } from '../metrics/index.ts';
import { findOwnOrganisation } from '../organizations/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import type { ImportRow } from './imports.repository.ts';
import { clearItems, countKinds, insertItems } from './items.repository.ts';
import { planItem } from './plan.ts';
import type { Catalogue, ReadItem } from './rows/types.ts';
import type { RowsJob, RowsMessage } from './rows/worker.ts';
import { createWorkplace, StoppedError } from './workplace.ts';
import { stopped } from './write-items.ts';

/** Reading the largest file takes about ten seconds. */
const readTimeoutMs = 5 * 60_000;
/**
 * Shares of the dry run's progress: before the file is opened, and at the end of reading it; the comparison with the data hub is the rest.
 */
const openingShare = 0.03;
const readingShare = 0.5;

const readCatalogue = async (scoped: Scoped): Promise<Catalogue> => ({
  organisation: (await findOwnOrganisation(scoped))?.organisation.name ?? '',
  entities: await listEntities(scoped),
  times: await listTimes(scoped),
  labels: await listOwnLabels(scoped),
});

const placesOf = (items: readonly ReadItem[]): Place[] =>
  items.map(({ place: { sectionId, entityId, labelIds, period } }) => ({
    sectionId: sectionId ?? '',
    entityId,
    labelKey: labelKeyOf(labelIds),
    period: period ?? { start: '', end: '' },
  }));

type Thresholds = Awaited<ReturnType<typeof readThresholds>>;

/** Compares a batch of items with the stored data points, with three queries for all of them, and stores the result for each item. */
const planLot = async (scoped: Scoped, importId: string, items: readonly ReadItem[], thresholds: Thresholds) => {
  const sound = items.filter(({ issues, value }) => issues.length === 0 && value !== null);
  const places = placesOf(sound);
  const standing = Map.groupBy(await findStanding(scoped, places), ({ index }) => index);
  const previous = new Map((await findPrevious(scoped, places)).map((point) => [point.index, point]));
  const indexOf = new Map(sound.map((item, index) => [item, index]));
  const planned = items.map((item) => {
    const index = indexOf.get(item) ?? -1;
    return planItem(item, {
      standing: standing.get(index) ?? [],
      previous: previous.get(index),
      changeThreshold: thresholds(item.place.metricKey ?? ''),
    });
  });
  await insertItems(scoped, importId, planned);
};

/** Enough to look at; the others have their remark in the list of differences. */
const totalsShownMax = 5;

type Tally = Required<Pick<ImportCounts, 'figures' | 'unequalTotals'>>;

/** Counts the figures of a batch, and notes totals that their parts do not add up to. */
const tallyLot = ({ figures, unequalTotals: { count, shown } }: Tally, items: readonly ReadItem[]): Tally => {
  const sound = items.filter(({ issues, value }) => issues.length === 0 && value !== null);
  const found = sound.flatMap(({ place: { metricKey, period }, remarks }) =>
    remarks.flatMap(({ row, note, facts: { first, sum, total } }) =>
      note === 'parts_differ'
        ? [{ row, first: Number(first), metricKey, period, sum: String(sum), total: String(total) }]
        : [],
    ),
  );
  const figuresOf = ({ value }: ReadItem) => (value && 'rows' in value ? value.rows.length : 1);
  return {
    figures: figures + sound.reduce((all, item) => all + figuresOf(item), 0),
    unequalTotals: { count: count + found.length, shown: [...shown, ...found].slice(0, totalsShownMax) },
  };
};

const failures: Partial<Record<ReadCode, NonNullable<ImportDetail['failure']>['code']>> = {
  unsafe: 'file_unsafe',
  too_many_rows: 'too_many_rows',
  too_many_columns: 'too_many_columns',
  cell_too_long: 'cell_too_long',
  sheet_missing: 'sheet_missing',
  empty: 'empty',
  time_out: 'time_out',
};

const readThrough = (
  job: RowsJob,
  onLot: (message: RowsMessage & { kind: 'items' }) => Promise<void>,
  { reach, report }: Pick<ReturnType<typeof createWorkplace>, 'reach' | 'report'>,
) => {
  const shareOf = (read: number) => openingShare + read * (readingShare - openingShare);
  return runThread<RowsMessage, { rows: number }>({
    script: new URL('./rows/worker.ts', import.meta.url),
    data: job,
    timeoutMs: readTimeoutMs,
    onMessage: async (message, done, answer) => {
      if (message.kind === 'progress') await report(shareOf(message.share));
      else if (message.kind === 'reached') await reach(shareOf(message.share));
      else if (message.kind === 'items') {
        await onLot(message);
        await report(readingShare + message.share * (1 - readingShare));
        answer('more');
      } else if (message.kind === 'done') done({ rows: message.rows });
      else throw new ReadError(message.code, message.facts);
    },
  });
};

type Workplace = ReturnType<typeof createWorkplace>;

/** Reads the file and stores what would become of each data point, from the beginning: what an earlier attempt found is forgotten. */
const findItems = async (deps: GatewayDeps, scope: Scope, row: ImportRow, workplace: Workplace) => {
  const { mapping } = row;
  if (!mapping) throw new Error('An import was to be checked without a mapping');
  await workplace.reach(0);
  const { content } = await readFile(deps, scope, row.fileId);
  await refreshHubStatistics(deps);
  await workplace.reach(openingShare / 3);
  const { catalogue, thresholds } = await workplace.inLot(async (scoped) => {
    await clearItems(scoped, row.id);
    return { catalogue: await readCatalogue(scoped), thresholds: await readThresholds(scoped) };
  });
  await workplace.reach(openingShare);
  let tally: Tally = { figures: 0, unequalTotals: { count: 0, shown: [] } };
  const onLot = async ({ items }: { items: ReadItem[] }) => {
    await workplace.inLot((scoped) => planLot(scoped, row.id, items, thresholds));
    tally = tallyLot(tally, items);
  };
  const { rows } = await readThrough({ bytes: content, mapping, catalogue }, onLot, workplace);
  const kinds = await deps.database.withScope(scope, (scoped) => countKinds(scoped, row.id));
  const found = Object.fromEntries(importItemKinds.map((kind) => [kind, kinds.get(kind) ?? 0]));
  const { figures, unequalTotals } = tally;
  const totals = unequalTotals.count > 0 ? { unequalTotals } : {};
  await workplace.finish({ state: 'checked', counts: { rows, ...found, figures, ...totals } as ImportCounts });
};

/**
 * The dry run: reads the file through its mapping, compares each data point with the stored one, and keeps the result. No data point
 * changes. A file that cannot be read to its end leaves the import as failed with the reason. An attempt that was thought lost leaves what
 * the next one finds as it is.
 */
export const checkImport = async (deps: GatewayDeps, scope: Scope, row: ImportRow) => {
  const workplace = createWorkplace(deps, scope, row);
  const fail = async (error: unknown) => {
    if (!(error instanceof ReadError)) throw error;
    await workplace.inLot((scoped) => clearItems(scoped, row.id));
    const failure = { code: failures[error.code] ?? ('file_damaged' as const), facts: error.facts };
    await workplace.finish({ state: 'failed', failure });
  };
  try {
    await findItems(deps, scope, row, workplace).catch(fail);
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    await stopped(deps, scope, row);
  }
};
