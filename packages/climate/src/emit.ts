import type { ClimateCaveat, ClimateResult, GasAmount, TraceQuantity, TraceStep } from '@esg/contract';
import {
  derived,
  dividedBy,
  type Fraction,
  fractionOf,
  isAtMost,
  isNought,
  nought,
  plus,
  times,
} from '@esg/quantities';
import type { Lookup, Share } from './activity.ts';
import { type Amount, ask, known, quantityOf, type Reckoned } from './convert.ts';
import { biogenic, type Factor, type FactorGas } from './factor.ts';

const kilograms = 'kg';
/** The unit of a mass of CO2 equivalent, as the library codes it. */
export const equivalents = 'kg{CO2e}';

/** One gas of an amount, before any share is taken. */
type Freed = {
  readonly gas: string;
  readonly kg: Fraction | null;
  readonly kgCo2e: Fraction;
  readonly isBeside: boolean;
  readonly steps: readonly TraceStep[];
};

/** What an amount sets free, gas by gas. */
export type Emitted = { readonly freed: readonly Freed[]; readonly steps: readonly TraceStep[] };

const mass = (value: Fraction, unit: string): TraceQuantity => ({ number: derived(value), unit });

const freedOf = (
  amount: Amount,
  factor: Factor,
  { gas, kgPerUnit, isEquivalent, isBeside }: FactorGas,
  lookup: Lookup,
): Reckoned<Freed> => {
  const part = isBeside ? 'beside' : 'counted';
  const value = times(amount.value, fractionOf(kgPerUnit));
  const unit = isEquivalent ? equivalents : kilograms;
  const first: TraceStep = {
    kind: 'factor',
    part,
    gas,
    before: quantityOf(amount),
    by: { over: kgPerUnit, under: '1', unit: `${unit}/${factor.unit}` },
    after: mass(value, unit),
    source: factor.source,
  };
  // One kilogram of carbon dioxide is one of its equivalents, and biogenic CO2 is reported by its mass.
  if (isEquivalent) return known({ gas, kg: gas === biogenic ? value : null, kgCo2e: value, isBeside, steps: [first] });
  const potential = lookup.potentialOf(gas === biogenic ? 'CO2' : gas, lookup.gwpSet);
  if (potential === undefined) return ask('gas_without_potential', [gas]);
  const kgCo2e = times(value, fractionOf(potential));
  const second: TraceStep = {
    kind: 'warming',
    part,
    gas,
    before: mass(value, kilograms),
    by: { over: potential, under: '1', unit: `${equivalents}/${kilograms}` },
    after: mass(kgCo2e, equivalents),
    source: `IPCC ${lookup.gwpSet}, GWP100`,
  };
  return known({ gas, kg: value, kgCo2e, isBeside, steps: [first, second] });
};

/** An amount in the unit of the factor, gas by gas. Factors of another set of warming potentials are refused, never converted. */
export const emit = (amount: Amount, factor: Factor, lookup: Lookup): Reckoned<Emitted> => {
  if (factor.gwpSet !== null && factor.gwpSet !== lookup.gwpSet && factor.gases.some((gas) => gas.isEquivalent))
    return ask('gwp_sets_mixed', [factor.gwpSet, lookup.gwpSet]);
  if (factor.gases.length === 0) return ask('factor_missing');
  const freed: Freed[] = [];
  for (const gas of factor.gases) {
    const one = freedOf(amount, factor, gas, lookup);
    if (!one.known) return one;
    freed.push(one.value);
  }
  return known({ freed, steps: [...amount.steps, ...freed.flatMap(({ steps }) => steps)] });
};

const isShare = ({ over, under }: Share): boolean => {
  const part = fractionOf(over);
  const whole = fractionOf(under);
  return !isNought(whole) && isAtMost(nought, part) && isAtMost(nought, whole) && isAtMost(part, whole);
};

/** The total of one part of the trace, and what the shares leave of it. */
const closed = (freed: readonly Freed[], part: 'counted' | 'beside', shares: readonly Share[]): TraceStep[] => {
  if (freed.length === 0) return [];
  let value = freed.map(({ kgCo2e }) => kgCo2e).reduce(plus, nought);
  const head = { part, gas: null } as const;
  const total: TraceStep = {
    ...head,
    kind: 'total',
    before: null,
    by: null,
    after: mass(value, equivalents),
    source: '',
  };
  const taken = shares.map(({ over, under, source }): TraceStep => {
    const before = mass(value, equivalents);
    value = times(value, dividedBy(fractionOf(over), fractionOf(under)));
    return { ...head, kind: 'share', before, by: { over, under, unit: '1' }, after: mass(value, equivalents), source };
  });
  return [total, ...taken];
};

/** What one gas came to over several amounts, after its shares. */
const gasTotals = (freed: readonly Freed[], share: Fraction): GasAmount[] =>
  [...Map.groupBy(freed, ({ gas, isBeside }) => `${isBeside} ${gas}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const masses = group.flatMap(({ kg }) => (kg === null ? [] : [kg]));
    const kg = masses.length === group.length ? derived(times(masses.reduce(plus, nought), share)) : null;
    const kgCo2e = derived(times(group.map((each) => each.kgCo2e).reduce(plus, nought), share));
    return [{ gas: first.gas, kg, kgCo2e, beside: first.isBeside }];
  });

/** The result of one or several emitted amounts, with the shares that count. Each share is a part of a whole, from nothing to all of it. */
export const resultOf = (
  emitted: readonly Emitted[],
  shares: readonly Share[],
  caveats: readonly ClimateCaveat[],
): Reckoned<Omit<ClimateResult, 'choices'>> => {
  if (!shares.every(isShare)) return ask('share_invalid');
  const freed = emitted.flatMap((each) => each.freed);
  const share = shares
    .map(({ over, under }) => dividedBy(fractionOf(over), fractionOf(under)))
    .reduce(times, fractionOf('1'));
  const partOf = (isBeside: boolean) => freed.filter((each) => each.isBeside === isBeside);
  const sumOfPart = (isBeside: boolean) =>
    partOf(isBeside)
      .map(({ kgCo2e }) => kgCo2e)
      .reduce(plus, nought);
  return known({
    kgCo2e: derived(times(sumOfPart(false), share)),
    besideKgCo2e: derived(times(sumOfPart(true), share)),
    gases: gasTotals(freed, share),
    steps: [
      ...emitted.flatMap(({ steps }) => steps),
      ...closed(partOf(false), 'counted', shares),
      ...closed(partOf(true), 'beside', shares),
    ],
    caveats: [...new Set(caveats)],
  });
};
