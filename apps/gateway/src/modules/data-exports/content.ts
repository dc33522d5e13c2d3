import type { DataExportSelection, Language } from '@esg/contract';
import { findMetric } from '@esg/standards';
import { documentColors } from '@esg/tokens/node';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listEntities } from '../entities/index.ts';
import { periodTextOf } from '../imports/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { countByMetric, labelNames, listPoints, type PointFilter, type PointPlace } from './points.repository.ts';
import { branchNames, headings, type Names, rowsOfPoint } from './rows.ts';
import { inLibraryOrder, resolveSelection } from './selection.ts';
import { findSubject } from './subject.repository.ts';
import type { Cell } from './workbook/cells.ts';

/** Data points that are read at once. */
const pageSize = 1000;

/** What of each metric goes into the file. */
type Counted = { readonly metricKey: string; readonly points: number; readonly internal: number };

const shownOf = ({ points, internal }: Counted, filter: PointFilter) =>
  filter.internal === 'with' ? points : filter.internal === 'only' ? internal : points - internal;

/** Everything that a file is made with, but the data points themselves. */
export type Content = Awaited<ReturnType<typeof contentOf>>;

/** Reads what the file is made with, in one transaction. */
export const contentOf = async (scoped: Scoped, selection: DataExportSelection, language: Language) => {
  const { organisation, tenant, colorSetting } = await findSubject(scoped);
  const { filter } = await resolveSelection(scoped, selection);
  const counted = new Map((await countByMetric(scoped, filter)).map((entry) => [entry.metricKey, entry]));
  const times = await listTimes(scoped);
  const names: Names = {
    language,
    entities: new Map((await listEntities(scoped)).map((entity) => [entity.id, entity])),
    times: new Map(times.map((time) => [time.id, time])),
    periods: new Map(times.map((time) => [time.id, periodTextOf(time, language)])),
    labels: await labelNames(scoped),
    branches: branchNames(language),
  };
  const metrics = inLibraryOrder(new Set(counted.keys())).flatMap((metricKey) => {
    const entry = counted.get(metricKey);
    const points = entry ? shownOf(entry, filter) : 0;
    const metric = findMetric(metricKey);
    return metric && points > 0 ? [{ metric, points }] : [];
  });
  return {
    ...{ selection, language, filter, organisation, tenant, colors: documentColors(colorSetting), names, metrics },
    internalLeftOut:
      filter.internal === 'without' ? [...counted.values()].reduce((sum, { internal }) => sum + internal, 0) : 0,
  };
};

/** What became of a metric in the file: where its first row stands, from 1, and how many data points it has. */
export type Placed = { readonly row: number; readonly points: number };

/**
 * The rows of the file, headings first, read page by page in transactions of their own so that nobody waits for an export.
 * `onPage` hears how many data points were read; `placed` is filled on the way.
 */
export const rowsOf = async function* (
  { database }: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  { filter, metrics, names }: Content,
  placed: Map<string, Placed>,
  onPage: (points: number) => Promise<void>,
): AsyncGenerator<readonly Cell[]> {
  yield headings(names.language);
  let row = 1;
  let total = 0;
  for (const { metric } of metrics) {
    const first = row + 1;
    let points = 0;
    let after: PointPlace | undefined;
    do {
      const page = await database.withScope(scope, (scoped) => listPoints(scoped, filter, metric.key, after, pageSize));
      for (const point of page)
        for (const cells of rowsOfPoint(point, names)) {
          row += 1;
          yield cells;
        }
      points += page.length;
      total += page.length;
      after = page.length === pageSize ? page.at(-1) : undefined;
      await onPage(total);
    } while (after);
    if (points > 0) placed.set(metric.key, { row: first, points });
  }
};
