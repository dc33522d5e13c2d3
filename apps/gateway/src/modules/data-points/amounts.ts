import { type AnswerValue, type DataPoint, type Metric, totalOf as totalIn } from '@esg/contract';
import { baseUnitIn } from '@esg/quantities';
import { measuresOfKind } from '@esg/standards';

/** The unit that figures of the kind are compared and added up in; undefined for kinds that have none, such as currencies. */
export const baseUnitOf = (kind: string): string | undefined => baseUnitIn(measuresOfKind(kind))?.code;

/** The sum of all rows of a figure in the base unit of its kind; see `totalOf` of the contract. */
export const totalOf = (value: AnswerValue, metric: Pick<Metric, 'unitKind' | 'aggregation'>): DataPoint['total'] =>
  metric.unitKind === null ? null : totalIn(value, metric, measuresOfKind(metric.unitKind));
