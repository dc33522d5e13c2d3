import { dividedBy, type Fraction, fractionOf, isNought, nought, times, toPlaces } from '@esg/quantities';
import type { Entity } from './entities.ts';
import { commonPeriod } from './reporting-times.ts';
import type { Period } from './schema.ts';

/**
 * Ours: years that a boundary may have, the length of a reason, the latest changes shown, the largest share in percent with its decimals, and
 * the characters in which one may be written.
 */
export const boundaryLimits = {
  yearMin: 1990,
  yearMax: 2100,
  reasonLengthMax: 500,
  eventsShown: 200,
  ownershipMax: 100,
  ownershipPlaces: 4,
  ownershipLengthMax: 40,
} as const;

/** The year whose boundary applies to a period, to all of its days: that in which it ends. */
export const boundaryYearOf = ({ end }: Pick<Period, 'end'>): number => Number(end.slice(0, 'yyyy'.length));

/** The approach by which an organisation's figures cover its entities (GHG Protocol Corporate Standard, chapter 3). */
export const consolidationApproaches = ['operational_control', 'financial_control', 'equity_share'] as const;
export type ConsolidationApproach = (typeof consolidationApproaches)[number];

/** The relation of an entity to the one above it: owned, leased in or out (tables A.1 and A.2 of the Scope 3 Standard), or a franchise. */
export const holdingKinds = [
  'owned',
  'lessee_finance',
  'lessee_operating',
  'lessor_finance',
  'lessor_operating',
  'franchise',
] as const;
export type HoldingKind = (typeof holdingKinds)[number];

/** Who has financial control of the entity: the group, the group together with others, or somebody else. */
export const financialControls = ['group', 'joint', 'none'] as const;
export type FinancialControl = (typeof financialControls)[number];

/** What the figures of an entity with others below it include: its own operations alone, or everything below it as well. */
export const ownFiguresMeanings = ['alone', 'whole'] as const;
export type OwnFiguresMeaning = (typeof ownFiguresMeanings)[number];

/** The values of one entity in one year. */
export type Holding = {
  kind: HoldingKind;
  /** The percentage that the entity above owns; canonical decimal. */
  ownership: string;
  /** Whether the group has full authority over how the entity is operated. */
  operated: boolean;
  financialControl: FinancialControl;
  /** First and last day in the group; null for an open end. */
  joined: string | null;
  left: string | null;
  /** Why the entity is left out with everything below it; empty where it is included. */
  exclusion: string;
  /** Null until somebody has answered. */
  ownFigures: OwnFiguresMeaning | null;
};

/** An entity without values: wholly owned and controlled, the whole time. */
export const wholeHolding: Holding = {
  kind: 'owned',
  ownership: '100',
  operated: true,
  financialControl: 'group',
  joined: null,
  left: null,
  exclusion: '',
  ownFigures: null,
};

