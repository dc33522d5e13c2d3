import {
  type ClimateBaseYear,
  type ClimateComparison,
  type ClimateInventory,
  type ClimateInventoryQuery,
  type ClimateInventorySettings,
  canBeCompared,
  climateInventoryLimits,
  daysOfMonth,
  type Entity,
  type InventoryGap,
  type InventoryTotals,
  issueAt,
  type Period,
  type ScreenedCategory,
  yearBefore,
} from '@esg/contract';
import { type Fraction, fractionOf, isNought, times } from '@esg/quantities';
import type { Scope, Scoped } from '../../platform/database/index.ts';
import type { GatewayDeps } from '../../platform/deps.ts';
import { ProblemError } from '../../platform/http/index.ts';
import {
  comparisonWithin,
  countStates,
  type InventoryLine,
  listInventoryLines,
  listInventorySums,
  listPortionedSums,
  listPortionedTotals,
  listSummedMonths,
  type Marks,
  portionsOf,
  readBasis,
  readShares,
  readSummed,
  type Shares,
  type Summed,
} from '../climate/index.ts';
import { screeningIn, standingOf } from '../climate-screening/index.ts';
import { namesOfDocuments } from '../documents/index.ts';
import { findDrawnStyle } from '../house-styles/index.ts';
import { findSubject } from '../reports/index.ts';
import { baseYearIn } from './base-years.service.ts';
import { findSettings } from './settings.repository.ts';
import {
  type Amount,
  type Counted,
  type CountedLine,
  countedLines,
  sumOfKg,
  totalsOf,
  uncertaintyOf,
  uncountedScopes,
} from './sums.ts';

type Previous = {
  readonly period: Period;
  readonly totals: InventoryTotals;
  /** Scopes that nobody counted then. */
  readonly uncounted: ClimateInventory['uncounted'];
  /** Kilograms of each category of scope 3 that has results. */
  readonly categories: ReadonlyMap<number, Fraction>;
  readonly openLines: number;
};

/** Everything that an inventory says, in no language yet. */
export type InventoryFacts = {
  readonly period: Period;
  readonly subject: NonNullable<Awaited<ReturnType<typeof findSubject>>>;
  readonly houseStyle: Awaited<ReturnType<typeof findDrawnStyle>>;
  readonly madeAt: Date;
  readonly settings: ClimateInventorySettings;
  readonly rules: Awaited<ReturnType<typeof readBasis>>['basis']['rules'];
  readonly shares: Shares;
  /** The entity whose own inventory it is; null for the whole boundary. */
  readonly entity: Entity | null;
  /** How many lines there are, and how many results: of scope 2 one by each method. */
  readonly lines: number;
  readonly results: number;
  readonly counted: readonly CountedLine[];
  /** What counts of each entity. */
  readonly byEntity: readonly (Amount & { readonly entityId: string | null })[];
  /** Single lines, for a workbook alone. */
  readonly listed: readonly Counted<InventoryLine>[];
  readonly openLines: number;
  readonly outdatedLines: number;
  readonly totals: InventoryTotals;
  readonly uncertainty: ClimateInventory['uncertainty'];
  /** The same months of the year before; null where they have no lines. */
  readonly previous: Previous | null;
  readonly baseYear: ClimateBaseYear;
  /** What was decided of the categories of scope 3. */
  readonly screening: readonly ScreenedCategory[];
  /** Names of the documents of the document center by id, of which factors name some. */
  readonly documentNames: ReadonlyMap<string, string>;
  /** Null where the months cannot be compared. */
  readonly comparison: ClimateComparison | null;
};

const periodOf = ({ from, to }: Pick<ClimateInventoryQuery, 'from' | 'to'>): Period => ({
  start: daysOfMonth(from).start,
  end: daysOfMonth(to).end,
});

const monthsOf = ({ start, end }: Period) => ({ from: start.slice(0, 7), to: end.slice(0, 7) });

/** Single lines for a workbook, as many as it lists. */
const readListed = async (scoped: Scoped, query: ClimateInventoryQuery, { shareOf }: Shares) =>
  countedLines(await listInventoryLines(scoped, query, climateInventoryLimits.linesMax), ({ entityId, month }) =>
    shareOf(entityId, month),
  );

/** Totals of the same months of the year before, by the boundary of that year. More than a year has no such months. */
const readPrevious = async (scoped: Summed, query: ClimateInventoryQuery, marks: Marks): Promise<Previous | null> => {
  if (!canBeCompared(query)) return null;
  const { entityId } = query;
  const before = yearBefore(periodOf(query));
  const months = { ...monthsOf(before), entityId };
  const shares = await readShares(scoped, before, { entityId });
  const { portions, shareAt } = portionsOf(shares, await listSummedMonths(scoped, months));
  const amounts = (await listPortionedTotals(scoped, months, portions)).flatMap(({ kgCo2e, place, ...amount }) => {
    const share = shareAt(place);
    return isNought(share) ? [] : [{ ...amount, kg: times(fractionOf(kgCo2e), share) }];
  });
  if (amounts.length === 0) return null;
  const { openLines } = await countStates(scoped, months, marks);
  const categories = Map.groupBy(amounts, ({ category }) => category ?? 0);
  const byCategory = [...categories].flatMap(([category, own]): [number, Fraction][] =>
    category === 0 ? [] : [[category, sumOfKg(own)]],
  );
  const uncounted = uncountedScopes(amounts);
  return { period: before, totals: totalsOf(amounts), uncounted, categories: new Map(byCategory), openLines };
};

