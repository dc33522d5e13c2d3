import {
  type AnswerValue,
  type Disclosure,
  type Field,
  type Finding,
  isDimension,
  type Metric,
  type ValueRow,
} from '@esg/contract';
import {
  type Formula,
  metricKeysIn,
  missedButForRounding,
  missedBy,
  placesOf,
  roundDecimal,
  sumOf,
} from '@esg/quantities';
import { convert, restMetrics } from '@esg/standards';
import type { MetricRules } from '../metrics/index.ts';
import type { NotedTotal } from '../report-model/index.ts';
import type { AnswersByField } from '../reports/index.ts';
import { besideShare } from './shares.policy.ts';

type Found = Pick<Finding, 'kind' | 'fieldKey' | 'params'>;
type Asked = {
  readonly disclosures: readonly Disclosure[];
  readonly answersOf: (code: string) => AnswersByField;
  readonly metricOf: (field: Field) => Metric | undefined;
  /** Whether the disclosure asks for all that the metric counts: figures of some people or of one fuel are not compared with it. */
  readonly asksForWhole: (disclosureCode: string, metricKey: string) => boolean;
};

const rowsOf = (value: AnswerValue | null | undefined): readonly ValueRow[] =>
  value?.type === 'number' || value?.type === 'integer' ? value.rows : [];

/** The single typed figure of the total. */
const typedWhole = (value: AnswerValue | null | undefined): ValueRow | undefined => {
  const [row, ...others] = rowsOf(value).filter(({ breakdown }) => breakdown === undefined);
  return others.length === 0 ? row : undefined;
};

type Amount = Pick<ValueRow, 'number' | 'unit'>;
/** Parts in the unit of the total, how much of it one of each part's own unit is, and their sum. */
type Added = { readonly alike: readonly string[]; readonly ones: readonly string[]; readonly sum: string };

/** These figures in the unit of the total; undefined where one of them has a unit that cannot be converted. */
const addedIn = (rows: readonly Amount[], unit: string, kind: string): Added | undefined => {
  const inUnit = (number: string, from: string) => (from === unit ? number : (convert(number, kind, from, unit) ?? []));
  const alike = rows.flatMap((row) => inUnit(row.number, row.unit));
  const ones = rows.flatMap((row) => inUnit('1', row.unit));
  return alike.length === rows.length ? { alike, ones, sum: sumOf(alike) } : undefined;
};

/** Whether the parts add up to the total: counts exactly, measured figures but for the rounding of each, as in the document. */
const isSame = ({ type }: Field, total: string, rows: readonly Amount[], { alike, ones, sum }: Added): boolean => {
  const figures = { total, parts: rows.map(({ number }) => number) };
  const missed = type === 'integer' ? missedBy({ total, parts: [sum] }) : missedButForRounding(figures, alike, ones);
  return missed === undefined;
};

const differing = (fieldKey: string, total: string, sum: string, breakdown = ''): Found => ({
  kind: 'total-differs',
  fieldKey,
  // A sum of converted parts has endless decimals.
  params: { entered: total, sum: roundDecimal(sum, placesOf(total) + 3), ...(breakdown && { breakdowns: breakdown }) },
});

const addsUp = (metric: Metric | undefined): metric is Metric & { unitKind: string } =>
  metric?.aggregation === 'sum' && metric.unitKind !== null;

/** A typed total beside parts of one breakdown that add up to another value. */
const besideParts = (
  field: Field,
  value: AnswerValue | null,
  metric: Metric | undefined,
  said: ReadonlyMap<string, ValueRow>,
): Found[] => {
  const whole = typedWhole(value);
  if (!whole || !addsUp(metric)) return [];
  const { unitKind } = metric;
  const ways = new Set(rowsOf(value).flatMap(({ breakdown }) => breakdown ?? []));
  return [...ways].flatMap((way) => {
    const parts = rowsOf(value).filter(({ breakdown }) => breakdown === way);
    if (!isDimension(way) || way === 'by-year' || parts.length < 2) return [];
    const added = addedIn(parts, whole.unit, unitKind);
    if (added === undefined || isSame(field, whole.number, parts, added)) return [];
    // Fuels and the bought electricity below them make up all energy.
    const all = [...parts, ...restMetrics(metric.key, way).flatMap((key) => said.get(key) ?? [])];
    const addedAll = addedIn(all, whole.unit, unitKind);
    return addedAll !== undefined && isSame(field, whole.number, all, addedAll)
      ? []
      : [differing(field.key, whole.number, added.sum, way)];
  });
};

