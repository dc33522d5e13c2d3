import type { ValueRow } from '@esg/contract';
import { isSame, sumOf } from '@esg/quantities';
import { allFuels, convert, energySourceCalled, findMetric, largestUnit } from '@esg/standards';
import type { Hub, HubPart } from '../data-points/index.ts';
import { figureOffer, type Offer, type OfferInput, shortened } from './figure-offer.ts';

/** Metrics about the fuels of one kind, which most sheets list by type in the list of all kinds. */
const kinds: Readonly<Record<string, 'renewable' | 'non-renewable'>> = {
  'energy.consumption.fuel_nonrenewable': 'non-renewable',
  'energy.consumption.fuel_renewable': 'renewable',
};

/** The first list of fuels by type that has any. */
const listed = [
  { metricKey: allFuels, breakdown: 'by-fuel-type' },
  { metricKey: 'energy.consumption.total', breakdown: 'by-energy-source' },
] as const;

/** Fuels with a metric of their own, which are missing in a list that does not contain them. */
const single = [
  { metricKey: 'energy.consumption.gas', name: 'Natural gas' },
  { metricKey: 'energy.consumption.coal', name: 'Coal' },
] as const;

const sources = [...listed, ...single].map(({ metricKey }) => metricKey);

/** The metrics whose figures may be the parts of this one. */
export const fuelKeysOf = (metricKey: string): readonly string[] => (kinds[metricKey] ? sources : []);

/** Metrics about fuels of one kind, and those whose figures may say their parts. */
export const fuelMetricKeys: readonly string[] = [...Object.keys(kinds), ...sources];

type Sources = { readonly all: readonly HubPart[]; readonly isComplete: boolean };

const sumOfParts = (parts: readonly HubPart[]) => sumOf(parts.map(({ step }) => step.value?.number ?? '0'));

/** Fuels with a metric of their own that are not among these. */
const singleIn = (hub: Hub, parts: readonly HubPart[]): HubPart[] => {
  const names = parts.map(({ name }) => name.toLowerCase());
  return single.flatMap(({ metricKey, name }): HubPart[] => {
    const step = hub.valueOf(metricKey);
    const isListed = names.some((listedName) => listedName.includes(name.toLowerCase()));
    return step.value && !isListed ? [{ breakdown: 'by-fuel-type', name, step }] : [];
  });
};

/** Every energy source that the hub lists, and whether they are all of the fuel there is. */
const sourcesIn = (hub: Hub): Sources => {
  for (const { metricKey, breakdown } of listed) {
    const metric = findMetric(metricKey);
    const parts = metric ? hub.partsOf(metric).filter((part) => part.breakdown === breakdown) : [];
    if (parts.length === 0) continue;
    const all = [...parts, ...singleIn(hub, parts)];
    const whole = hub.valueOf(metricKey).value;
    const units = new Set(all.map(({ step }) => step.value?.unit));
    const isWhole = (some: readonly HubPart[]) => whole !== null && isSame(sumOfParts(some), whole.number);
    const isComplete =
      units.size === 1 &&
      whole?.unit === all[0]?.step.value?.unit &&
      (isWhole(parts) || isWhole(all)) &&
      all.every(({ name }) => energySourceCalled(name) !== undefined);
    return { all, isComplete };
  }
  return { all: singleIn(hub, []), isComplete: false };
};

/** The sum of rows in the largest of their units; nothing where one cannot be converted. */
const wholeOf = (rows: readonly ValueRow[], input: OfferInput): ValueRow[] => {
  const kind = input.metric.unitKind ?? '';
  const unit = largestUnit(
    kind,
    rows.map((row) => row.unit),
  );
  if (unit === undefined) return [];
  const alike = rows.flatMap((row) =>
    row.unit === unit ? row.number : (convert(row.number, kind, row.unit, unit) ?? []),
  );
  return alike.length < rows.length ? [] : [{ number: shortened(sumOf(alike), input).number, unit, descriptor: '' }];
};

/**
 * Fuels of one kind without entered data, by type: those of that kind in the hub's list of fuels. Their sum is added where the list has all
 * fuels and each name is known.
 */
export const fuelOffer = (input: OfferInput): Omit<Offer, 'calculated'> | undefined => {
  const kind = kinds[input.metric.key];
  if (!kind || (input.field.type !== 'number' && input.field.type !== 'integer')) return undefined;
  const { all, isComplete } = sourcesIn(input.hub);
  const parts = all
    .filter(({ name }) => energySourceCalled(name) === kind)
    .map((part) => ({ ...part, breakdown: 'by-fuel-type' }));
  if (parts.length === 0) return undefined;
  const offer = figureOffer({ ...input, parts }, input.hub.valueOf(input.metric.key));
  if (offer.value?.type !== 'number' && offer.value?.type !== 'integer') return undefined;
  const { rows } = offer.value;
  const whole = isComplete ? wholeOf(rows, input) : [];
  return { ...offer, value: { type: input.field.type, rows: [...whole, ...rows] }, gap: null };
};

/** Whether the kinds that a disclosure asks for, none of them entered itself, cover every fuel. */
export const kindsSayAll = (hub: Hub, asksFor: (metricKey: string) => boolean): boolean => {
  const { all, isComplete } = sourcesIn(hub);
  const isSaid = ([metricKey, kind]: [string, string]) =>
    !all.some(({ name }) => energySourceCalled(name) === kind) ||
    (asksFor(metricKey) && hub.valueOf(metricKey).value === null);
  return isComplete && Object.entries(kinds).every(isSaid);
};

/** The metrics of one kind of fuel without entered data, for which the list of all fuels has some. */
export const kindsAmongAll = (hub: Hub): string[] => {
  const { all } = sourcesIn(hub);
  return Object.entries(kinds).flatMap(([metricKey, kind]) => {
    const isEntered = hub.valueOf(metricKey).value !== null;
    return !isEntered && all.some(({ name }) => energySourceCalled(name) === kind) ? [metricKey] : [];
  });
};
