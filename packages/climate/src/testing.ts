import type { CalorificBasis, GwpSet, Measure } from '@esg/contract';
import type { Activity, Lookup } from './activity.ts';
import type { Rules } from './calculate.ts';
import { calculate, type Line, type Outcome } from './calculate.ts';
import type { Factor } from './factor.ts';

const unit = (code: string, numerator: string, denominator = '1'): Measure => ({
  code,
  symbol: code,
  name: { en: code, zhTw: code },
  factorToBase: null,
  offset: '0',
  ratio: { numerator, denominator, shift: '0' },
});

const kinds: Readonly<Record<string, readonly Measure[]>> = {
  energy: [
    unit('kWh', '1'),
    unit('MWh', '1000'),
    unit('MJ', '5', '18'),
    unit('GJ', '2500', '9'),
    unit('100000.[Btu_IT]', '105505585.262', '3600000'),
    unit('M[Btu_IT]', '1055055852.62', '3600000'),
  ],
  mass: [unit('kg', '1'), unit('t', '1000')],
  volume: [unit('m3', '1'), unit('L', '0.001')],
  distance: [unit('km', '1'), unit('[mi_i]', '1.609344')],
  freight_distance: [unit('t.km', '1')],
  passenger_distance: [unit('{passenger}.km', '1')],
  currency: ['USD', 'EUR'].map((code) => ({ ...unit(code, '1'), ratio: null })),
  ghg_mass: [unit('t{CO2e}', '1'), unit('kg{CO2e}', '0.001')],
};

/** The kind of a unit of the tests. */
export const kindOf = (code: string): string =>
  Object.keys(kinds).find((kind) => kinds[kind]?.some((each) => each.code === code)) ?? '';

const potentials: Readonly<Record<string, Readonly<Record<GwpSet, string>>>> = {
  CO2: { AR4: '1', AR5: '1', AR6: '1' },
  CH4: { AR4: '25', AR5: '28', AR6: '27.9' },
  N2O: { AR4: '298', AR5: '265', AR6: '273' },
};

export const lookupFor = (gwpSet: GwpSet): Lookup => ({
  gwpSet,
  unitsOfKind: (kind) => kinds[kind] ?? [],
  potentialOf: (gas, set) => potentials[gas]?.[set],
});

export const rulesFor = (gwpSet: GwpSet = 'AR5', standIns: readonly string[] = []): Rules => ({
  preference: { origins: ['supplier', 'own', 'national', 'generic'], standIns },
  lookup: lookupFor(gwpSet),
});

export const period = { start: '2025-03-01', end: '2025-03-31' };

/** An activity of so much, as typed from a bill. */
export const used = (amount: string, code: string, more: Partial<Activity> = {}): Activity => ({
  amount,
  unit: code,
  unitKind: kindOf(code),
  basis: null,
  fuel: null,
  prices: null,
  shares: [],
  isEstimate: false,
  source: 'Bill of March',
  ...more,
});

/** A factor per unit, in kilograms of each gas. */
export const perUnit = (code: string, gases: Readonly<Record<string, string>>, more: Partial<Factor> = {}): Factor => ({
  id: `per-${code}`,
  name: { en: 'Fuel', zhTw: '燃料' },
  origin: 'national',
  region: 'GB',
  unitKind: kindOf(code),
  unit: code,
  basis: null,
  method: null,
  gwpSet: null,
  publicationYear: 2025,
  validFrom: '2025-01-01',
  validTo: '2025-12-31',
  source: 'A publication',
  isConfirmed: true,
  prices: null,
  gases: Object.entries(gases).map(([gas, kgPerUnit]) => ({
    gas,
    kgPerUnit,
    isEquivalent: !(gas in potentials),
    isBeside: false,
  })),
  ...more,
});

/** A line in the United Kingdom in March 2025 with these factors. */
export const lineOf = (activity: Activity, ...candidates: readonly Factor[]): Line => ({
  activity,
  wanted: { activity: null, region: 'GB', period, factorId: null },
  candidates,
});

/** The result of a line that must have one. */
export const resultOfLine = (outcome: Outcome) => {
  if (!outcome.known) throw new Error(`A question: ${outcome.question.reason}`);
  return outcome.value;
};

/** The question of a line that must have one. */
export const questionOfLine = (outcome: Outcome) => (outcome.known ? 'a result' : outcome.question.reason);

export const gasUse = (basis: CalorificBasis | null) => used('1000', 'kWh', { basis });

export const reckon = (activity: Activity, ...candidates: readonly Factor[]) =>
  calculate(lineOf(activity, ...candidates), rulesFor());