const isSum = (formula: Formula): boolean =>
  formula.kind === 'metric' || (formula.kind === 'add' && isSum(formula.left) && isSum(formula.right));

/** A typed total beside other figures of the report that add up to another value: scopes beside all emissions. */
const besideFigures = (
  field: Field,
  value: AnswerValue | null,
  {
    metricOf,
    said,
    rules,
  }: Pick<Asked, 'metricOf'> & {
    readonly said: ReadonlyMap<string, ValueRow>;
    readonly rules: Pick<MetricRules, 'formulasOf'>;
  },
): Found[] => {
  const whole = typedWhole(value);
  const metric = metricOf(field);
  if (!whole || !addsUp(metric)) return [];
  for (const { formula, partial } of rules.formulasOf(metric.key).filter((each) => isSum(each.formula))) {
    const keys = metricKeysIn(formula);
    const parts = keys.flatMap((key) => said.get(key) ?? []);
    if (parts.length < 2 || (!partial && parts.length < keys.length)) continue;
    const added = addedIn(parts, whole.unit, metric.unitKind);
    if (added === undefined) continue;
    const { sum } = added;
    // Some of the parts do not contradict a larger total.
    const isOpen = parts.length < keys.length && !sumOf([whole.number, `-${sum}`]).startsWith('-');
    return isOpen || isSame(field, whole.number, parts, added) ? [] : [differing(field.key, whole.number, sum)];
  }
  return [];
};

const placeIn = (disclosureCode: string) => ({
  blocking: false,
  step: 'data-input' as const,
  disclosureCode,
  language: null,
});

/**
 * Totals that the document notes to differ from their parts and that are not among the findings yet: nothing is read in a published file
 * first. `thisYear` is the name of the report's own year; other years are named.
 */
export const notedFindings = (
  noted: readonly NotedTotal[],
  known: readonly Finding[],
  thisYear: string | null,
): Finding[] => {
  const keyOf = (fieldKey: string | null, breakdown: unknown = '', year: unknown = '') =>
    `${fieldKey}\n${breakdown}\n${year}`;
  const said = new Set(known.map(({ fieldKey, params }) => keyOf(fieldKey, params?.breakdowns)));
  return noted.flatMap(({ disclosureCode, fieldKey, breakdown, missed }) =>
    missed.flatMap(({ year, sum, gap }): Finding[] => {
      const earlier = year === undefined || year === thisYear ? undefined : year;
      const key = keyOf(fieldKey, breakdown, earlier);
      if (said.has(key)) return [];
      said.add(key);
      const found = differing(fieldKey, sumOf([sum, gap]), sum, breakdown);
      const params = { ...found.params, ...(earlier !== undefined && { year: earlier }) };
      return [{ ...placeIn(disclosureCode), ...found, params }];
    }),
  );
};

/** Typed totals that differ from the sum of their parts, with both numbers. None of them prevents the publication. */
export const totalFindings = (
  { disclosures, answersOf, metricOf, asksForWhole }: Asked,
  rules: Pick<MetricRules, 'formulasOf'>,
): Finding[] => {
  const said = new Map<string, ValueRow>();
  for (const { code, fields } of disclosures)
    for (const field of fields) {
      const metric = metricOf(field);
      const whole = typedWhole(answersOf(code).get(field.key));
      const isOfAll = metric && asksForWhole(code, metric.key);
      if (isOfAll && whole && !said.has(metric.key)) said.set(metric.key, whole);
    }
  const partsOf = (metricKey: string) =>
    disclosures
      .filter(({ code }) => asksForWhole(code, metricKey))
      .flatMap(({ code }) => rowsOf(answersOf(code).get(metricKey)))
      .filter(({ breakdown }) => breakdown);
  return disclosures.flatMap(({ code, fields }) =>
    fields.flatMap((field) => {
      const value = answersOf(code).get(field.key) ?? null;
      const isOfAll = asksForWhole(code, field.key);
      const found = [
        ...(isOfAll ? besideShare(field, value, { said, metricOf, formulasOf: rules.formulasOf, partsOf }) : []),
        ...besideParts(field, value, metricOf(field), isOfAll ? said : new Map()),
        ...(isOfAll ? besideFigures(field, value, { metricOf, said, rules }) : []),
      ];
      return found.map((each) => ({ ...placeIn(code), ...each }));
    }),
  );
};
