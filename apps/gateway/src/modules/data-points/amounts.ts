import type { AnswerValue, DataPoint, Metric } from '@esg/contract';
import { convert, unitsOfKind } from '@esg/standards';
import { Decimal } from 'decimal.js';

/** Wide enough for sums of canonical numbers (45 digits) times a factor, with room for a division. */
export const Exact = Decimal.clone({ precision: 80 });
/** Digits of a derived number that are kept; what people typed is always kept as it is. */
const derivedDigits = 40;

/** The canonical text of a derived number. */
export const textOf = (amount: Decimal): string => amount.toSignificantDigits(derivedDigits).toFixed();

/** The unit that figures of the kind are compared and added up in; undefined for kinds that have none, such as currencies. */
export const baseUnitOf = (kind: string): string | undefined =>
  unitsOfKind(kind).find(({ factorToBase }) => factorToBase === '1')?.code;

type Amount = NonNullable<DataPoint['total']>;

/** The amount in the kind's base unit, or as it is where nothing converts it (currencies). */
export const inBaseUnit = ({ number, unit }: Amount, kind: string): Amount => {
  const base = baseUnitOf(kind);
  const converted = base === undefined ? undefined : convert(number, kind, unit, base);
  return base === undefined || converted === undefined ? { number, unit } : { number: converted, unit: base };
};

/** The sum of amounts of one unit; undefined where they have several, or there are none. */
export const sumOf = (amounts: readonly Amount[]): Amount | undefined => {
  const [first] = amounts;
  if (!first || amounts.some(({ unit }) => unit !== first.unit)) return undefined;
  const sum = amounts.reduce((total, { number }) => total.plus(number), new Exact(0));
  return { number: textOf(sum), unit: first.unit };
};

/**
 * All rows of a figure in the base unit, added up. Null for what is no figure, for several currencies, and for several rows of
 * a metric that is not simply added up (shares, averages).
 */
export const totalOf = (value: AnswerValue, { unitKind, aggregation }: Pick<Metric, 'unitKind' | 'aggregation'>) => {
  if ((value.type !== 'number' && value.type !== 'integer') || unitKind === null) return null;
  if (value.rows.length > 1 && aggregation !== 'sum') return null;
  return sumOf(value.rows.map((row) => inBaseUnit(row, unitKind))) ?? null;
};
