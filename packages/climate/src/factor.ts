import {
  type Bilingual,
  biogenicGas,
  type CalorificBasis,
  type ClimateCaveat,
  type EmissionFactor,
  type FactorDocument,
  type FactorOrigin,
  type GwpSet,
  type ScopeTwoMethod,
} from '@esg/contract';
import { less, sumOf } from '@esg/quantities';

/** What one unit of activity sets free of one gas: kilograms of the gas itself, or of CO2 equivalent where only that is published. */
export type FactorGas = {
  readonly gas: string;
  readonly kgPerUnit: string;
  readonly isEquivalent: boolean;
  /** Reported beside the scopes: biogenic CO2 and gases of the Montreal Protocol. */
  readonly isBeside: boolean;
};

/** A factor as the calculator reads it, whoever published it. */
export type Factor = {
  readonly id: string;
  readonly name: Bilingual;
  readonly origin: FactorOrigin;
  /** Country id, or `GLOBAL`. */
  readonly region: string;
  readonly unitKind: string;
  readonly unit: string;
  /** Of fuels per unit of energy. */
  readonly basis: CalorificBasis | null;
  /** Of purchased energy. */
  readonly method: ScopeTwoMethod | null;
  /** Of factors in CO2 equivalent; null where the publisher does not state it. */
  readonly gwpSet: GwpSet | null;
  readonly publicationYear: number;
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly source: string;
  /** Whether the number was compared with its publisher; others are never taken. */
  readonly isConfirmed: boolean;
  /** The prices of a factor per amount of money. */
  readonly prices: { readonly year: number; readonly withTax: boolean } | null;
  readonly gases: readonly FactorGas[];
  /** What must be said wherever it is taken. */
  readonly caveats?: readonly ClimateCaveat[];
  /** The terms under which its publisher lets others use it; empty where nobody stated them. */
  readonly licence?: string;
  /** Half of its 95 % interval in percent; null where nobody stated it. It changes no result. */
  readonly uncertaintyPercent?: string | null;
  /** Documents that bear it out. They change no result. */
  readonly documents?: readonly FactorDocument[];
};

/** The name of what a publisher does not divide into gases, and of what the rounding of its parts leaves. */
export const unsplit = 'unsplit';
/** Carbon dioxide of plants, beside the scopes. */
export const biogenic = biogenicGas;

const sets: readonly string[] = ['AR4', 'AR5', 'AR6'] satisfies GwpSet[];
const isSet = (text: string | null): text is GwpSet => text !== null && sets.includes(text);

const lifeCycle = 'life-cycle basis';

/** Averages that a third party reckons for a whole territory say less than what a government or a supplier publishes. */
const originOf = ({ basis, region }: EmissionFactor): FactorOrigin => {
  if (basis.includes('as published by the supplier')) return 'supplier';
  return region === 'GLOBAL' || basis.includes(lifeCycle) ? 'generic' : 'national';
};

/**
 * DESNZ does not say it of the gigajoules of its biofuels. They are net: by its own factors per kilogram, ethanol has 26.8, biodiesel 37.2 and
 * methane 49.0 MJ/kg.
 */
const basisOf = ({ basis, activity, unitKind }: EmissionFactor): CalorificBasis | null => {
  if (unitKind === 'energy' && activity.en.startsWith('Biofuel: ')) return 'net';
  if (basis.startsWith('gross CV')) return 'gross';
  return basis.startsWith('net CV') ? 'net' : null;
};

const leakPrefix = 'Leak of ';

/** Biogenic CO2 per unit, where its publisher states it with the factor. */
const plantsIn = (basis: string): string | undefined => basis.match(/biogenic CO2 ([\d.]+) kg outside scopes/)?.[1];

/** Whether burning sets carbon dioxide of plants free too: it does of biofuels, and of what they are blended into. */
const burnsPlants = ({ basis, activity }: EmissionFactor) =>
  basis.includes('biogenic CO2') || (basis.includes('TTW') && activity.en.includes('biofuel blend'));

const caveatsOf = (factor: EmissionFactor): ClimateCaveat[] => [
  ...(factor.basis.includes(lifeCycle) ? (['life_cycle_factor'] as const) : []),
  ...(burnsPlants(factor) && plantsIn(factor.basis) === undefined ? (['biogenic_not_known'] as const) : []),
];

/** The gases of a published factor: its parts, and what they leave of its total, so that they always add up to it. */
const gasesOf = (factor: EmissionFactor): FactorGas[] => {
  const { kgCo2ePerUnit, scope, category, basis, activity, parts } = factor;
  const isBeside = scope === 'outside';
  const line = (gas: string, kgPerUnit: string): FactorGas => ({ gas, kgPerUnit, isEquivalent: true, isBeside });
  if (category === 'fugitive' && activity.en.startsWith(leakPrefix))
    return [line(activity.en.slice(leakPrefix.length), kgCo2ePerUnit)];
  if (category === 'biogenic') return [{ gas: biogenic, kgPerUnit: kgCo2ePerUnit, isEquivalent: false, isBeside }];
  const named = [
    ['CO2', parts.co2],
    ['CH4', parts.ch4],
    ['N2O', parts.n2o],
  ] as const;
  const known = named.flatMap(([gas, kg]) => (kg === null ? [] : [line(gas, kg)]));
  const left = less(kgCo2ePerUnit, sumOf(known.map(({ kgPerUnit }) => kgPerUnit)));
  const plants = plantsIn(basis);
  return [
    ...known,
    ...(left === '0' && known.length > 0 ? [] : [line(unsplit, left)]),
    ...(plants ? [{ gas: biogenic, kgPerUnit: plants, isEquivalent: false, isBeside: true }] : []),
  ];
};

/** A factor of the library as the calculator reads it. */
export const libraryFactor = (factor: EmissionFactor): Factor => ({
  id: factor.id,
  name: factor.activity,
  origin: originOf(factor),
  region: factor.region,
  unitKind: factor.unitKind,
  unit: factor.unit,
  basis: basisOf(factor),
  method: factor.category === 'grid electricity' ? 'location' : null,
  gwpSet: isSet(factor.gwpSet) ? factor.gwpSet : null,
  publicationYear: factor.publicationYear,
  validFrom: factor.validFrom,
  validTo: factor.validTo,
  source: factor.source,
  isConfirmed: factor.verified,
  prices: null,
  gases: gasesOf(factor),
  caveats: caveatsOf(factor),
  licence: factor.licence,
});
