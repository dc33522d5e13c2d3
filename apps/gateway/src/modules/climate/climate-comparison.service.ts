import { type Compared, explainChange } from '@esg/climate';
import {
  type ClimateComparison,
  type ClimateComparisonQuery,
  canBeCompared,
  daysOfMonth,
  issueAt,
  yearBefore,
} from '@esg/contract';
import { sumInBase, sumOf } from '@esg/quantities';
import { measuresOfKind } from '@esg/standards';
import type { Scope } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import { countOpenIn, listUsed, type Used } from './climate-comparison.repository.ts';
import { listSummedMonths } from './inventory.repository.ts';
import { activityTypeOf, unitKindFor } from './reckon.ts';
import { countedBy, type PairedShare, pairedPortionsOf, periodOfMonths, readShares } from './shares.ts';
import { readSummed, type Summed } from './with-sums.ts';

/** The same months of the year before. */
const monthsBefore = ({ from, to }: ClimateComparisonQuery) => {
  const { start, end } = yearBefore({ start: daysOfMonth(from).start, end: daysOfMonth(to).end });
  return { from: start.slice(0, 7), to: end.slice(0, 7) };
};

/** Amounts of one kind of unit, gross and net energy apart; those that do not convert, as of two currencies, are of a kind each. */
const kindOf = ({ activityTypeId, unit, basis }: Used) => {
  const type = activityTypeOf(activityTypeId);
  const kind = type && unitKindFor(type, unit);
  const converts = kind !== undefined && measuresOfKind(kind).every(({ ratio }) => ratio !== null);
  return `${converts ? kind : unit} ${basis}`;
};

const amountOf = (used: readonly Used[]) => {
  const [first] = used;
  if (!first) return '0';
  const type = activityTypeOf(first.activityTypeId);
  const kind = type && unitKindFor(type, first.unit);
  const quantities = used.map(({ amount, unit }) => ({ number: amount, unit }));
  return sumInBase(quantities, kind ? measuresOfKind(kind) : [])?.number ?? sumOf(used.map(({ amount }) => amount));
};

/** What was used as far as it counts; `countedKgCo2e` is that of the former year by the share of then. */
type Weighed = Used & { readonly countedKgCo2e: string };

/** Weighs what was used by the share of now, so that both years compare; an entity of one year alone has nothing to compare with. */
const weighedBy = (used: readonly Used[], shareAt: (place: number) => PairedShare): Weighed[] => {
  const having = new Set(used.flatMap(({ entityId, isAfter }) => (isAfter ? [entityId] : [])));
  return used.map((each) => {
    const { counted, asNow } = shareAt(each.place);
    const share = having.has(each.entityId) ? asNow : counted;
    return {
      ...each,
      amount: countedBy(each.amount, share),
      kgCo2e: countedBy(each.kgCo2e, share),
      countedKgCo2e: countedBy(each.kgCo2e, counted),
    };
  });
};

const usageOf = (used: readonly Weighed[]) => {
  const of = (number: 'kgCo2e' | 'countedKgCo2e') => sumOf(used.map((each) => each[number]));
  return used.length === 0
    ? null
    : { amount: amountOf(used), kgCo2e: of('kgCo2e'), countedKgCo2e: of('countedKgCo2e') };
};

const groupKey = ({ activityTypeId, method }: Used) => `${activityTypeId} ${method ?? ''}`;

/** What each entity used of each thing, in both periods. */
const comparedFrom = (used: readonly Weighed[]): Compared[] => {
  const cells = Map.groupBy(used, (each) =>
    JSON.stringify([groupKey(each), each.entityId, each.activity, kindOf(each)]),
  );
  return [...cells.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    return {
      group: groupKey(first),
      entityId: first.entityId,
      unit: kindOf(first),
      before: usageOf(own.filter(({ isAfter }) => !isAfter)),
      after: usageOf(own.filter(({ isAfter }) => isAfter)),
    };
  });
};

/** Entities that have lines on this side alone. */
const onlyIn = (used: readonly Used[], isAfter: boolean) => {
  const ids = (side: boolean) => new Set(used.flatMap((each) => (each.isAfter === side ? (each.entityId ?? []) : [])));
  const others = ids(!isAfter);
  return [...ids(isAfter)].filter((id) => !others.has(id)).toSorted();
};

type Spans = Parameters<typeof listUsed>[1];

/** The shares of both years by their boundaries; those of one entity are everything. */
const readPaired = async (scoped: Summed, { before, after, entityId }: Spans, boundaryYear: number | undefined) => {
  const formerYear = boundaryYear === undefined ? undefined : boundaryYear - 1;
  const then = await readShares(scoped, periodOfMonths(before), { entityId, boundaryYear: formerYear });
  const now = await readShares(scoped, periodOfMonths(after), { entityId, boundaryYear });
  const isByShare = then.approach !== null || now.approach !== null;
  const months = isByShare ? await listSummedMonths(scoped, { from: before.from, to: after.to }) : [];
  return pairedPortionsOf(then, now, { months, first: after.from });
};

/** The same in the transaction of the caller. Throws `request.invalid` for more than twelve months. */
export const comparisonWithin = async (scoped: Summed, query: ClimateComparisonQuery): Promise<ClimateComparison> => {
  if (!canBeCompared(query)) throw new ProblemError('request.invalid', { issues: [issueAt('to', 'date_invalid')] });
  const spans = { before: monthsBefore(query), after: { from: query.from, to: query.to }, entityId: query.entityId };
  const { portions, shareAt } = await readPaired(scoped, spans, query.boundaryYear);
  const used = weighedBy(await listUsed(scoped, spans, portions), shareAt);
  const groups = explainChange(comparedFrom(used)).flatMap(({ group, ...change }) => {
    const of = used.find((each) => groupKey(each) === group);
    const type = of && activityTypeOf(of.activityTypeId);
    const isNothing = change.before === '0' && change.after === '0';
    return of && type && !isNothing
      ? { scope: type.scope, method: of.method, activityTypeId: of.activityTypeId, ...change }
      : [];
  });
  return {
    groups,
    joinedEntityIds: onlyIn(used, true),
    leftEntityIds: onlyIn(used, false),
    openLines: await countOpenIn(scoped, spans),
  };
};

/** Why the emissions of these months, as far as they count, are others than those of the year before. Throws as `comparisonWithin` does. */
export const readComparison = (
  deps: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  query: ClimateComparisonQuery,
): Promise<ClimateComparison> =>
  readSummed(deps, scope, { from: monthsBefore(query).from, to: query.to }, (scoped) =>
    comparisonWithin(scoped, query),
  );
