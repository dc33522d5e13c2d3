import { less, magnitudeOf, roundDecimal } from '@esg/quantities';
import { type AnswerValue, isAnswered } from './answers.ts';
import { commonPeriod } from './reporting-times.ts';
import type { Period } from './schema.ts';

/** The findings of a check of a data point (issue list of the data hub). */
export const dataFindingKinds = [
  'missing',
  'duplicate',
  'overlap',
  'unit_slip',
  'sign',
  'change',
  'calculated',
] as const;

export type DataFinding = {
  kind: (typeof dataFindingKinds)[number];
  /** An `error` cannot be stored, a `warning` should be reviewed, a `question` asks for an explanation. */
  severity: 'error' | 'warning' | 'question';
  /** Values for the sentence: `percent`, `factor`, `peers` where it is about other entities, `digits` where nobody has as much, `row`, `dataPointId`; with `calculated` the `difference` from `number` in `unit`. */
  params: Record<string, string | number>;
};

type Total = { number: string; unit: string } | null;
type Neighbour = { id: string; period: Period; value: AnswerValue; total: Total };

export type DataCheck = {
  value: AnswerValue | null;
  /** The value in the base unit, as stored data points have it; null while it is unknown. */
  total: Total;
  /** The value that the metric's formulas calculate, in the base unit; null where they give none. */
  calculated?: Total;
  unitKind: string | null;
  period: Period;
  explanation: string;
  /** The change in percent above which an explanation is required. */
  changeThreshold: number;
  /** Of the same series, one period before. */
  previous: Neighbour | null;
  /** About what other entities have; compared while there is no period before. */
  peers?: Total;
  /** Others of the same series, without the data point itself. */
  others: readonly Pick<Neighbour, 'id' | 'period'>[];
};

/** Kinds of unit that may be negative: losses, degrees, changes. */
const signedKinds = new Set(['currency', 'temperature', 'percent', 'ratio']);
/** A figure in kilograms instead of tonnes is a thousand times too large; growth hardly ever explains even half of that. */
const slip = { from: 500, to: 2000 } as const;

/** Ours: places of one group differ a lot in size, and hardly ever a hundred times. */
const factorOfPeers = 100;
/** Ours: digits before the point that no organisation needs. All water on Earth is 1.4 × 10^18 m³, and the world’s power of a year 3 × 10^16 Wh. */
const digitsOfNobody = 19;
/** The same of joules, the one unit that is tiny beside what is reported: the largest oil company sells 2 × 10^19 J a year. */
const joulesOfNobody = 21;

const rowsOf = (value: AnswerValue | null) => (value?.type === 'number' || value?.type === 'integer' ? value.rows : []);

const duplicates = ({ value, total, previous }: DataCheck): DataFinding[] => {
  const rows = rowsOf(value).map(({ number, unit, descriptor }) => JSON.stringify([number, unit, descriptor]));
  const found = rows.flatMap((row, index): DataFinding[] =>
    rows.indexOf(row) < index ? [{ kind: 'duplicate', severity: 'warning', params: { row: index + 1 } }] : [],
  );
  // A figure identical to the last digit with the period before was usually copied; small whole numbers may really stay the same.
  const significant = total ? total.number.replace(/^-|\.|^0+/g, '').replace(/0+$/, '').length : 0;
  if (total && previous?.total && total.number === previous.total.number && significant > 3)
    found.push({ kind: 'duplicate', severity: 'warning', params: { dataPointId: previous.id } });
  return found;
};

const signs = ({ value, unitKind, total, previous }: DataCheck): DataFinding[] => {
  const negative = rowsOf(value).findIndex(({ number }) => number.startsWith('-'));
  if (negative >= 0 && unitKind !== null && !signedKinds.has(unitKind))
    return [{ kind: 'sign', severity: 'warning', params: { row: negative + 1 } }];
  const turned = total && previous?.total && Number(total.number) * Number(previous.total.number) < 0;
  return turned ? [{ kind: 'sign', severity: 'warning', params: { dataPointId: previous.id } }] : [];
};

