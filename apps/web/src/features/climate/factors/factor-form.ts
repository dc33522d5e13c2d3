import {
  biogenicGas,
  type CalorificBasis,
  type ClimateActivityType,
  type ClimateFactor,
  type ClimateLibraryFactor,
  type FactorDocument,
  type GwpSet,
  lackingInFactor,
  type NewClimateFactor,
  type ScopeTwoMethod,
} from '@esg/contract';
import { parseDecimal } from '@esg/quantities';

/** The gas of a factor whose publisher states one number of CO2 equivalent for all gases. */
export const allGases = 'unsplit';

/** One gas as it is typed. */
export type TypedGas = {
  readonly gas: string;
  readonly kgPerUnit: string;
  readonly isEquivalent: boolean;
  readonly isBeside: boolean;
};

/** A factor as it is typed: empty where nothing is said. */
export type TypedFactor = {
  readonly activityTypeId: string;
  readonly name: string;
  readonly origin: ClimateFactor['origin'];
  readonly region: string;
  readonly unit: string;
  readonly basis: CalorificBasis | '';
  readonly method: ScopeTwoMethod | '';
  readonly gwpSet: GwpSet | '';
  readonly priceYear: string;
  readonly withTax: 'yes' | 'no' | '';
  readonly gases: readonly TypedGas[];
  readonly publicationYear: string;
  readonly validFrom: string;
  readonly validTo: string;
  readonly source: string;
  readonly evidence: string;
  readonly licence: string;
  /** In percent; empty where the source states none. */
  readonly uncertaintyPercent: string;
  readonly documents: readonly FactorDocument[];
  /** The version that it is based on; none for a new one. */
  readonly version: number | undefined;
};

/** A gas to begin with: most suppliers state one number of CO2 equivalent. */
export const newGas: TypedGas = { gas: allGases, kgPerUnit: '', isEquivalent: true, isBeside: false };

/** What a form begins with: an own factor, or what the library says of one that is to become one. */
type Begun = ClimateLibraryFactor & Partial<Pick<ClimateFactor, 'documents' | 'version'>>;

/** A factor as the form shows it; without one, a new factor of this year. */
export const typedFactor = (
  factor: Begun | undefined,
  year: number,
  shown: (number: string) => string,
): TypedFactor => ({
  activityTypeId: factor?.activityTypeId ?? '',
  name: factor?.name ?? '',
  origin: factor?.origin ?? 'supplier',
  region: factor?.region ?? '',
  unit: factor?.unit ?? '',
  basis: factor?.basis ?? '',
  method: factor?.method ?? '',
  gwpSet: factor ? (factor.gwpSet ?? '') : 'AR5',
  priceYear: factor?.prices?.year?.toString() ?? '',
  withTax: factor?.prices?.withTax == null ? '' : factor.prices.withTax ? 'yes' : 'no',
  gases: factor ? factor.gases.map((gas) => ({ ...gas, kgPerUnit: shown(gas.kgPerUnit) })) : [newGas],
  publicationYear: String(factor?.publicationYear ?? year),
  validFrom: factor?.validFrom ?? `${year}-01-01`,
  validTo: factor?.validTo ?? '',
  source: factor?.source ?? '',
  evidence: factor?.evidence ?? '',
  licence: factor?.licence ?? '',
  uncertaintyPercent: factor?.uncertaintyPercent ? shown(factor.uncertaintyPercent) : '',
  documents: factor?.documents ?? [],
  version: factor?.version,
});

const yearPattern = /^(?:199\d|20\d\d|2100)$/;

/** The year that was typed; undefined for what is none. */
export const yearOf = (typed: string): number | undefined =>
  yearPattern.test(typed.trim()) ? Number(typed.trim()) : undefined;

/** The amount that was typed in the organisation's separators; undefined for what is none, or is below nothing. */
export const amountOf = (typed: string, format: string): string | undefined => {
  const number = parseDecimal(typed.trim(), format);
  return number === undefined || number.startsWith('-') ? undefined : number;
};

/** What is wrong with the amounts of gases: none of them may be empty, and each is a number. */
export const wrongInGases = (gases: readonly TypedGas[], format: string): 'required' | 'invalid' | undefined => {
  const wrong = gases.filter(({ kgPerUnit }) => amountOf(kgPerUnit, format) === undefined);
  if (wrong.length === 0) return undefined;
  return wrong.every(({ kgPerUnit }) => kgPerUnit.trim() === '') ? 'required' : 'invalid';
};

const pricesOf = ({ priceYear, withTax }: TypedFactor): NewClimateFactor['prices'] => {
  if (priceYear.trim() === '' && withTax === '') return null;
  return { year: yearOf(priceYear) ?? null, withTax: withTax === '' ? null : withTax === 'yes' };
};

/** What is sent. Numbers that cannot be read are left out: the form refuses them before. */
export const factorOf = (typed: TypedFactor, format: string): NewClimateFactor => ({
  activityTypeId: typed.activityTypeId,
  name: typed.name.trim(),
  origin: typed.origin,
  region: typed.region,
  unit: typed.unit,
  basis: typed.basis || null,
  method: typed.method || null,
  gwpSet: typed.gwpSet || null,
  prices: pricesOf(typed),
  gases: typed.gases.map(({ gas, kgPerUnit, isEquivalent, isBeside }) => ({
    gas,
    kgPerUnit: amountOf(kgPerUnit, format) ?? '0',
    isEquivalent,
    isBeside,
  })),
  publicationYear: yearOf(typed.publicationYear) ?? 0,
  validFrom: typed.validFrom,
  validTo: typed.validTo || null,
  source: typed.source.trim(),
  evidence: typed.evidence.trim(),
  licence: typed.licence.trim(),
  uncertaintyPercent: amountOf(typed.uncertaintyPercent, format) ?? null,
  documents: typed.documents.map(({ documentId, reference }) => ({ documentId, reference: reference.trim() })),
});

/** A gas after it was chosen: the carbon dioxide of plants is a mass beside the scopes, one number for all gases is CO2 equivalent. */
export const chosenGas = (before: TypedGas, gas: string): TypedGas => {
  if (gas === biogenicGas) return { gas, kgPerUnit: before.kgPerUnit, isEquivalent: false, isBeside: true };
  const wasOnlyBeside = before.gas === biogenicGas;
  return {
    gas,
    kgPerUnit: before.kgPerUnit,
    // One number for all gases is CO2 equivalent; of a gas that is chosen after it the source states its mass, unless somebody says otherwise.
    isEquivalent: gas === allGases || (before.gas !== allGases && before.isEquivalent),
    isBeside: wasOnlyBeside ? false : before.isBeside,
  };
};

/** What else must be said of a factor for this activity and unit. */
export const askedOf = (type: ClimateActivityType | undefined, unitKind: string | undefined) => {
  const asked = type && unitKind ? lackingInFactor(type, unitKind, { basis: null, method: null, prices: null }) : [];
  return {
    basis: asked.includes('basis'),
    method: asked.includes('method'),
    prices: asked.includes('prices.year'),
  };
};
