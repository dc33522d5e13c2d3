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
import { activityTypeOf, unitKindFor } from './reckon.ts';
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

const usageOf = (used: readonly Used[]) =>
  used.length === 0 ? null : { amount: amountOf(used), kgCo2e: sumOf(used.map(({ kgCo2e }) => kgCo2e)) };

const groupKey = ({ activityTypeId, method }: Used) => `${activityTypeId} ${method ?? ''}`;

/** What each entity used of each thing, in both periods. */
const comparedFrom = (used: readonly Used[]): Compared[] => {
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

/** The same in the transaction of the caller. Throws `request.invalid` for more than twelve months. */
export const comparisonWithin = async (scoped: Summed, query: ClimateComparisonQuery): Promise<ClimateComparison> => {
  if (!canBeCompared(query)) throw new ProblemError('request.invalid', { issues: [issueAt('to', 'date_invalid')] });
  const spans = { before: monthsBefore(query), after: query, entityId: query.entityId };
  const used = await listUsed(scoped, spans);
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

/** Why the emissions of these months are others than those of the year before. Throws as `comparisonWithin` does. */
export const readComparison = (
  deps: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  query: ClimateComparisonQuery,
): Promise<ClimateComparison> =>
  readSummed(deps, scope, { from: monthsBefore(query).from, to: query.to }, (scoped) =>
    comparisonWithin(scoped, query),
  );
