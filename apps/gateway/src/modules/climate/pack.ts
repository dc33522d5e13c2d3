import type { Activity } from '@esg/climate';
import type { ClimateResult, GasAmount, TraceQuantity, TraceStep } from '@esg/contract';
import type { ReckonedFrom } from './reckon.ts';

/** A number of a line by its place: 0 is the amount that was typed, the others follow in the order of the line's numbers. */
type Place = number;
type PackedQuantity = Omit<TraceQuantity, 'number'> & { readonly number: Place };
type PackedGas = Omit<GasAmount, 'kg' | 'kgCo2e'> & { readonly kg: Place | null; readonly kgCo2e: Place };
type PackedStep = Omit<TraceStep, 'before' | 'after'> & {
  readonly before: PackedQuantity | null;
  readonly after: PackedQuantity;
};
type PackedResult = Pick<ClimateResult, 'choices' | 'caveats'> & {
  readonly kgCo2e: Place;
  readonly besideKgCo2e: Place;
  readonly gases: readonly PackedGas[];
  readonly steps: readonly PackedStep[];
};

/**
 * What lines of one factor, month and unit have in common of their trace: everything but its numbers and the name of the bill. Thousands
 * of bills share one.
 */
export type TraceShape = {
  /** Null where there is a question. */
  readonly result: PackedResult | null;
  readonly from: Omit<ReckonedFrom, 'activity'> & { readonly activity: Omit<Activity, 'amount' | 'source'> };
};

/** What a line came to, and what it was reckoned from. */
export type Trace = { readonly result: ClimateResult | null; readonly from: ReckonedFrom };
/** What a line has of its own. */
export type Own = Pick<Activity, 'amount' | 'source'> & { readonly numbers: readonly string[] };

/** Gives each number of a line its place, the same number the same one. */
const placesIn = (amount: string) => {
  const numbers: string[] = [];
  let taken = '';
  const find = (number: string): Place => {
    if (number === amount) return 0;
    const found = numbers.indexOf(number);
    return found < 0 ? numbers.push(number) : found + 1;
  };
  return {
    numbers,
    placeOf: (number: string): Place => {
      const place = find(number);
      taken += ` ${place}`;
      return place;
    },
    /** All places in the order in which they were asked for. */
    taken: () => taken,
  };
};

/** A trace taken apart. */
export type Packed = {
  readonly shape: TraceShape;
  readonly numbers: readonly string[];
  /** The same for traces of one shape, and for no others of the same activity type, by the same rules and factors; null where only the shape itself tells. */
  readonly key: string | null;
};

/** Takes a trace apart: what it shares with other lines, and the numbers that are its own, those of the result first. */
export const packTrace = ({ result, from }: Trace): Packed => {
  const { amount, source: _, ...activity } = from.activity;
  const { numbers, placeOf, taken } = placesIn(amount);
  const quantity = ({ number, unit }: TraceQuantity): PackedQuantity => ({ number: placeOf(number), unit });
  const packed = result && {
    kgCo2e: placeOf(result.kgCo2e),
    besideKgCo2e: placeOf(result.besideKgCo2e),
    gases: result.gases.map(({ gas, kg, kgCo2e, beside }) => ({
      gas,
      kg: kg === null ? null : placeOf(kg),
      kgCo2e: placeOf(kgCo2e),
      beside,
    })),
    steps: result.steps.map(({ before, after, source, ...step }) => ({
      ...step,
      before: before && quantity(before),
      after: quantity(after),
      source: step.kind === 'input' ? '' : source,
    })),
    choices: result.choices,
    caveats: result.caveats,
  };
  // How far a contract reaches decides which steps there are; everything else is decided by what goes into the key.
  const isPlain = from.contracts.length === 0 && activity.shares.length === 0;
  const ids = from.factors.map(({ id }) => id);
  const key = isPlain ? JSON.stringify([activity, from.wanted, ids, result?.caveats ?? null, taken()]) : null;
  return { shape: { result: packed, from: { ...from, activity } }, numbers, key };
};

/** Puts a trace together again, digit by digit as it was. */
export const unpackTrace = ({ result, from }: TraceShape, { amount, source, numbers }: Own): Trace => {
  const numberAt = (place: Place) => (place === 0 ? amount : (numbers[place - 1] ?? '0'));
  const quantity = ({ number, unit }: PackedQuantity): TraceQuantity => ({ number: numberAt(number), unit });
  return {
    result: result && {
      kgCo2e: numberAt(result.kgCo2e),
      besideKgCo2e: numberAt(result.besideKgCo2e),
      gases: result.gases.map(({ kg, kgCo2e, ...gas }) => ({
        ...gas,
        kg: kg === null ? null : numberAt(kg),
        kgCo2e: numberAt(kgCo2e),
      })),
      steps: result.steps.map((step) => ({
        ...step,
        before: step.before && quantity(step.before),
        after: quantity(step.after),
        source: step.kind === 'input' ? source : step.source,
      })),
      choices: result.choices,
      caveats: result.caveats,
    },
    from: { ...from, activity: { ...from.activity, amount, source } },
  };
};
