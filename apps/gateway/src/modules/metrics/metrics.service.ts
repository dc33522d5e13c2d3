import {
  changeThresholdDefault,
  type Denominator,
  type Issue,
  issueAt,
  type Metric,
  type MetricDetail,
  type MetricSettings,
  type MetricSettingsChange,
} from '@esg/contract';
import { circleOf, type Formula, makesKind, metricKeysIn, parseFormula } from '@esg/quantities';
import { findMetric, measuresOfKind } from '@esg/standards';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { denominatorOf, feedsLibrary, formulaOfIntensity, issuesOfDenominator, totalOf } from './intensities.ts';
import { libraryFormulas, offeredFormulas, partialSums } from './library-formulas.ts';
import { findSettings, listSettings, type SettingsRow, writeSettings } from './metrics.repository.ts';

type Deps = Pick<GatewayDeps, 'database' | 'realtime'>;

const requireMetric = (key: string): Metric => {
  const metric = findMetric(key);
  if (!metric) throw new ProblemError('resource.not_found');
  return metric;
};

/** A metric of the library with its sections and units. Throws `resource.not_found` for an unknown metric. */
export const readMetric = (key: string): MetricDetail => {
  const metric = requireMetric(key);
  return { metric, units: metric.unitKind === null ? [] : [...measuresOfKind(metric.unitKind)] };
};

const settingsOf = (metricKey: string, row: SettingsRow | undefined): MetricSettings => ({
  metricKey,
  changeThreshold: row?.changeThreshold ?? changeThresholdDefault,
  weightMetricKey: row?.weightMetricKey ?? null,
  formula: row?.formula ?? null,
  effectiveFormula: row?.formula ?? textsOf(metricKey, row)[0] ?? null,
  offeredFormula: offeredFormulas[metricKey] ?? null,
  denominator: row?.denominator ?? null,
  effectiveDenominator: denominatorOf(metricKey, row?.denominator),
  version: row?.version ?? 0,
});

/** The library's formulas for the metric; for an intensity those with the chosen denominator, each with its total. */
const textsOf = (metricKey: string, row: SettingsRow | undefined, total?: string): readonly string[] => {
  const denominator = denominatorOf(metricKey, row?.denominator);
  if (denominator === null) return libraryFormulas[metricKey] ?? [];
  const wanted = totalOf(metricKey, total);
  return wanted === undefined ? [] : [formulaOfIntensity(denominator, wanted)];
};

/** A formula in use, and whether entered figures take precedence over it. */
export type FormulaInUse = {
  text: string;
  formula: Formula /** A formula of the organisation: entered figures do not take precedence over it. */;
  own: boolean;
  /** Adds whichever parts have a value. */
  partial: boolean;
};

const inUse = (text: string, own: boolean, partial = false): FormulaInUse[] => {
  const parsed = parseFormula(text);
  return parsed.ok ? [{ text, formula: parsed.formula, own, partial }] : [];
};

/** What calculations need to know about any metric of the organisation. */
export const rulesIn = async (scoped: Scoped) => {
  const rows = new Map((await listSettings(scoped)).map((row) => [row.metricKey, row]));
  const read = (key: string, total?: string): readonly FormulaInUse[] => {
    const row = rows.get(key);
    return row?.formula
      ? inUse(row.formula, true)
      : textsOf(key, row, total).flatMap((text) => inUse(text, false, partialSums.has(key)));
  };
  // Calculations ask for the same formulas once for each entity.
  const known = new Map<string, readonly FormulaInUse[]>();
  return {
    /** Formulas of the metric: the first whose parts all have values is used. Those of an intensity name the total they are about. */
    formulasOf: (key: string, total?: string): readonly FormulaInUse[] => {
      const place = `${key} ${total ?? ''}`;
      const formulas = known.get(place) ?? read(key, total);
      known.set(place, formulas);
      return formulas;
    },
    /** The denominator of an intensity, unless the organisation has its own formula for it. */
    denominatorOf: (key: string): Denominator | null => {
      const row = rows.get(key);
      return row?.formula ? null : denominatorOf(key, row?.denominator);
    },
    weightOf: (key: string): string | undefined => rows.get(key)?.weightMetricKey ?? undefined,
    /** Percentage of change from which an explanation is required. */
    thresholdOf: (key: string): number => rows.get(key)?.changeThreshold ?? changeThresholdDefault,
  };
};
export type MetricRules = Awaited<ReturnType<typeof rulesIn>>;

