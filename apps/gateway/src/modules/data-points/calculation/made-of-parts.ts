import type { DataPoint, Period } from '@esg/contract';
import { findMetric } from '@esg/standards';
import type { Scoped } from '../../../platform/database/index.ts';
import { listEntities } from '../../entities/index.ts';
import { rulesIn } from '../../metrics/index.ts';
import { listFigures } from '../grid.repository.ts';
import { calculatedAt, metricsBelow } from './calculate.ts';
import type { Amount } from './step.ts';

type Place = Pick<DataPoint, 'metricKey' | 'sectionId' | 'entityId' | 'labelIds'>;

/** Whether the place is the whole of a metric, which formulas apply to. */
const isWhole = ({ metricKey, sectionId, labelIds }: Place) =>
  labelIds.length === 0 && findMetric(metricKey)?.subMetrics[0]?.sections[0]?.id === sectionId;

/** The results of formulas for figures of a period, whatever was entered for them. One query for all of them. */
export const madeOfParts = async (scoped: Scoped, period: Period, places: readonly Place[]) => {
  const rules = await rulesIn(scoped);
  const keys = new Set(places.filter(isWhole).map(({ metricKey }) => metricKey));
  const calculated = [...keys].filter((key) => rules.formulasOf(key).some(({ own }) => !own));
  if (calculated.length === 0) return (): Amount | null => null;
  const entities = await listEntities(scoped);
  const below = [...new Set(calculated.flatMap((key) => metricsBelow(key, rules)))];
  const figures = Map.groupBy(await listFigures(scoped, below, period), ({ metricKey }) => metricKey);
  const none: [] = [];
  const book = { entities, rules, figuresOf: (key: string) => figures.get(key) ?? none, above: [] };
  return (place: Place): Amount | null => {
    const { metricKey, entityId } = place;
    return isWhole(place) && calculated.includes(metricKey)
      ? calculatedAt(book, { metricKey, entityId, period }).value
      : null;
  };
};
