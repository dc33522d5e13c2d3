import type { BuilderPalette, PaletteMetric } from '@esg/contract';
import { findMetric, listMetrics, metricTree, unitKinds, unitsOfKind } from '@esg/standards';

let made: BuilderPalette | undefined;

const categoryNames = () =>
  new Map(
    metricTree()
      .flatMap(({ topics }) => topics.flatMap(({ categories }) => categories))
      .map(({ id, name }) => [id, name] as const),
  );

/** The building blocks of fields: every metric of the library with its form, and all units. Made on first use. */
export const builderPalette = (): BuilderPalette => {
  if (made) return made;
  const names = categoryNames();
  const metrics = listMetrics().map(
    ({ key, name, hint, category, type, unitKind, decimals, options, subMetrics, frameworkCount }): PaletteMetric => ({
      key,
      name,
      hint,
      type,
      unitKind,
      decimals,
      options,
      frameworkCount,
      category: names.get(category) ?? name,
      // The whole comes first.
      breakdowns: unitKind ? subMetrics.slice(1).map((part) => part.name) : [],
    }),
  );
  made = { metrics, units: Object.fromEntries(unitKinds().map((kind) => [kind, [...unitsOfKind(kind)]])) };
  return made;
};

let byKey: ReadonlyMap<string, PaletteMetric> | undefined;

/** The metric with its form; undefined for an unknown one. */
export const paletteMetric = (key: string): PaletteMetric | undefined => {
  byKey ??= new Map(builderPalette().metrics.map((metric) => [metric.key, metric]));
  return byKey.get(key);
};

/** Whether the library has the metric. */
export const knowsMetric = (key: string): boolean => findMetric(key) !== undefined;

/** Whether there is such a kind of unit. */
export const knowsUnitKind = (kind: string): boolean => unitsOfKind(kind).length > 0;
