import type { ClimateCaveat } from '@esg/contract';
import { sumOf } from '@esg/quantities';
import type { Part } from './climate-publications.repository.ts';

/** What is said of a figure beside its number. */
export const usedRemarks = ['gross_as_net', 'basis_not_stated', 'blends_as_fossil'] as const;
export type UsedRemark = (typeof usedRemarks)[number];

/** Energy in kilowatt-hours, that of fuels by their net calorific value, or water in cubic metres. */
export type Use = { readonly number: string; readonly unit: 'kWh' | 'm3'; readonly remarks: readonly UsedRemark[] };

/** A figure of the data hub, and what it is added up from. */
export type Figure = {
  readonly metricKey: string;
  readonly entityId: string | null;
  /** Null for energy and water. */
  readonly kgCo2e: string | null;
  /** Energy or water; null for emissions. */
  readonly use: Use | null;
  readonly lines: number;
  readonly hasEstimates: boolean;
  readonly sources: readonly string[];
  readonly caveats: readonly ClimateCaveat[];
};

const categoryKey = (category: number) => `ghg.scope3.cat${String(category).padStart(2, '0')}`;

/**
 * The metric that results of this kind belong to. Scope 3 is published by category alone: the data hub adds the categories up, those that
 * people entered too, where a published total would stand in the place of all of them.
 */
const metricsOf = ({ scope, method, category }: Part): readonly string[] => {
  if (scope === '1') return ['ghg.scope1.total'];
  if (scope === '2') return [method === 'market' ? 'ghg.scope2.market_based' : 'ghg.scope2.location_based'];
  return scope === '3' && category !== null ? [categoryKey(category)] : [];
};

/** Biogenic CO2 is counted once: scope 2 stands in two rows. */
const biogenicOf = (part: Part): readonly (readonly [string, string])[] =>
  part.biogenicKg === '0' || part.method === 'market' ? [] : [['ghg.biogenic', part.biogenicKg]];

const entriesOf = (part: Part) => [
  ...metricsOf(part).map((metricKey) => [metricKey, part.kgCo2e] as const),
  ...biogenicOf(part),
];

/** The emissions that these parts of one entity come to. */
const figuresOf = (parts: readonly Part[], entityId: string | null): Figure[] => {
  const entries = parts.flatMap((part) => entriesOf(part).map(([metricKey, kg]) => ({ metricKey, kg, part })));
  return [...Map.groupBy(entries, ({ metricKey }) => metricKey)].map(([metricKey, group]) => ({
    metricKey,
    entityId,
    kgCo2e: sumOf(group.map(({ kg }) => kg)),
    use: null,
    lines: group.reduce((sum, { part }) => sum + part.lines, 0),
    hasEstimates: group.some(({ part }) => part.estimates > 0),
    sources: [...new Set(group.flatMap(({ part }) => part.sources))].filter(Boolean).toSorted(),
    caveats: [...new Set(group.flatMap(({ part }) => part.caveats))].toSorted(),
  }));
};

/** Emissions by entity: each says its own lines, and the organisation's own those that belong to no entity. */
export const publishedFigures = (parts: readonly Part[]): Figure[] =>
  [...Map.groupBy(parts, ({ entityId }) => entityId)].flatMap(([entityId, own]) => figuresOf(own, entityId));
