import type { ClimateSumQuery, ClimateSums } from '@esg/contract';
import { type Fraction, fractionOf, isNought, minus, sumOf } from '@esg/quantities';
import { listHaving, listSums, listSumsOfPortions, type PlacedSum } from './climate-sums.repository.ts';
import { listSummedMonths } from './inventory.repository.ts';
import {
  boundarySaid,
  countedBy,
  type Portioned,
  periodOfMonths,
  portionsOf,
  readShares,
  sharedEntitiesIn,
} from './shares.ts';
import type { Summed } from './with-sums.ts';

type Sum = ClimateSums['sums'][number];

const everything = fractionOf('1');

const orderOf = ({ scope, method, key }: Sum) => `${scope} ${method ?? '~'} ${key ?? '~'}`;
const inOrder = (one: Sum, other: Sum) => (orderOf(one) < orderOf(other) ? -1 : 1);

/** A sum in full, and what it is multiplied by. */
type Weighed = PlacedSum & { readonly weight: Fraction };

/** Sums of one kind are one; what has no lines left counts for nothing. */
const addUp = (sums: readonly Weighed[]): Sum[] => {
  const groups = Map.groupBy(sums, ({ scope, method, key }) => JSON.stringify([scope, method, key]));
  return [...groups.values()]
    .flatMap((group) => {
      const [first] = group;
      const lines = group.reduce((all, sum) => all + sum.lines, 0);
      if (!first || lines === 0) return [];
      const { scope, method, key } = first;
      const of = (number: 'kgCo2e' | 'besideKgCo2e') => sumOf(group.map((sum) => countedBy(sum[number], sum.weight)));
      return [{ scope, method, key, kgCo2e: of('kgCo2e'), besideKgCo2e: of('besideKgCo2e'), lines }];
    })
    .toSorted(inOrder);
};

type AskedBy = Parameters<typeof listSums>[1];

/** Of each entity, by its share. */
const countEach = async (scoped: Summed, asked: AskedBy, { portions, shareAt }: Portioned<Fraction>) => {
  const sums = (await listSums(scoped, asked, portions)).filter(({ place }) => !isNought(shareAt(place)));
  return addUp(sums.map((sum) => ({ ...sum, weight: shareAt(sum.place) })));
};

/**
 * Everything, less what does not count of the entities with a share of their own: what is added up over all entities already needs no reading
 * entity by entity.
 */
const countAll = async (scoped: Summed, asked: AskedBy, { portions, shareAt }: Portioned<Fraction>) => {
  const whole = (await listSums(scoped, asked)).map((sum) => ({ ...sum, weight: everything }));
  const parts = portions.length === 0 ? [] : await listSumsOfPortions(scoped, asked, portions);
  const less = parts.map((sum): Weighed => {
    const share = shareAt(sum.place);
    return { ...sum, weight: minus(share, everything), lines: isNought(share) ? -sum.lines : 0 };
  });
  return addUp([...whole, ...less]);
};

/**
 * Results of some months by the organisational boundary, as inventories count them; those of one entity, and those that are asked for in full,
 * whole. `boundary` says either way how the entities among them count for the organisation.
 */
export const readCounted = async (
  scoped: Summed,
  { by, from, to, entityId, boundaryYear, counted }: ClimateSumQuery,
): Promise<Pick<ClimateSums, 'sums' | 'boundary'>> => {
  const months = { from, to };
  const shares = await readShares(scoped, periodOfMonths(months), { boundaryYear });
  const shared = sharedEntitiesIn(shares, months);
  const sharedIds = shared.map((each) => each.entityId);
  const having = new Set(await listHaving(scoped, { ...months, entityId }, sharedIds));
  const boundary = boundarySaid(
    shares,
    shared.filter((each) => having.has(each.entityId)),
  );
  const isFull = entityId !== undefined || counted === 'full';
  const counts = isFull || shares.approach === null ? [] : await listSummedMonths(scoped, months);
  const portioned = portionsOf(shares, counts);
  const asked = { by, ...months, entityId };
  const sums = by === 'entity' ? countEach(scoped, asked, portioned) : countAll(scoped, asked, portioned);
  return { sums: await sums, boundary };
};
