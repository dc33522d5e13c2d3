import type { ClimateCaveat, TraceStep } from '@esg/contract';
import { fractionOf, isAtMost, isNought, minus } from '@esg/quantities';
import type { Activity, Lookup } from './activity.ts';
import { type Amount, amountFor, ask, known, quantityOf, type Reckoned } from './convert.ts';
import { type Factor, unsplit } from './factor.ts';

/** Energy that was bought under a contract or with certificates, and what its supplier says it sets free. */
export type Contract = {
  readonly id: string;
  readonly kwh: string;
  /** Null where nobody stated it: there is a question then. */
  readonly kgCo2ePerKwh: string | null;
  /** The contract, certificate or tariff. */
  readonly source: string;
};

/** What the contracts cover of the energy that was used, and what they leave over. */
type MarketAmounts = {
  readonly covered: readonly { readonly amount: Amount; readonly factor: Factor }[];
  readonly rest: Amount | null;
  readonly caveats: readonly ClimateCaveat[];
};

const energy: Factor = {
  id: 'kilowatt-hours',
  name: { en: 'Purchased energy', zhTw: '外購能源' },
  origin: 'supplier',
  region: 'GLOBAL',
  unitKind: 'energy',
  unit: 'kWh',
  basis: null,
  method: 'market',
  gwpSet: null,
  publicationYear: 0,
  validFrom: '0000-01-01',
  validTo: null,
  source: '',
  isConfirmed: true,
  prices: null,
  gases: [],
};

const contractFactor = ({ id, source }: Contract, kgPerUnit: string): Factor => ({
  ...energy,
  id,
  source,
  gases: [{ gas: unsplit, kgPerUnit, isEquivalent: true, isBeside: false }],
});

const stated = (kind: 'contract' | 'rest', value: Amount['value'], source: string): Amount => {
  const quantity = quantityOf({ value, unit: energy.unit });
  const step: TraceStep = { kind, part: 'amount', gas: null, before: null, by: null, after: quantity, source };
  return { value, unit: energy.unit, steps: [step] };
};

/** Contracts in the order of their ids, so that it never matters in which they were typed; they cover what was used and no more. */
export const marketAmounts = (
  activity: Activity,
  contracts: readonly Contract[],
  lookup: Lookup,
): Reckoned<MarketAmounts> => {
  const used = amountFor(activity, energy, lookup);
  if (!used.known) return used;
  let left = used.value.value;
  let exceeds = false;
  const covered: { amount: Amount; factor: Factor }[] = [];
  for (const contract of contracts.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (contract.kgCo2ePerKwh === null) return ask('contract_factor_missing');
    const bought = fractionOf(contract.kwh);
    const reaches = isAtMost(bought, left);
    const value = reaches ? bought : left;
    exceeds ||= !reaches;
    left = minus(left, value);
    if (isNought(value)) continue;
    const amount = stated('contract', value, contract.source);
    const steps = covered.length === 0 ? [...used.value.steps, ...amount.steps] : amount.steps;
    covered.push({ amount: { ...amount, steps }, factor: contractFactor(contract, contract.kgCo2ePerKwh) });
  }
  const rest = isNought(left) ? null : stated('rest', left, '');
  return known({ covered, rest, caveats: exceeds ? ['contract_exceeds_use'] : [] });
};