/** Why an entity's figures do not count; with `above` they are included in those of the entity above it. */
export const leftOutReasons = ['excluded', 'days', 'archived', 'control', 'ownership', 'lease', 'above'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** The category of scope 3 in which excluded emissions are reported: leased assets, franchises, investments. */
export const scope3Categories = [8, 13, 14, 15] as const;
export type Scope3Category = (typeof scope3Categories)[number];

/** How a share is calculated, one step for each entity from the top that changes it. */
export const shareRules = [
  'owned',
  'operated',
  'not_operated',
  'controlled',
  'joint',
  'not_controlled',
  'leased',
] as const;
export type ShareStep = { entityId: string; rule: (typeof shareRules)[number]; percent: string };

/** The share with which an entity's figures count in those of the group. */
export type Inclusion = {
  /** As a fraction of one: 1/2 for half. */
  share: Fraction;
  /** The same in percent, exactly. */
  percent: string;
  steps: readonly ShareStep[];
  /** The days of the period in which it belongs to the group; null where it has none. */
  days: Period | null;
  /** Why it does not belong to the group on the last day of the period; null where it does. */
  absence: Extract<LeftOutReason, 'days' | 'archived'> | null;
  /** Null where the entity counts. */
  leftOut: LeftOutReason | null;
  /** The category where the emissions of an excluded entity are reported instead; null where there is none, or where the entity counts. */
  category: Scope3Category | null;
};

const one: Fraction = { over: 1n, under: 1n };
const hundred = fractionOf('100');
/** Percentages of eight levels with four decimals each stay within these limits. */
const percentPlaces = 64;
const inPercent = (share: Fraction) => toPlaces(times(share, hundred), percentPlaces);

type Held = Pick<Holding, 'kind' | 'ownership' | 'operated' | 'financialControl'>;
/** What an entity inherits from the one above: its share, and what the group owns of it. */
type Above = { share: Fraction; equity: Fraction; steps: readonly ShareStep[]; owned: readonly ShareStep[] };
const top: Above = { share: one, equity: one, steps: [], owned: [] };

/** Tables A.1 and A.2: whether a leased asset counts with its holder. A lease under operational control counts with the lessee. */
const leaseCounts = (kind: HoldingKind, approach: ConsolidationApproach): boolean =>
  kind === 'lessee_finance' ||
  (approach === 'operational_control' ? kind === 'lessee_operating' : kind === 'lessor_operating');

/** Whether it is leased in or out: then nobody owns a share of it, and it counts as its holder does, or not at all. */
export const isLease = (kind: HoldingKind) => kind !== 'owned' && kind !== 'franchise';

const shareBelow = (id: string, held: Held, above: Above, approach: ConsolidationApproach): Above => {
  const stepOf = (rule: ShareStep['rule'], share: Fraction): ShareStep => ({
    entityId: id,
    rule,
    percent: inPercent(share),
  });
  if (isLease(held.kind)) {
    const counts = leaseCounts(held.kind, approach) ? one : nought;
    const step = stepOf('leased', counts);
    return {
      share: times(above.share, counts),
      equity: times(above.equity, counts),
      steps: [...above.steps, step],
      owned: [...above.owned, step],
    };
  }
  const interest = dividedBy(fractionOf(held.ownership), hundred);
  const equity = times(above.equity, interest);
  const owned = [...above.owned, stepOf('owned', interest)];
  if (approach === 'equity_share') return { share: equity, equity, steps: owned, owned };
  if (approach === 'operational_control') {
    const steps = [held.operated ? stepOf('operated', one) : stepOf('not_operated', nought)];
    return { share: held.operated ? one : nought, equity, steps, owned };
  }
  if (held.financialControl === 'joint')
    return { share: equity, equity, steps: [...owned, stepOf('joint', equity)], owned };
  const isControlled = held.financialControl === 'group';
  const steps = [isControlled ? stepOf('controlled', one) : stepOf('not_controlled', nought)];
  return { share: isControlled ? one : nought, equity, steps, owned };
};

const categoryOf = (kind: HoldingKind): Scope3Category => {
  if (kind === 'franchise') return 14;
  if (kind === 'owned') return 15;
  return kind === 'lessee_finance' || kind === 'lessee_operating' ? 8 : 13;
};

/** The last day of an entity in the group: what was entered, else the day on which it was archived; null for an open end. */
export const lastDayOf = ({ left }: Pick<Holding, 'left'>, { archivedAt }: Pick<Entity, 'archivedAt'>): string | null =>
  left ?? archivedAt?.slice(0, 'yyyy-mm-dd'.length) ?? null;

const daysOf = (joined: string | null, last: string | null, within: Period | null): Period | null => {
  if (!within) return null;
  const start = joined ?? within.start;
  const end = last ?? within.end;
  return start <= end ? (commonPeriod({ start, end }, within) ?? null) : null;
};

const nothingReason = (kind: HoldingKind, approach: ConsolidationApproach): LeftOutReason => {
  if (isLease(kind)) return 'lease';
  return approach === 'equity_share' ? 'ownership' : 'control';
};

type Standing = { above: Above; inclusion: Inclusion };

type Placed = Pick<Entity, 'id' | 'parentId' | 'archivedAt'>;

const inclusionOf = (
  entity: Placed,
  holding: Holding,
  parent: Standing | undefined,
  { approach, period }: { approach: ConsolidationApproach; period: Period },
): Standing => {
  const above = shareBelow(entity.id, holding, parent?.above ?? top, approach);
  const last = lastDayOf(holding, entity);
  const days = daysOf(holding.joined, last, parent ? parent.inclusion.days : period);
  const isArchived = holding.left === null && last !== null && last < period.end;
  const own = isArchived ? 'archived' : days?.end === period.end ? null : 'days';
  const absence = parent?.inclusion.absence ?? own;
  const isExcluded = holding.exclusion !== '' || parent?.inclusion.leftOut === 'excluded';
  const isNothing = isNought(above.share);
  const leftOut = isExcluded
    ? 'excluded'
    : days === null
      ? absence
      : isNothing
        ? nothingReason(holding.kind, approach)
        : null;
  const inclusion: Inclusion = {
    share: leftOut ? nought : above.share,
    percent: leftOut ? '0' : inPercent(above.share),
    steps: above.steps,
    days,
    absence,
    leftOut,
    category: isNothing && !isExcluded && days ? categoryOf(holding.kind) : null,
  };
  return { above, inclusion };
};

/**
 * The share of each entity in the figures of the group over these days. Shares of ownership multiply down the tree, control counts all or
 * nothing, joint financial control counts by ownership, and a leased entity counts as its holder does, or not at all. An archived entity
 * belongs to the group until the day on which it was archived.
 */
export const inclusionsIn = (
  entities: readonly Placed[],
  holdingOf: (entityId: string) => Holding,
  asked: { approach: ConsolidationApproach; period: Period },
): ReadonlyMap<string, Inclusion> => {
  const below = Map.groupBy(entities, ({ parentId }) => parentId);
  const inclusions = new Map<string, Inclusion>();
  const enter = (parentId: string | null, parent: Standing | undefined) => {
    for (const entity of below.get(parentId) ?? []) {
      if (inclusions.has(entity.id)) continue;
      const standing = inclusionOf(entity, holdingOf(entity.id), parent, asked);
      inclusions.set(entity.id, standing.inclusion);
      enter(entity.id, standing);
    }
  };
  enter(null, undefined);
  return inclusions;
};
