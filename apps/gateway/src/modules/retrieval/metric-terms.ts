import { findMetric, unitsOfKind } from '@esg/standards';
import { askedTerms } from './asked-terms.ts';

/** Names say most of how reports call a metric; what it is, and its units, help to tell pages apart that both have the name. */
const weights = { name: 0.5, hint: 0.2, unit: 0.15 } as const;
const unitsMost = 3;

/** Words by which reports in either language call these metrics of the library, with what they weigh. */
export const metricTerms = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const terms = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const term of askedTerms(text)) terms.set(term, Math.max(terms.get(term) ?? 0, weight));
  };
  for (const key of keys) {
    const metric = findMetric(key);
    if (!metric) continue;
    for (const text of [metric.name.en, metric.name.zhTw]) add(text, weights.name);
    for (const text of [metric.hint?.en, metric.hint?.zhTw]) add(text ?? '', weights.hint);
    const units = metric.unitKind === null ? [] : unitsOfKind(metric.unitKind).slice(0, unitsMost);
    for (const { symbol } of units) add(symbol, weights.unit);
  }
  return terms;
};
