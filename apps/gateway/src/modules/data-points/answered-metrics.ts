import type { AnsweredQuery } from '@esg/contract';
import { metricKeysIn } from '@esg/quantities';
import { listMetrics } from '@esg/standards';
import type { Scoped } from '../../platform/database/index.ts';
import { rulesIn } from '../metrics/index.ts';
import { listMetricsWithData } from './hub-figures.repository.ts';

/**
 * Keys of the metrics that the organisation's data answer on these days (on any, where none are given): entered ones, and calculated ones
 * whose parts are all there. A formula of the organisation replaces entered figures.
 */
export const listAnsweredMetrics = async (scoped: Scoped, { start, end }: AnsweredQuery = {}): Promise<Set<string>> => {
  const entered = await listMetricsWithData(scoped, { start: start ?? '0001-01-01', end: end ?? '9999-12-31' });
  const keys = new Set(entered);
  const { formulasOf } = await rulesIn(scoped);
  const calculated = listMetrics().flatMap(({ key }) =>
    formulasOf(key).map(({ formula, own }) => {
      if (own) keys.delete(key);
      return { key, parts: metricKeysIn(formula) };
    }),
  );
  // One calculated metric may need another, so this repeats until nothing is added.
  for (let before = -1; before !== keys.size; ) {
    before = keys.size;
    for (const { key, parts } of calculated) if (parts.every((part) => keys.has(part))) keys.add(key);
  }
  return keys;
};
