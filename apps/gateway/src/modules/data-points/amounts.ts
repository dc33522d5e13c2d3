import { type AnswerValue, baseUnitIn, type DataPoint, type Metric, totalOf as totalIn } from '@esg/contract';
import { measuresOfKind } from '@esg/standards';
import { Decimal } from 'decimal.js';

/** Wide enough for sums of canonical numbers (45 digits) times a factor, with room for a division. */
export const Exact = Decimal.clone({ precision: 80 });
/** Digits of a derived number that are kept; what people typed is always kept as it is. */
const derivedDigits = 40;

/** The canonical text of a derived number. */
export const textOf = (amount: Decimal): string => amount.toSignificantDigits(derivedDigits).toFixed();

/** The unit that figures of the kind are compared and added up in; undefined for kinds that have none, such as currencies. */
export const baseUnitOf = (kind: string): string | undefined => baseUnitIn(measuresOfKind(kind))?.code;

type Amount = NonNullable<DataPoint['total']>;

/** The sum of amounts of one unit; undefined where they have several, or there are none. */
export const sumOf = (amounts: readonly Amount[]): Amount | undefined => {
  const [first] = amounts;
  if (!first || amounts.some(({ unit }) => unit !== first.unit)) return undefined;
  const sum = amounts.reduce((total, { number }) => total.plus(number), new Exact(0));
  return { number: textOf(sum), unit: first.unit };
};

/** All rows of a figure in the base unit of its kind, added up; see `totalOf` of the contract. */
export const totalOf = (value: AnswerValue, metric: Pick<Metric, 'unitKind' | 'aggregation'>): Amount | null =>
  metric.unitKind === null ? null : totalIn(value, metric, measuresOfKind(metric.unitKind));
