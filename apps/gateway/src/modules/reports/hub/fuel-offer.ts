import type { ValueRow } from '@esg/contract';
import { convert, energySourceCalled, findMetric } from '@esg/standards';
import { Exact, type HubPart } from '../../data-points/index.ts';
import { figureOffer, type Offer, type OfferInput } from './figure-offer.ts';

/** Metrics that are about the fuels of one kind, which most sheets list by type below the fuel of all kinds. */
const kinds: Readonly<Record<string, 'renewable' | 'non-renewable'>> = {
  'energy.consumption.fuel_nonrenewable': 'non-renewable',
  'energy.consumption.fuel_renewable': 'renewable',
};

/** Where fuels are listed by type, the first that has any. */
const listed = [
  { metricKey: 'energy.consumption.fuel', breakdown: 'by-fuel-type' },
  { metricKey: 'energy.consumption.total', breakdown: 'by-energy-source' },
] as const;

/** Fuels with a metric of their own: a part of what is listed wherever it is not among it. */
const single = [
  { metricKey: 'energy.consumption.gas', name: 'Natural gas' },
  { metricKey: 'energy.consumption.coal', name: 'Coal' },
] as const;

/** The metrics whose figures may say the parts of this one. */
export const fuelKeysOf = (metricKey: string): string[] =>
  kinds[metricKey] ? [...listed, ...single].map((source) => source.metricKey) : [];

/** Whether the disclosure asks for the fuels of all kinds in a field of its own, which lists them. */
export const listsFuels = (metricKeys: readonly string[]): boolean => metricKeys.includes(listed[0].metricKey);

type Sources = { readonly all: readonly HubPart[]; readonly isComplete: boolean };

const sumOfParts = (parts: readonly HubPart[]) =>
  parts.reduce((sum, { step }) => sum.plus(step.value?.number ?? 0), new Exact(0));

/** Every energy source that the hub lists, and whether they are all of the fuel there is. */
const sourcesIn = ({ hub }: Pick<OfferInput, 'hub'>): Sources => {
  for (const { metricKey, breakdown } of listed) {
    const metric = findMetric(metricKey);
    const parts = metric ? hub.partsOf(metric).filter((part) => part.breakdown === breakdown) : [];
    if (parts.length === 0) continue;
    const names = parts.map(({ name }) => name.toLowerCase());
    const besides = single.flatMap((each): HubPart[] => {
      const step = hub.valueOf(each.metricKey);
      const isListed = names.some((name) => name.includes(each.name.toLowerCase()));
      return step.value && !isListed ? [{ breakdown, name: each.name, step }] : [];
    });
    const all = [...parts, ...besides];
    const whole = hub.valueOf(metricKey).value;
    const units = new Set(all.map(({ step }) => step.value?.unit));
    const isWhole = (some: readonly HubPart[]) => whole !== null && sumOfParts(some).equals(whole.number);
    const isComplete =
      units.size === 1 &&
      whole?.unit === all[0]?.step.value?.unit &&
      (isWhole(parts) || isWhole(all)) &&
      all.every(({ name }) => energySourceCalled(name) !== undefined);
    return { all, isComplete };
  }
  return { all: [], isComplete: false };
};

/** The sum of rows in the unit of the first; nothing where one cannot be converted. */
const wholeOf = (rows: readonly ValueRow[], kind: string): ValueRow[] => {
  const [first] = rows;
  if (!first) return [];
  let sum = new Exact(0);
  for (const { number, unit } of rows) {
    const alike = unit === first.unit ? number : convert(number, kind, unit, first.unit);
    if (alike === undefined) return [];
    sum = sum.plus(alike);
  }
  return [{ number: sum.toFixed(), unit: first.unit, descriptor: '' }];
};

/**
 * Fuels of one kind, of which nothing was entered, by type: those of that kind among the fuels that the hub lists. Their sum stands above them where
 * the list is all the fuel there is and each name is known.
 */
export const fuelOffer = (input: OfferInput): Omit<Offer, 'calculated'> | undefined => {
  const kind = kinds[input.metric.key];
  if (!kind || (input.field.type !== 'number' && input.field.type !== 'integer')) return undefined;
  const { all, isComplete } = sourcesIn(input);
  const parts = all
    .filter(({ name }) => energySourceCalled(name) === kind)
    .map((part) => ({ ...part, breakdown: 'by-fuel-type' }));
  if (parts.length === 0) return undefined;
  const offer = figureOffer({ ...input, parts }, input.hub.valueOf(input.metric.key));
  if (offer.value?.type !== 'number' && offer.value?.type !== 'integer') return undefined;
  const { rows } = offer.value;
  const whole = isComplete ? wholeOf(rows, input.metric.unitKind ?? '') : [];
  return { ...offer, value: { type: input.field.type, rows: [...whole, ...rows] }, gap: null };
};
