import { type AnswerValue, type PortalQuestion, preferredUnit } from '@esg/contract';
import { decimalPattern } from '@esg/quantities';
import { asOrganisation, partyOf, type Scoped } from '../../platform/database/index.ts';
import { listPeerFigures, metricOf, readUsualUnitOfMetrics } from '../data-points/index.ts';
import { readMetric } from '../metrics/index.ts';

type FirstAnswer = Pick<PortalQuestion, 'usualUnit' | 'peers'>;

const middleOf = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
};

/** Ours: with fewer others, the middle would be somebody's figure. */
const peersLeast = 3;

/** One digit shows whether an answer is of the same size, and nobody's figure. */
const roughly = (number: number): string => String(Number(number.toPrecision(1)));

/** About what other entities have; null where they are too few, or where the middle one has nothing. */
const peersFrom = (figures: readonly { readonly number: string; readonly unit: string }[]): FirstAnswer['peers'] => {
  const [first] = figures;
  const alike = figures.filter(({ unit }) => unit === first?.unit).map(({ number }) => Number(number));
  if (!first || alike.length < peersLeast) return null;
  const number = roughly(middleOf(alike));
  return number === '0' || !decimalPattern.test(number) ? null : { number, unit: first.unit };
};

/** The unit of the first row. */
const unitIn = (value: AnswerValue | undefined): string | undefined =>
  value?.type === 'number' || value?.type === 'integer' ? value.rows[0]?.unit : undefined;

type Asked = {
  readonly entityId: string;
  readonly sectionIds: readonly string[];
  /** How many days are asked about. */
  readonly days: number;
  /** The entity's newest value of each section before these days. */
  readonly before: ReadonlyMap<string, { readonly value: AnswerValue }>;
};

/**
 * What a first answer to each of these questions begins with: its unit, and about what other entities have. Suppliers compete, so that
 * nothing is said of what others of them answered.
 */
export const firstAnswersTo = async (scoped: Scoped, { entityId, sectionIds, days, before }: Asked) => {
  const sections = sectionIds.flatMap((sectionId) => {
    const metric = metricOf(sectionId);
    return metric?.unitKind ? [{ sectionId, metricKey: metric.key }] : [];
  });
  const unitOf = await asOrganisation(scoped, (whole) =>
    readUsualUnitOfMetrics(whole, [...new Set(sections.map(({ metricKey }) => metricKey))]),
  );
  const isSupplier = partyOf(scoped) === 'suppliers';
  const figures = isSupplier
    ? []
    : await asOrganisation(scoped, (whole) => listPeerFigures(whole, { entityId, sections, days }));
  const peers = Map.groupBy(figures, ({ sectionId }) => sectionId);
  const keys = new Map(sections.map(({ sectionId, metricKey }) => [sectionId, metricKey]));
  return (sectionId: string): FirstAnswer => {
    const key = keys.get(sectionId);
    if (key === undefined) return { usualUnit: null, peers: null };
    const usualUnit = unitIn(before.get(sectionId)?.value) ?? unitOf(key) ?? preferredUnit(key, readMetric(key).units);
    return { usualUnit, peers: peersFrom(peers.get(sectionId) ?? []) };
  };
};
