import {
  type ApproachEffect,
  type Calculation,
  type ConsolidatedFigure,
  type ConsolidatedFigureQuery,
  type Consolidation,
  type ConsolidationDetail,
  type ConsolidationQuery,
  consolidationApproaches,
  type DoubleCount,
  type FoldedStepQuery,
  issueAt,
  type Period,
} from '@esg/contract';
import { findMetric, listMetrics } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { listAsked } from '../collection-requests/index.ts';
import {
  askedIn,
  enteredAt,
  enteredForWhole,
  folded,
  hasEstimate,
  isIncomplete,
  isSameAmount,
  isSharedByDay,
  listed,
  listMetricsWithData,
  metricOf,
  metricsBelow,
  openBook,
  readUsualUnitsOfMetrics,
  type Step,
  usualUnitsFor,
  valueAt,
} from '../data-points/index.ts';
import { listMergedIntoOthers } from '../entities/index.ts';
import { rulesIn } from '../metrics/index.ts';
import { createCoverage, type IsUnapproved } from './coverage.ts';

type Deps = Pick<GatewayDeps, 'database'>;

const periodOf = ({ start, end }: Period): Period => {
  if (end < start) throw new ProblemError('request.invalid', { issues: [issueAt('end', 'period_end_before_start')] });
  return { start, end };
};

const placeOf = (metricKey: string, period: Period) => ({ metricKey, entityId: null, period });

/** A figure made of its entities, beside the one that was entered for the whole. */
type Pair = { readonly root: Step; readonly entered: Step | undefined };

type CoverageOf = ReturnType<typeof createCoverage>;

type Units = Awaited<ReturnType<typeof usualUnitsFor>>;

/** The figure, in the unit in which it is entered. */
const figureOf = ({ root, entered }: Pair, units: Units, coverageOf: CoverageOf): ConsolidatedFigure => {
  const { without, ...coverage } = coverageOf(root);
  // One that no entity has a figure of is only entered, so there is nothing to compare it with.
  const isOnlyEntered = coverage.counted === 0 && coverage.leftOut === 0;
  return {
    metricKey: root.metricKey,
    value: units.amountOf(root),
    gap: root.gap,
    entered: entered ? units.amountOf(entered) : null,
    agrees: isOnlyEntered ? null : isSameAmount(root.value, entered?.value ?? null),
    ...coverage,
    without: without.length,
    estimated: hasEstimate(root),
    byDay: isSharedByDay(root),
    incomplete: isIncomplete(root),
  };
};

/** Whether there is a figure, or a reason other than that nobody entered any. */
const saysAnything = ({ root, entered }: Pair): boolean =>
  root.value !== null || root.gap !== 'no_data' || (entered?.value ?? null) !== null;

/** Metrics that may have a consolidated figure: those with data, and those that are calculated from any with data. */
const consolidatedKeys = async (scoped: Scoped, period: Period): Promise<string[]> => {
  const rules = await rulesIn(scoped);
  const withData = new Set(await listMetricsWithData(scoped, period));
  return listMetrics()
    .filter(({ key, unitKind }) => unitKind !== null && metricsBelow(key, rules).some((below) => withData.has(below)))
    .map(({ key }) => key);
};

/** The figures of the group over a period that are made of any of these metrics, and the shares of its entities. */
export const groupFigures = async (scoped: Scoped, period: Period, metricKeys: readonly string[]) => {
  const rules = await rulesIn(scoped);
  const asked = new Set(metricKeys);
  const keys = (await consolidatedKeys(scoped, period)).filter((key) =>
    metricsBelow(key, rules).some((below) => asked.has(below)),
  );
  const { book } = await openBook(scoped, { metricKeys: keys, period, inSums: true });
  const values = new Map(keys.map((key) => [key, valueAt(book, placeOf(key, period)).value]));
  return { boundary: book.boundary, values };
};
export type GroupFigures = Awaited<ReturnType<typeof groupFigures>>;

