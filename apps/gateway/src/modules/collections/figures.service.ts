import {
  type AnswerValue,
  type CollectionFigure,
  type CollectionFigures,
  daysIn,
  figureOfMonths,
  type MetricDetail,
  type Period,
  totalOf,
  yearBefore,
} from '@esg/contract';
import { changeInPercent } from '@esg/quantities';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listAttached } from '../attachments/index.ts';
import { type CollectionRow, listBlocks } from '../collection-requests/index.ts';
import { type Collected, listCollected } from '../data-points/index.ts';
import { reachedIn } from './collections.service.ts';
import { metricsIn } from './questions.ts';

/** Figures of one entity and question, in the order of their days. */
type Figures = readonly [Collected, ...Collected[]];

const keyOf = ({ entityId, sectionId }: Pick<Collected, 'entityId' | 'sectionId'>) => `${entityId} ${sectionId}`;

/** Those that have all days of the period, by entity and question. No two figures share a day. */
const wholeIn = (points: readonly Collected[], period: Period): ReadonlyMap<string, Figures> => {
  const sorted = points.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  const all = [...Map.groupBy(sorted, keyOf)].flatMap(([key, figures]) => {
    const [first, ...more] = figures;
    const days = figures.reduce((sum, figure) => sum + daysIn(figure), 0);
    return first && days === daysIn(period) ? [[key, [first, ...more]] as const satisfies [string, Figures]] : [];
  });
  return new Map(all);
};

/** The value of them together; null where they make none. */
const togetherOf = (figures: Figures | undefined, { metric, units }: MetricDetail): AnswerValue | null => {
  if (!figures) return null;
  const values = figures.map(({ value }) => value);
  return values.length === 1 ? figures[0].value : figureOfMonths(values, metric, units);
};

const changeOf = (before: AnswerValue | null, value: AnswerValue | null, { metric, units }: MetricDetail) => {
  const then = totalOf(before, metric, units);
  const now = totalOf(value, metric, units);
  return then && now && then.unit === now.unit ? (changeInPercent(then.number, now.number, 1) ?? null) : null;
};

const figureOf = (
  figures: Figures,
  earlier: Figures | undefined,
  { metric, documentsOf }: { metric: MetricDetail; documentsOf: (id: string) => number },
): CollectionFigure => {
  const [first] = figures;
  const value = togetherOf(figures, metric);
  const before = togetherOf(earlier, metric);
  const latest = figures.reduce((one, other) => (other.updatedAt > one.updatedAt ? other : one));
  return {
    entityId: first.entityId ?? '',
    sectionId: first.sectionId,
    value,
    before,
    change: changeOf(before, value, metric),
    estimated: figures.some(({ quality }) => quality === 'estimated'),
    documents: figures.reduce((sum, { id }) => sum + documentsOf(id), 0),
    source: [...new Set(figures.map(({ source }) => source).filter(Boolean))].join('; '),
    updatedAt: latest.updatedAt.toISOString(),
    updatedBy: { id: latest.updatedById, name: latest.updatedByName },
  };
};

/** What these entities answered, beside the same days of the year before, and why not. Takes four queries, however many there are. */
const figuresIn = async (
  scoped: Scoped,
  { id: collectionId, periodStart: start, periodEnd: end, sectionIds }: CollectionRow,
  entityIds: readonly string[],
): Promise<CollectionFigures> => {
  const period = { start, end };
  const asked = { sectionIds, entityIds };
  const points = await listCollected(scoped, { ...asked, period });
  const earlier = wholeIn(await listCollected(scoped, { ...asked, period: yearBefore(period) }), yearBefore(period));
  const ids = points.map(({ id }) => id);
  const documents = Map.groupBy(await listAttached(scoped, 'data-point', ids), ({ subject }) => subject.id);
  const metrics = metricsIn(sectionIds);
  const metricOf = new Map(metrics.map((detail) => [detail.metric.key, detail]));
  const documentsOf = (id: string) => documents.get(id)?.length ?? 0;
  const figures = [...wholeIn(points, period)].flatMap(([key, theirs]) => {
    const metric = metricOf.get(theirs[0].metricKey);
    return metric ? [figureOf(theirs, earlier.get(key), { metric, documentsOf })] : [];
  });
  const reached = new Set(entityIds);
  const blocked = (await listBlocks(scoped, [collectionId]))
    .filter(({ entityId }) => reached.has(entityId))
    .map(({ entityId, sectionId, reason }) => ({ entityId, sectionId, reason }));
  return { metrics, figures, blocked };
};

/** What the entities of the caller answered, and why not. Throws `resource.not_found`. */
export const readFigures = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope, id: string) =>
  database.withScope(scope, async (scoped) => {
    const { row, requests } = await reachedIn(scoped, id);
    return figuresIn(
      scoped,
      row,
      requests.map(({ entityId }) => entityId),
    );
  });
