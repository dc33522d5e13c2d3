import type { ClimateActivity } from '@esg/contract';

/** The scope, and the category of scope 3, that a metric adds up; nothing where it adds up parts of several. */
export const linesOfMetric = (
  metricKey: string,
): { readonly scope?: ClimateActivity['scope']; readonly category?: number } => {
  if (metricKey === 'ghg.scope1.total') return { scope: '1' };
  if (metricKey.startsWith('ghg.scope2.')) return { scope: '2' };
  const category = /^ghg\.scope3\.cat(\d\d)$/.exec(metricKey)?.[1];
  return category ? { scope: '3', category: Number(category) } : {};
};
