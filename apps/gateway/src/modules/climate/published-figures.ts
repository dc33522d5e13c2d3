import { sumOf } from '@esg/quantities';
import type { Part } from './climate-publications.repository.ts';

/** A figure of the data hub, and what it is added up from. */
export type Figure = {
  readonly metricKey: string;
  readonly entityId: string | null;
  readonly kgCo2e: string;
  readonly lines: number;
  readonly hasEstimates: boolean;
  readonly sources: readonly string[];
};

const categoryKey = (category: number) => `ghg.scope3.cat${String(category).padStart(2, '0')}`;

/** The metrics that results of this kind belong to. */
const metricsOf = ({ scope, method, category }: Part): readonly string[] => {
  if (scope === '1') return ['ghg.scope1.total'];
  if (scope === '2') return [method === 'market' ? 'ghg.scope2.market_based' : 'ghg.scope2.location_based'];
  if (scope === '3') return ['ghg.scope3.total', ...(category === null ? [] : [categoryKey(category)])];
  return [];
};

/** Biogenic CO2 is counted once: scope 2 stands in two rows. */
const biogenicOf = (part: Part): readonly (readonly [string, string])[] =>
  part.biogenicKg === '0' || part.method === 'market' ? [] : [['ghg.biogenic', part.biogenicKg]];

const entriesOf = (part: Part) => [
  ...metricsOf(part).map((metricKey) => [metricKey, part.kgCo2e] as const),
  ...biogenicOf(part),
];

/** The figures of an entity, or of the whole organisation where lines are nobody's. */
const figuresOf = (parts: readonly Part[], entityId: string | null): Figure[] => {
  const entries = parts.flatMap((part) => entriesOf(part).map(([metricKey, kg]) => ({ metricKey, kg, part })));
  return [...Map.groupBy(entries, ({ metricKey }) => metricKey)].map(([metricKey, group]) => ({
    metricKey,
    entityId,
    kgCo2e: sumOf(group.map(({ kg }) => kg)),
    lines: group.reduce((sum, { part }) => sum + part.lines, 0),
    hasEstimates: group.some(({ part }) => part.estimates > 0),
    sources: [...new Set(group.flatMap(({ part }) => part.sources))].filter(Boolean).toSorted(),
  }));
};

/**
 * Figures by entity. Lines that belong to no entity make the organisation's own figure, which then says everything: the data hub takes such
 * a figure for the whole, and adds none of its entities' to it.
 */
export const publishedFigures = (parts: readonly Part[]): Figure[] => {
  const byEntity = Map.groupBy(parts, ({ entityId }) => entityId);
  return [...byEntity].flatMap(([entityId, own]) => figuresOf(entityId === null ? parts : own, entityId));
};