/** Change in percent, rounded to one decimal; undefined where there is nothing to compare. Shown, never stored. */
export const percentOfChange = (now: Total, before: Total): number | undefined => {
  if (!now || !before || now.unit !== before.unit) return undefined;
  const to = Number(now.number);
  const from = Number(before.number);
  return from === 0 ? undefined : Math.round(((to - from) / Math.abs(from)) * 1000) / 10;
};

const changes = ({ total, previous, changeThreshold, explanation }: DataCheck): DataFinding[] => {
  const percent = percentOfChange(total, previous?.total ?? null);
  if (percent === undefined || !previous?.total || !total) return [];
  const factor = Math.abs(Number(total.number) / Number(previous.total.number));
  const params = { dataPointId: previous.id, percent };
  const isSlip = [factor, 1 / factor].some((times) => times >= slip.from && times <= slip.to);
  if (isSlip)
    return [{ kind: 'unit_slip', severity: 'warning', params: { ...params, factor: Math.round(factor * 1e4) / 1e4 } }];
  const asks = Math.abs(percent) > changeThreshold && explanation.trim() === '';
  return asks ? [{ kind: 'change', severity: 'question', params }] : [];
};

/** A figure that is larger than any organisation's can be, whatever it is compared with. */
const excesses = ({ value }: DataCheck): DataFinding[] => {
  const excessive = rowsOf(value).flatMap(({ number, unit }) => {
    const digits = magnitudeOf(number) + 1;
    return digits < (unit === 'J' ? joulesOfNobody : digitsOfNobody) ? [] : [digits];
  });
  if (excessive.length === 0) return [];
  return [{ kind: 'unit_slip', severity: 'warning', params: { digits: Math.max(...excessive) } }];
};

const sizes = ({ total, previous, peers }: DataCheck): DataFinding[] => {
  if (previous || !total || !peers || total.unit !== peers.unit) return [];
  const factor = Math.abs(Number(total.number) / Number(peers.number));
  const isSlip = factor > 0 && Number.isFinite(factor) && Math.max(factor, 1 / factor) >= factorOfPeers;
  return isSlip ? [{ kind: 'unit_slip', severity: 'warning', params: { peers: 1, factor } }] : [];
};

/** A typed total, or intensity, that differs from the sum of its parts at the precision with which it was typed. */
const contradictions = ({ value, total, calculated }: DataCheck): DataFinding[] => {
  if (!total || !calculated || total.unit !== calculated.unit) return [];
  const difference = less(total.number, calculated.number);
  const [row, ...others] = rowsOf(value);
  const places = row?.number.split('.')[1]?.length ?? 0;
  const scale = row && Number(row.number) !== 0 ? Math.abs(Number(total.number) / Number(row.number)) : 1;
  const slack = others.length === 0 ? (scale * 10 ** -places) / 2 : 0;
  if (Math.abs(Number(difference)) <= slack * (1 + 1e-9)) return [];
  const params = {
    difference: roundDecimal(difference, 6),
    number: roundDecimal(calculated.number, 6),
    unit: total.unit,
  };
  return [{ kind: 'calculated', severity: 'warning', params }];
};

/** A name of the finding among those of one data point, which stays the same while its figure is typed. */
export const findingKey = ({ kind, params: { row = '', dataPointId = '', digits } }: DataFinding): string =>
  [kind, row, dataPointId, digits === undefined ? '' : 'digits'].join(' ');

/**
 * The findings about a data point, the same while it is typed and in the review list, errors first. It is pure: the caller supplies the
 * data points of the same series.
 */
export const checkDataPoint = (check: DataCheck): DataFinding[] => {
  if (!isAnswered(check.value)) return [{ kind: 'missing', severity: 'error', params: {} }];
  const overlaps = check.others
    .filter(({ period }) => commonPeriod(period, check.period))
    .map(({ id }): DataFinding => ({ kind: 'overlap', severity: 'error', params: { dataPointId: id } }));
  const excess = excesses(check);
  return [
    ...overlaps,
    ...contradictions(check),
    ...signs(check),
    ...changes(check),
    ...(excess.length > 0 ? excess : sizes(check)),
    ...duplicates(check),
  ];
};
