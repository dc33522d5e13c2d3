import { type AnswerValue, dataPointLimits, sameJson } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { findDataPoints } from '../data-points/index.ts';
import { saysWhy } from './note-reasons.ts';
import { listKeptOrigins } from './origins.repository.ts';

type Place = { readonly disclosureCode: string; readonly fieldKey: string };

/**
 * The data hub's notes on how these figures were determined, by disclosure, then field: for unchanged ones from data points of their own
 * metric. A note on a part does not describe the whole, and a mark such as “P” says nothing.
 */
export const hubNotes = async (
  scoped: Scoped,
  reportId: string,
  figures: readonly (Place & { readonly value: AnswerValue | null })[],
): Promise<(place: Place) => string> => {
  if (figures.length === 0) return () => '';
  const origins = await listKeptOrigins(scoped, reportId);
  const sources = new Map(
    figures.flatMap(({ disclosureCode, fieldKey, value }) => {
      const place = `${disclosureCode}\n${fieldKey}`;
      const made = origins.get(place)?.made;
      if (!made || !sameJson(made.value, value)) return [];
      const own = made.sources.filter(({ metricKey }) => metricKey === fieldKey);
      return [[place, own.map(({ dataPointId }) => dataPointId)] as const];
    }),
  );
  const points = await findDataPoints(scoped, [...new Set([...sources.values()].flat())]);
  const noted = new Map(points.map(({ id, methodology }) => [id, methodology.trim()]));
  return ({ disclosureCode, fieldKey }) => {
    const ids = sources.get(`${disclosureCode}\n${fieldKey}`) ?? [];
    const texts = new Set(ids.flatMap((id) => noted.get(id) ?? []).filter(saysWhy));
    return [...texts].join('\n').slice(0, dataPointLimits.explanationLengthMax);
  };
};
