import { type MetricLibrary, pasteKeyOf } from '@esg/contract';
import type { GridRow } from './grid-model.ts';

/** Rows by their names in both languages. */
export const rowsByName = (
  { metrics }: MetricLibrary,
  rows: readonly GridRow[],
): ReadonlyMap<string, readonly GridRow[]> => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const found = new Map<string, GridRow[]>();
  for (const { name, subMetrics } of metrics)
    for (const [place, part] of subMetrics.entries())
      for (const { id } of part.sections) {
        const row = byId.get(id);
        if (!row) continue;
        const names = (['en', 'zhTw'] as const).map((language) =>
          pasteKeyOf(place === 0 ? name[language] : `${name[language]} ${part.name[language]}`),
        );
        for (const key of new Set(names)) found.set(key, [...(found.get(key) ?? []), row]);
      }
  return found;
};
