import { keptStepsMax, type Period } from '@esg/contract';
import type { Scoped } from '../../platform/database/index.ts';
import { type Figure, findDataPoints, type Hub, labelKeyOf, listed, listIdsOfSums } from '../data-points/index.ts';
import type { Offer } from '../hub-offers/index.ts';
import type { Made } from './origins.repository.ts';

/** The first of these sums, until they stand for so many data points. */
const firstOf = (sums: readonly Figure[], wanted: number): readonly Figure[] => {
  let left = wanted;
  return sums.filter(({ sumOf }) => {
    const isWanted = left > 0;
    left -= sumOf?.count ?? 1;
    return isWanted;
  });
};

/** How many data points there are behind an offer. */
export const countSources = ({ sourceIds, summed = [] }: Pick<Offer, 'sourceIds' | 'summed'>): number =>
  summed.reduce((all, { sumOf }) => all + (sumOf?.count ?? 1), sourceIds.length);

/** Of each offer the first data points behind it: as many as an answer keeps, also of those that the database added up. */
const firstSources = async (scoped: Scoped, offers: readonly Offer[]): Promise<string[][]> => {
  const first = offers.map(({ sourceIds, summed = [] }) => firstOf(summed, keptStepsMax - sourceIds.length));
  const ids = await listIdsOfSums(scoped, [...new Set(first.flat())]);
  return offers.map(({ sourceIds }, index) => {
    const ofSums = (first[index] ?? []).flatMap((sum) => ids.get(sum) ?? []);
    return [...new Set([...sourceIds, ...ofSums])].slice(0, keptStepsMax);
  });
};

/** Names of the entities of figures that were added up, or read without being kept: those that no source names. */
const namesBeside = (hub: Hub, { steps, sources }: Pick<Made, 'steps' | 'sources'>): Pick<Made, 'entities'> => {
  const named = new Set(sources.flatMap(({ entity }) => entity?.id ?? []));
  const above = new Set(steps.map(({ parentId }) => parentId));
  const isEntered = ({ id, kind }: Made['steps'][number]) =>
    kind === 'source' || (kind === 'periods' && !above.has(id));
  const ids = new Set(steps.filter(isEntered).flatMap(({ entityId }) => entityId ?? []));
  const entities = [...ids].flatMap((id) => {
    const name = named.has(id) ? undefined : hub.entityName(id);
    return name === undefined ? [] : [{ id, name }];
  });
  return entities.length === 0 ? {} : { entities };
};

/** An offer with its steps and data points, as a report stores it. */
export const makeAnswers = async (
  scoped: Scoped,
  hub: Hub,
  period: Period,
  offers: readonly Offer[],
): Promise<(Made | undefined)[]> => {
  const idsOf = await firstSources(scoped, offers);
  const points = new Map((await findDataPoints(scoped, [...new Set(idsOf.flat())])).map((point) => [point.id, point]));
  return offers.map((offer, index) => {
    const { value, notes, root, from } = offer;
    if (value === null) return undefined;
    const sources = (idsOf[index] ?? []).flatMap((id): Made['sources'] => {
      const point = points.get(id);
      if (!point) return [];
      const entityName = point.entityId === null ? undefined : hub.entityName(point.entityId);
      return [
        {
          dataPointId: id,
          version: point.version,
          metricKey: point.metricKey,
          sectionId: point.sectionId,
          entity: point.entityId === null ? null : { id: point.entityId, name: entityName ?? '' },
          labels: hub.labelsOf({ labelKey: labelKeyOf(point.labelIds) }),
          period: point.period,
          value: point.value,
          source: point.source,
        },
      ];
    });
    const steps = root ? listed(root, keptStepsMax) : [];
    const sourceCount = countSources(offer);
    const isMore = sourceCount > keptStepsMax;
    const names = namesBeside(hub, { steps, sources });
    const made = { value, period, notes, steps, sources, ...(isMore && { sourceCount }), ...names };
    return from ? { ...made, from } : made;
  });
};
