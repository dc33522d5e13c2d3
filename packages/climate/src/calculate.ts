import type { ClimateCaveat, ClimateResult, FactorChoice } from '@esg/contract';
import type { Activity, Lookup } from './activity.ts';
import { type Chosen, chooseFactor, handPicked, type Preference, type Wanted } from './choose.ts';
import { amountFor, carriedTo, known, type Reckoned } from './convert.ts';
import { type Emitted, emit, equivalents, resultOf } from './emit.ts';
import { type Factor, unsplit } from './factor.ts';
import { type Contract, marketAmounts } from './market.ts';

/** Grows whenever the same line would come to something else, or with another word beside it: results of an earlier one are outdated. */
export const calculatorEdition = 3;

/** One line of activity data with the factors that it may be reckoned by. */
export type Line = {
  readonly activity: Activity;
  readonly wanted: Omit<Wanted, 'method'>;
  readonly candidates: readonly Factor[];
  /** What was chosen among these candidates before, by the same rules: thousands of bills ask the same. */
  readonly chosenBefore?: Map<string, Reckoned<Chosen>>;
};

/** What holds for the whole inventory. */
export type Rules = { readonly preference: Preference; readonly lookup: Lookup };

/** A result with its trace, or the question that must be answered first. */
export type Outcome = Reckoned<ClimateResult>;

const caveatsOf = ({ isEstimate }: Activity): ClimateCaveat[] => (isEstimate ? ['estimate'] : []);

const finished = (
  { activity }: Pick<Line, 'activity'>,
  emitted: readonly Emitted[],
  choices: readonly FactorChoice[],
  caveats: readonly ClimateCaveat[],
): Outcome => {
  const result = resultOf(emitted, activity.shares, [...caveats, ...caveatsOf(activity)]);
  return result.known ? known({ ...result.value, choices: [...choices] }) : result;
};

/** Emissions that were measured as CO2 equivalent: one kilogram is one kilogram. */
const measure: Factor = {
  id: 'measured',
  name: { en: 'Measured emissions', zhTw: '量度所得排放' },
  origin: 'own',
  region: 'GLOBAL',
  unitKind: 'ghg_mass',
  unit: equivalents,
  basis: null,
  method: null,
  gwpSet: null,
  publicationYear: 0,
  validFrom: '0000-01-01',
  validTo: null,
  source: '',
  isConfirmed: true,
  prices: null,
  gases: [{ gas: unsplit, kgPerUnit: '1', isEquivalent: true, isBeside: false }],
};

const emittedBy = (activity: Activity, factor: Factor, lookup: Lookup): Reckoned<Emitted> => {
  const amount = amountFor(activity, factor, lookup);
  return amount.known ? emit(amount.value, factor, lookup) : amount;
};

const calculateMeasured = (line: Line, { lookup }: Rules): Outcome => {
  const emitted = emittedBy(line.activity, measure, lookup);
  return emitted.known ? finished(line, [emitted.value], [], []) : emitted;
};

const chosenFor = (line: Line, method: Wanted['method'], rules: Rules): Reckoned<Chosen> => {
  const { activity, wanted, candidates, chosenBefore } = line;
  const choose = () => chooseFactor(candidates, activity, { wanted: { ...wanted, method }, ...rules });
  if (!chosenBefore) return choose();
  const key = JSON.stringify([method, wanted, activity.unitKind, activity.unit, activity.basis]);
  const before = chosenBefore.get(key) ?? choose();
  chosenBefore.set(key, before);
  return before;
};

const calculateWith = (line: Line, chosen: Reckoned<Chosen>, { lookup }: Rules): Outcome => {
  if (!chosen.known) return chosen;
  const { factor, choice, caveats } = chosen.value;
  const emitted = emittedBy(line.activity, factor, lookup);
  return emitted.known ? finished(line, [emitted.value], [choice], caveats) : emitted;
};

/** Emissions of a line, gas by gas, with the way there as data. Pure: the same line leads to the same result, digit by digit. */
export const calculate = (line: Line, rules: Rules): Outcome =>
  line.activity.unitKind === 'ghg_mass' && line.candidates.length === 0
    ? calculateMeasured(line, rules)
    : calculateWith(line, chosenFor(line, null, rules), rules);

/** Purchased energy by the grid of the place. */
export const calculateByLocation = (line: Line, rules: Rules): Outcome =>
  calculateWith(line, chosenFor(line, 'location', rules), rules);

/** Reasons for which there is no residual mix; any other question is asked. */
const withoutMix = ['factor_missing', 'factor_not_in_force', 'factor_unconfirmed', 'region_without_factor'];

/** The residual mix; where none is known the factor of the grid, and a word that says so. What was chosen by hand is never passed over. */
const mixFor = (line: Line, rules: Rules): Reckoned<Chosen> => {
  const mix = chosenFor(line, 'market', rules);
  const isChosen = handPicked(line.candidates, { ...line.wanted, method: 'market' }) !== 'none';
  if (mix.known || isChosen || !withoutMix.includes(mix.question.reason)) return mix;
  const grid = chosenFor(line, 'location', rules);
  return grid.known ? known({ ...grid.value, caveats: [...grid.value.caveats, 'no_residual_mix' as const] }) : grid;
};

/** Purchased energy by what was bought: contracts and certificates as far as they reach, and the residual mix for the rest. */
export const calculateByMarket = (line: Line, contracts: readonly Contract[], rules: Rules): Outcome => {
  if (contracts.length === 0) return calculateWith(line, mixFor(line, rules), rules);
  const amounts = marketAmounts(line.activity, contracts, rules.lookup);
  if (!amounts.known) return amounts;
  const { covered, rest, caveats } = amounts.value;
  const emitted: Emitted[] = [];
  for (const { amount, factor } of covered) {
    const one = emit(amount, factor, rules.lookup);
    if (!one.known) return one;
    emitted.push(one.value);
  }
  if (!rest) return finished(line, emitted, [], caveats);
  const mix = mixFor(line, rules);
  if (!mix.known) return mix;
  const carried = carriedTo(mix.value.factor, { amount: rest, kind: 'energy' }, line.activity, rules.lookup);
  if (!carried.known) return carried;
  const one = emit(carried.value, mix.value.factor, rules.lookup);
  if (!one.known) return one;
  return finished(line, [...emitted, one.value], [mix.value.choice], [...caveats, ...mix.value.caveats]);
};
