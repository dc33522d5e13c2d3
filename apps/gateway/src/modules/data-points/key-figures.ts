import { branchOf, type HeadlineFigure, type Period } from '@esg/contract';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { listEntities } from '../entities/index.ts';
import { listTimes } from '../reporting-times/index.ts';
import { listMetricsOfEntities } from './hub-figures.repository.ts';
import { coursesOf, type TrendsAsked, trendsOver } from './trends.ts';

/** What most readers of a report look for first, one for each subject. */
const candidates = [
  'energy.consumption.total',
  'ghg.scope1.total',
  'ghg.scope2.location_based',
  'water.consumption.total',
  'waste.generated.total',
  'workforce.headcount',
  'workforce.turnover_rate',
  'training.hours_total',
];
const shownMax = 4;

/** Those of whole years that have a value. */
const figuresOver = async (scoped: Scoped, years: readonly Period[], asked: TrendsAsked): Promise<HeadlineFigure[]> =>
  (await trendsOver(scoped, years, asked)).flatMap(({ metric: { key, name }, unit, values }) =>
    unit && values.some(({ number }) => number !== null)
      ? [
          {
            metricKey: key,
            name,
            unit,
            values: values.map(({ period, number }) => ({ period, number })),
            isSample: false,
          },
        ]
      : [],
  );

/** Over the years with the most figures; the newest where it makes no difference. */
const readFullest = async (scoped: Scoped, courses: readonly Period[][], asked: TrendsAsked) => {
  let fullest: HeadlineFigure[] = [];
  for (const years of courses) {
    const figures = await figuresOver(scoped, years, asked);
    if (figures.length > fullest.length) fullest = figures;
  }
  return fullest;
};

/** The organisation's own figures, or those of its sample data while it has none. */
const keyFigures = async (scoped: Scoped): Promise<HeadlineFigure[]> => {
  const courses = coursesOf((await listTimes(scoped)).map(({ period }) => period));
  const own = await readFullest(scoped, courses, { metricKeys: candidates });
  const sample = own.length === 0 ? (await listEntities(scoped)).find(({ isSample }) => isSample) : undefined;
  if (!sample) return own.slice(0, shownMax);
  const shown = await readFullest(scoped, courses, { metricKeys: candidates, branch: sample.id });
  return shown.slice(0, shownMax).map((figure) => ({ ...figure, isSample: true }));
};

/** Figures of the whole organisation that have a value of a whole year, over its newest years. */
export const readKeyFigures = ({ database }: Pick<GatewayDeps, 'database'>, scope: Scope): Promise<HeadlineFigure[]> =>
  database.withScope(scope, keyFigures);

/** Every figure of an entity and of the entities below it, added up, over the newest years. */
export const entityFigures = async (scoped: Scoped, entityId: string): Promise<HeadlineFigure[]> => {
  const branch = branchOf(await listEntities(scoped), entityId).map(({ id }) => id);
  const metricKeys = await listMetricsOfEntities(scoped, branch);
  if (metricKeys.length === 0) return [];
  const courses = coursesOf((await listTimes(scoped)).map(({ period }) => period));
  return readFullest(scoped, courses, { metricKeys, branch: entityId });
};