/** Categories of scope 3 by what becomes of them in this inventory: those that have results in it count. */
export const scopeThreeIn = ({ screening, counted }: Pick<InventoryFacts, 'screening' | 'counted'>) => {
  const having = new Set(counted.map(({ category }) => category));
  return standingOf(screening, ({ category }) => having.has(category));
};

const gapsOf = ({
  screening,
  counted,
  settings,
  shares,
  entity,
  openLines,
  outdatedLines,
  uncertainty: { location, market },
}: Pick<
  InventoryFacts,
  'screening' | 'counted' | 'settings' | 'shares' | 'entity' | 'openLines' | 'outdatedLines' | 'uncertainty'
>): InventoryGap[] => {
  const isUnstated = [location, market].some(({ unstatedKgCo2e }) => !isNought(fractionOf(unstatedKgCo2e)));
  const lacks: Record<InventoryGap, boolean> = {
    lines_open: openLines > 0,
    results_outdated: outdatedLines > 0,
    approach: entity === null && shares.approach === null,
    responsible: settings.responsible === '',
    base_year: settings.baseYearStart === null,
    scope3_screening: scopeThreeIn({ screening, counted }).undecided.length > 0,
    uncertainty: isUnstated,
    verification: settings.verification === '',
  };
  return (Object.keys(lacks) as InventoryGap[]).filter((gap) => lacks[gap]);
};

const entityIn = ({ entities }: Shares, entityId: string | undefined): Entity | null => {
  if (entityId === undefined) return null;
  const entity = entities.find(({ id }) => id === entityId);
  if (!entity) throw new ProblemError('request.invalid', { issues: [issueAt('entityId', 'choice_unknown')] });
  return entity;
};

const gather = async (scoped: Summed, query: ClimateInventoryQuery) => {
  const period = periodOf(query);
  const { basis, marks } = await readBasis(scoped);
  const settings = await findSettings(scoped);
  const shares = await readShares(scoped, period, { entityId: query.entityId });
  const { portions, shareAt } = portionsOf(shares, await listSummedMonths(scoped, query));
  const sums = await listInventorySums(scoped, query, portions, climateInventoryLimits.sumsMax);
  if (!sums) throw new ProblemError('climate.inventory_too_large');
  const counted = countedLines(sums, ({ place }) => shareAt(place));
  const states = await countStates(scoped, query, marks);
  return {
    period,
    settings,
    rules: basis.rules,
    shares,
    entity: entityIn(shares, query.entityId),
    lines: sums.reduce((all, { method, lines, openLines }) => (method === 'market' ? all : all + lines + openLines), 0),
    results: sums.reduce((all, { lines, openLines }) => all + lines + openLines, 0),
    counted,
    openLines: states.openLines,
    outdatedLines: states.outdatedLines,
    totals: totalsOf(counted),
    uncertainty: {
      location: uncertaintyOf(counted, 'location', settings),
      market: uncertaintyOf(counted, 'market', settings),
    },
    screening: await screeningIn(scoped, query),
    /** What files say besides, entity by entity and year by year: whoever looks at the totals does not wait for it. */
    readRest: async () => ({
      byEntity: (await listPortionedSums(scoped, query, portions)).map(({ kgCo2e, place, ...sum }) => ({
        ...sum,
        kg: times(fractionOf(kgCo2e), shareAt(place)),
      })),
      previous: await readPrevious(scoped, query, marks),
      baseYear: await baseYearIn(scoped),
    }),
  };
};

/** Throws `request.invalid` where the months are the wrong way round. */
const requireOrder = ({ from, to }: ClimateInventoryQuery) => {
  if (from > to) throw new ProblemError('request.invalid', { issues: [issueAt('to', 'date_invalid')] });
};

/** What an inventory of some months comes to, and what it lacks. Throws `request.invalid` and `climate.inventory_too_large`. */
export const readInventory = (
  deps: Pick<GatewayDeps, 'database'>,
  scope: Scope,
  query: ClimateInventoryQuery,
): Promise<ClimateInventory> => {
  requireOrder(query);
  return readSummed(deps, scope, {}, async (scoped) => {
    const facts = await gather(scoped, query);
    const { lines, results, openLines, outdatedLines, totals, uncertainty } = facts;
    const isListedWhole = results <= climateInventoryLimits.linesMax;
    const uncounted = uncountedScopes(facts.counted);
    return { lines, openLines, outdatedLines, totals, uncounted, uncertainty, gaps: gapsOf(facts), isListedWhole };
  });
};

/** Everything that is printed of an inventory, with its single lines where they are wanted. Throws as `readInventory` does. */
export const readFacts = async (
  deps: Pick<GatewayDeps, 'database' | 'now'>,
  scope: Scope,
  query: ClimateInventoryQuery,
  hasLines: boolean,
): Promise<InventoryFacts> => {
  requireOrder(query);
  const { from, to, entityId } = query;
  return readSummed(deps, scope, {}, async (scoped) => {
    const comparison = canBeCompared(query) ? await comparisonWithin(scoped, { from, to, entityId }) : null;
    const subject = await findSubject(scoped);
    if (!subject) throw new Error(`The organisation ${scope.organisationId} of a person who signed in does not exist`);
    const houseStyle = await findDrawnStyle(scoped);
    const documentNames = await namesOfDocuments(scoped);
    const { readRest, ...facts } = await gather(scoped, query);
    const rest = await readRest();
    const listed = hasLines ? await readListed(scoped, query, facts.shares) : [];
    return { ...facts, ...rest, listed, subject, houseStyle, documentNames, madeAt: deps.now(), comparison };
  });
};

/** Whether something is still missing that would change a number: such a document is a draft. */
export const isDraft = ({ openLines, outdatedLines, counted }: InventoryFacts): boolean =>
  openLines > 0 || outdatedLines > 0 || counted.length === 0;