/** Whether others are calculated from this metric, by the library or by a formula of the organisation. */
export const feedsCalculations = async (scoped: Scoped, metricKey: string): Promise<boolean> => {
  if (feedsLibrary(metricKey)) return true;
  if (!findMetric(metricKey)?.unitKind) return false;
  const own = (await listSettings(scoped)).flatMap(({ formula }) => (formula === null ? [] : inUse(formula, true)));
  return own.some(({ formula }) => metricKeysIn(formula).includes(metricKey));
};

/**
 * What is wrong with a formula of the metric: it cannot be parsed, names something that is not a figure, depends on itself, or results in
 * another unit.
 */
const issuesOf = (metric: Metric, text: string, rules: MetricRules): Issue[] => {
  const parsed = parseFormula(text);
  if (!parsed.ok) return [issueAt('formula', 'formula_unreadable', { position: parsed.position })];
  const keys = metricKeysIn(parsed.formula);
  const unknown = keys.find((key) => !findMetric(key)?.unitKind);
  if (unknown || metric.unitKind === null) return [issueAt('formula', 'choice_unknown', { metric: unknown ?? '' })];
  const keysOf = (key: string) => {
    if (key === metric.key) return keys;
    return rules.formulasOf(key).flatMap(({ formula }) => metricKeysIn(formula));
  };
  const circle = circleOf(metric.key, keysOf);
  if (circle) return [issueAt('formula', 'formula_circular', { metric: circle })];
  const fits = makesKind(parsed.formula, metric.unitKind, (key) => findMetric(key)?.unitKind ?? null);
  return fits ? [] : [issueAt('formula', 'formula_units')];
};

/** The organisation's settings of a metric. */
export const readSettings = (
  { database }: Pick<Deps, 'database'>,
  scope: Scope,
  key: string,
): Promise<MetricSettings> =>
  database.withScope(scope, async (scoped) => {
    requireMetric(key);
    return settingsOf(key, await findSettings(scoped, key));
  });

/**
 * Changes the organisation's settings of a metric. Throws `formula.invalid` with the place or the metric, `request.invalid` for a weight
 * that is not a metric with figures, and `metric.stale` with the present settings where somebody else changed them first.
 */
export const changeSettings = async (
  { database, realtime }: Deps,
  scope: Scope,
  key: string,
  change: MetricSettingsChange,
): Promise<MetricSettings> => {
  const settings = await database.withScope(scope, async (scoped) => {
    const metric = requireMetric(key);
    const { formula, weightMetricKey } = change;
    const weight = weightMetricKey === null ? undefined : findMetric(weightMetricKey);
    if (weightMetricKey !== null && (!weight?.unitKind || weight.aggregation !== 'sum'))
      throw new ProblemError('request.invalid', { issues: [issueAt('weightMetricKey', 'choice_unknown')] });
    const refused = issuesOfDenominator(key, change.denominator);
    if (refused.length > 0) throw new ProblemError('request.invalid', { issues: refused });
    const issues = formula === null ? [] : issuesOf(metric, formula, await rulesIn(scoped));
    if (issues.length > 0) throw new ProblemError('formula.invalid', { issues });
    const current = settingsOf(key, await findSettings(scoped, key));
    if (!(await writeSettings(scoped, key, change))) throw new ProblemError('metric.stale', { extra: { current } });
    return settingsOf(key, await findSettings(scoped, key));
  });
  realtime.publish(scope, { type: 'metric.changed', metricKey: key });
  return settings;
};