/** For each entity the metrics of which nobody has said what its own figures include. */
const questionsOf = (entityIdsOf: ReadonlyMap<string, Iterable<string>>): DoubleCount[] => {
  const asked = new Map<string, string[]>();
  for (const [metricKey, entityIds] of entityIdsOf)
    for (const entityId of entityIds) asked.set(entityId, [...(asked.get(entityId) ?? []), metricKey]);
  return [...asked].map(([entityId, metricKeys]) => ({ entityId, metricKeys }));
};

const readUnits = (scoped: Scoped, pairs: readonly Pair[]): Promise<Units> =>
  usualUnitsFor(
    scoped,
    pairs.flatMap(({ root, entered }) => (entered ? [root, entered] : [root])),
  );

/** Says of each figure of the period whether collections ask for it and nobody has approved it. */
const unapprovedIn = async (scoped: Scoped, period: Period): Promise<IsUnapproved> => {
  const asked = (await listAsked(scoped, period)).flatMap(({ sectionIds, isApprovedOf }) => {
    const metricKeys = new Set(sectionIds.flatMap((id) => metricOf(id)?.key ?? []));
    return [...metricKeys].map((metricKey) => ({ metricKey, isApprovedOf }));
  });
  const byMetric = Map.groupBy(asked, ({ metricKey }) => metricKey);
  return ({ entityId, metricKey }) => {
    const said = (byMetric.get(metricKey) ?? []).map(({ isApprovedOf }) => isApprovedOf.get(entityId));
    // What two collections ask for is approved by either.
    return said.includes(false) && !said.includes(true);
  };
};

/** What a book takes: everything, or nothing that somebody still has to approve. The organisation's own figure is nobody's to approve. */
const takenBy = ({ approved }: ConsolidationQuery, isUnapproved: IsUnapproved) =>
  approved === undefined
    ? undefined
    : ({ entityId, metricKey }: { entityId: string | null; metricKey: string }) =>
        entityId === null || !isUnapproved({ entityId, metricKey });

const coverageOver = async (
  scoped: Scoped,
  book: Parameters<typeof createCoverage>[0],
  isUnapproved: IsUnapproved,
  { approved }: ConsolidationQuery,
): Promise<CoverageOf> => {
  const emptied = new Set(await listMergedIntoOthers(scoped));
  return createCoverage(book, { isUnapproved, isApprovedOnly: approved !== undefined, emptied });
};

/** The consolidated figures over a period, by the approach of its year or by the requested one. */
export const readConsolidation = (
  { database }: Deps,
  scope: Scope,
  query: ConsolidationQuery,
): Promise<Consolidation> =>
  database.withScope(scope, async (scoped) => {
    const period = periodOf(query);
    const keys = await consolidatedKeys(scoped, period);
    const isUnapproved = await unapprovedIn(scoped, period);
    const isTaken = takenBy(query, isUnapproved);
    const { book } = await openBook(scoped, {
      metricKeys: keys,
      period,
      approach: query.approach,
      inSums: true,
      isTaken,
    });
    if (!book.boundary) return { approach: null, figures: [], questions: [] };
    const read = new Set(keys.flatMap((key) => metricsBelow(key, book.rules)));
    const units = await readUsualUnitsOfMetrics(scoped, [...read]);
    const coverageOf = await coverageOver(scoped, book, isUnapproved, query);
    // One calculation after the other: together the steps of a large group would fill the memory.
    const made = keys.map((key) => {
      const place = placeOf(key, period);
      const pair = { root: valueAt(book, place), entered: enteredForWhole(book, place) };
      const figures = saysAnything(pair) ? [figureOf(pair, units, coverageOf)] : [];
      return { key, figures, asked: new Set(askedIn(pair.root)) };
    });
    return {
      approach: book.boundary.approach,
      figures: made.flatMap(({ figures }) => figures),
      questions: questionsOf(new Map(made.map(({ key, asked }) => [key, asked]))),
    };
  });

