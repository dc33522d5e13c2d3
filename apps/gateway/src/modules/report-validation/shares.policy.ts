import type { AnswerValue, Field, Finding, Metric, ValueRow } from '@esg/contract';
import { changeInPercent, less, placesOf, roundDecimal, sumOf } from '@esg/quantities';
import { convert, findMetric } from '@esg/standards';
import type { MetricRules } from '../metrics/index.ts';

/** Names of women in breakdowns by gender. */
const women = /^(?:females?|wom[ae]n|female (?:employees|staff)|女性?|女士|女性?(?:僱員|員工))$/iu;

type PartShare = { readonly whole: string; readonly way: string; readonly part: RegExp };
/** Shares of a figure that is broken down, with the part that they are the share of; other shares have a formula. */
const sharesOfParts: Readonly<Record<string, PartShare>> = {
  'workforce.female_pct': { whole: 'workforce.headcount', way: 'by-gender', part: women },
};

type Around = Pick<MetricRules, 'formulasOf'> & {
  /** The typed figures of the report, by metric. */
  readonly said: ReadonlyMap<string, ValueRow>;
  readonly partsOf: (metricKey: string) => readonly ValueRow[];
  readonly metricOf: (field: Field) => Metric | undefined;
};
type Share = { readonly part: ValueRow; readonly whole: ValueRow; readonly kind: string };

const shareOf = (part: ValueRow | undefined, whole: ValueRow | undefined, wholeKey: string): Share | undefined =>
  part && whole && { part, whole, kind: findMetric(wholeKey)?.unitKind ?? '' };

/** The part and the whole that a share is made of, where the report has both. */
const shareIn = (metricKey: string, { said, partsOf, formulasOf }: Around): Share | undefined => {
  const ofParts = sharesOfParts[metricKey];
  if (ofParts) {
    const { whole, way, part } = ofParts;
    const named = partsOf(whole).filter(
      ({ breakdown, descriptor }) => breakdown === way && part.test(descriptor.trim()),
    );
    const numbers = new Set(named.map(({ number }) => number));
    return numbers.size === 1 ? shareOf(named[0], said.get(whole), whole) : undefined;
  }
  for (const { formula } of formulasOf(metricKey)) {
    if (formula.kind !== 'divide' || formula.left.kind !== 'metric' || formula.right.kind !== 'metric') continue;
    const share = shareOf(said.get(formula.left.key), said.get(formula.right.key), formula.right.key);
    if (share) return share;
  }
  return undefined;
};

/** The share in percent; undefined where it cannot be calculated. */
const percentOf = ({ part, whole, kind }: Share): string | undefined => {
  const alike = part.unit === whole.unit ? part.number : convert(part.number, kind, part.unit, whole.unit);
  const change = alike === undefined ? undefined : changeInPercent(whole.number, alike);
  return change === undefined ? undefined : sumOf([change, '100']);
};

/** A typed share beside figures of the report that make another one: it may be rounded, or cut off behind its last digit. */
export const besideShare = (
  field: Field,
  value: AnswerValue | null,
  around: Around,
): Pick<Finding, 'kind' | 'fieldKey' | 'params'>[] => {
  const metric = around.metricOf(field);
  const rows = value?.type === 'number' || value?.type === 'integer' ? value.rows : [];
  const [typed, ...others] = rows.filter(({ breakdown }) => breakdown === undefined);
  if (!typed || others.length > 0 || metric?.unitKind !== 'percent' || !metric.key.endsWith('_pct')) return [];
  const share = shareIn(metric.key, around);
  const calculated = share && percentOf(share);
  if (calculated === undefined) return [];
  const places = placesOf(typed.number);
  if (Math.abs(Number(less(typed.number, calculated))) < 10 ** -places) return [];
  const params = { entered: typed.number, calculated: roundDecimal(calculated, places + 1) };
  return [{ kind: 'share-differs', fieldKey: field.key, params }];
};
