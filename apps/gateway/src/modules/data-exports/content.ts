import type { DataExportSelection, Language } from '@esg/contract';
import { findMetric } from '@esg/standards';
import { documentColors } from '@esg/tokens/node';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import type { Cell } from '../../platform/workbooks/index.ts';
import { findOwner } from '../brands/index.ts';
import { listEntities } from '../entities/index.ts';
import { periodTextOf } from '../imports/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { labelNames, type Pinned, type PointFilter, pinPoints, readPinned } from './points.repository.ts';
import { branchNames, headings, type Names, rowsOfPoint } from './rows.ts';
import { inLibraryOrder, resolveSelection } from './selection.ts';

/** Data points that are read at once. */
const pageSize = 1000;

const isShown = ({ internal }: Pinned, filter: PointFilter) =>
  filter.internal === 'with' || internal === (filter.internal === 'only');

/** Everything that a file is made from; of the data points, their ids and versions. */
export type Content = Awaited<ReturnType<typeof readContent>>;

/** Reads the content of the file in one transaction; the data points by one statement, so that they are of one moment. */
export const readContent = async (scoped: Scoped, selection: DataExportSelection, language: Language) => {
  const { organisation, tenant, colorSetting } = await findOwner(scoped);
  const { filter } = await resolveSelection(scoped, selection);
  const pinned = await pinPoints(scoped, filter);
  const times = await listTimes(scoped);
  const names: Names = {
    language,
    entities: new Map((await listEntities(scoped)).map((entity) => [entity.id, entity])),
    times: new Map(times.map((time) => [time.id, time])),
    periods: new Map(times.map((time) => [time.id, periodTextOf(time, language)])),
    labels: await labelNames(scoped),
    branches: branchNames(language),
  };
  const metrics = inLibraryOrder(new Set(pinned.keys())).flatMap((metricKey) => {
    const shown = pinned.get(metricKey)?.filter((each) => isShown(each, filter)) ?? [];
    const metric = findMetric(metricKey);
    return metric && shown.length > 0 ? [{ metric, pinned: shown }] : [];
  });
  const all = [...pinned.values()].flat();
  return {
    selection,
    language,
    filter,
    organisation,
    tenant,
    colors: documentColors(colorSetting),
    names,
    metrics,
    internalLeftOut: filter.internal === 'without' ? all.filter(({ internal }) => internal).length : 0,
  };
};

/** The result for a metric in the file: its first row, from 1, and its number of data points. */
export type Placed = { readonly row: number; readonly points: number };

/**
 * The rows of the file, headings first, read page by page in transactions of their own, so that an export locks nothing for long. Data
 * points that were changed or removed meanwhile are written as they were when the export began. `onPage` gets the number of data points
 * read; `placed` is filled meanwhile.
 */
export const listRows = async function* (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  { metrics, names }: Content,
  placed: Map<string, Placed>,
  onPage: (points: number) => Promise<void>,
): AsyncGenerator<readonly Cell[]> {
  yield headings(names.language);
  let row = 1;
  let total = 0;
  for (const { metric, pinned } of metrics) {
    const first = row + 1;
    let points = 0;
    for (let from = 0; from < pinned.length; from += pageSize) {
      const lot = pinned.slice(from, from + pageSize);
      const page = await database.withScope(scope, (scoped) => readPinned(scoped, metric.key, lot));
      for (const point of page)
        for (const cells of rowsOfPoint(point, names)) {
          row += 1;
          yield cells;
        }
      points += page.length;
      total += page.length;
      await onPage(total);
    }
    if (points > 0) placed.set(metric.key, { row: first, points });
  }
};