/**
 * One consolidated figure with its calculation: down to what each subject entered, the months of a year in one sum, or with `parts` down to
 * each data point. Throws `resource.not_found` for an unknown metric.
 */
export const readConsolidated = (
  { database }: Deps,
  scope: Scope,
  metricKey: string,
  query: ConsolidatedFigureQuery,
): Promise<ConsolidationDetail> =>
  database.withScope(scope, async (scoped) => {
    if (!findMetric(metricKey)?.unitKind) throw new ProblemError('resource.not_found');
    const period = periodOf(query);
    const isUnapproved = await unapprovedIn(scoped, period);
    const isTaken = takenBy(query, isUnapproved);
    const { approach, parts } = query;
    const asked = { metricKeys: [metricKey], period, approach, isTaken, ofWhole: true, inSums: parts === undefined };
    const { book } = await openBook(scoped, asked);
    if (!book.boundary) return { approach: null, figure: null, period, without: [], steps: [] };
    const place = placeOf(metricKey, period);
    const pair = { root: valueAt(book, place), entered: enteredForWhole(book, place) };
    const units = await readUnits(scoped, [pair]);
    const coverageOf = await coverageOver(scoped, book, isUnapproved, query);
    const figure = figureOf(pair, units, coverageOf);
    const without = [...coverageOf(pair.root).without];
    return {
      approach: book.boundary.approach,
      figure,
      period,
      without,
      steps: listed(units.stepIn(folded(pair.root))),
    };
  });

/** What a folded step is made of, down to each data point. Throws `resource.not_found` where its subject entered nothing. */
export const readFolded = (
  { database }: Deps,
  scope: Scope,
  metricKey: string,
  { subject, ...query }: FoldedStepQuery,
): Promise<Calculation> =>
  database.withScope(scope, async (scoped) => {
    const period = periodOf(query);
    const entityId = subject === 'organisation' ? null : subject;
    const { book } = await openBook(scoped, { metricKeys: [metricKey], period, subject: { entityId } });
    const step = enteredAt(book, { metricKey, entityId, period });
    if (!step) throw new ProblemError('resource.not_found');
    return { steps: listed((await usualUnitsFor(scoped, [step])).stepIn(step)) };
  });

/** The figures by which an approach is chosen: emissions first, because approaches were made for them. */
const effectKeys = [
  'ghg.scope1.total',
  'ghg.scope2.location_based',
  'energy.consumption.total',
  'water.consumption.total',
];

/** The results of each approach for the same figures, before one is chosen. Nothing is stored. */
export const readEffects = ({ database }: Deps, scope: Scope, query: ConsolidationQuery): Promise<ApproachEffect[]> =>
  database.withScope(scope, async (scoped) => {
    const period = periodOf(query);
    const effects: ApproachEffect[] = [];
    for (const approach of consolidationApproaches) {
      const { book } = await openBook(scoped, { metricKeys: effectKeys, period, approach, inSums: true });
      const pairs = effectKeys.map((metricKey): Pair => {
        const place = placeOf(metricKey, period);
        return { root: valueAt(book, place), entered: enteredForWhole(book, place) };
      });
      const units = await readUnits(scoped, pairs);
      const inclusions = [...(book.boundary?.inclusions.values() ?? [])];
      const out = inclusions.filter(({ leftOut }) => leftOut !== null).length;
      const whole = inclusions.filter(({ percent }) => percent === '100').length;
      effects.push({
        approach,
        whole,
        part: inclusions.length - whole - out,
        out,
        figures: pairs.flatMap(({ root, entered }) =>
          saysAnything({ root, entered })
            ? [
                {
                  metricKey: root.metricKey,
                  value: units.amountOf(root),
                  entered: entered ? units.amountOf(entered) : null,
                },
              ]
            : [],
        ),
      });
    }
    return effects;
  });
