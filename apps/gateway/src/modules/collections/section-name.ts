import type { Language } from '@esg/contract';
import { metricOf } from '../data-points/index.ts';

/** The name of a section: its metric, and the breakdown where it is one. */
export const sectionName = (sectionId: string, language: Language): string => {
  const metric = metricOf(sectionId);
  const [whole, ...breakdowns] = metric?.subMetrics ?? [];
  const breakdown = breakdowns.find(({ sections }) => sections.some(({ id }) => id === sectionId));
  if (!metric || !whole) return sectionId;
  return breakdown ? `${metric.name[language]} – ${breakdown.name[language]}` : metric.name[language];
};
