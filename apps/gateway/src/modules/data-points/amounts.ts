import { type AnswerValue, type DataPoint, type Metric, totalOf as totalIn } from '@esg/contract';
import { baseUnitIn, derived, fractionOf, nought, plus } from '@esg/quantities';
import { measuresOfKind } from '@esg/standards';

/** The unit that figures of the kind are compared and added up in; undefined for kinds that have none, such as currencies. */
export const baseUnitOf = (kind: string): string | undefined => baseUnitIn(measuresOfKind(kind))?.code;

type Amount = NonNullable<DataPoint['total']>;

/** The sum of amounts of one unit; undefined where they have several, or there are none. */
export const sumOf = (amounts: readonly Amount[]): Amount | undefined => {
  const [first] = amounts;
  if (!first || amounts.some(({ unit }) => unit !== first.unit)) return undefined;
  const sum = amounts.map(({ number }) => fractionOf(number)).reduce(plus, nought);
  return { number: derived(sum), unit: first.unit };
};

/** All rows of a figure in the base unit of its kind, added up; see `totalOf` of the contract. */
export const totalOf = (value: AnswerValue, metric: Pick<Metric, 'unitKind' | 'aggregation'>): Amount | null =>
  metric.unitKind === null ? null : totalIn(value, metric, measuresOfKind(metric.unitKind));
