import type { ClimateActivity, NewClimateActivity } from '@esg/contract';
import { parseDecimal } from '@esg/quantities';

/** What is typed into the form: plain texts, empty where nothing is said. */
export type TypedLine = {
  readonly activityTypeId: string;
  /** Of scope 3, where the kind may be of several; empty until it is said. */
  readonly category: string;
  readonly entityId: string;
  readonly label: string;
  readonly month: string;
  readonly year: string;
  readonly amount: string;
  readonly unit: string;
  readonly basis: string;
  readonly activity: string;
  readonly region: string;
  readonly priceYear: string;
  readonly tax: string;
  readonly people: string;
  readonly contractKwh: string;
  readonly contractFactor: string;
  readonly contractSource: string;
  readonly density: string;
  readonly energyContent: string;
  readonly isEstimate: boolean;
  readonly source: string;
  readonly evidence: string;
  /** The version that it is based on; none for a new one. */
  readonly version: number | undefined;
};

type ShownBy = (canonical: string) => string;

/** What the form begins with. `shown` writes numbers as this person reads them. */
export const typedOf = (line: NewClimateActivity, version: number | undefined, shown: ShownBy): TypedLine => {
  const [contract] = line.contracts;
  const [share] = line.shares;
  const number = (canonical: string | null | undefined) => (canonical ? shown(canonical) : '');
  return {
    activityTypeId: line.activityTypeId,
    category: line.category === null ? '' : String(line.category),
    entityId: line.entityId ?? '',
    label: line.label,
    month: line.month.slice(5),
    year: line.month.slice(0, 4),
    amount: number(line.amount),
    unit: line.unit,
    basis: line.basis ?? '',
    activity: line.activity ?? '',
    region: line.region ?? '',
    priceYear: line.prices?.year ? String(line.prices.year) : '',
    tax: line.prices?.withTax == null ? '' : line.prices.withTax ? 'with' : 'without',
    people: share?.over === '1' ? number(share.under) : '',
    contractKwh: number(contract?.kwh),
    contractFactor: number(contract?.kgCo2ePerKwh),
    contractSource: contract?.source ?? '',
    density: number(line.fuel?.kgPerM3),
    energyContent: number(line.fuel?.netMjPerKg),
    isEstimate: line.isEstimate,
    source: line.source,
    evidence: line.evidence,
    version,
  };
};

/** The fields that cannot stay empty. */
export const requiredFields = ['activityTypeId', 'amount', 'unit', 'month', 'year', 'contractKwh'] as const;

/** The fields with a number, as they are named in the form. */
export const numberFields = [
  'amount',
  'people',
  'contractKwh',
  'contractFactor',
  'density',
  'energyContent',
  'priceYear',
] as const;

/** Ours: years that prices can be of. */
const yearPattern = /^(?:19|20)\d{2}$/;

/** Required fields that are empty; a contract that is described has its kWh. */
export const missingIn = (typed: TypedLine): (typeof requiredFields)[number][] => {
  const hasContract = `${typed.contractFactor}${typed.contractSource}`.trim() !== '';
  return requiredFields.filter((field) => (field !== 'contractKwh' || hasContract) && typed[field].trim() === '');
};

/** The number fields in which something else is typed. */
export const unreadableIn = (typed: TypedLine, locale: string): (typeof numberFields)[number][] =>
  numberFields.filter((field) => {
    const text = typed[field].trim();
    if (field === 'priceYear') return text !== '' && !yearPattern.test(text);
    const number = parseDecimal(text, locale);
    return text !== '' && (number === undefined || number.startsWith('-'));
  });

const contractsOf = (typed: TypedLine, before: NewClimateActivity, read: (text: string) => string | null) => {
  const kwh = read(typed.contractKwh);
  const kgCo2ePerKwh = read(typed.contractFactor);
  const rest = before.contracts.slice(1);
  return kwh === null ? rest : [{ kwh, kgCo2ePerKwh, source: typed.contractSource.trim() }, ...rest];
};

/** Shares as they were; the number of people stands for the first one. */
const sharesOf = (typed: TypedLine, before: NewClimateActivity, read: (text: string) => string | null) => {
  const people = read(typed.people);
  const rest = before.shares[0]?.over === '1' ? before.shares.slice(1) : before.shares;
  return people === null || people === '1' ? [...rest] : [{ over: '1', under: people, source: '' }, ...rest];
};

/** The line as it is sent: `before` with what was typed over it. What the form does not show stays. */
export const lineOfTyped = (typed: TypedLine, before: NewClimateActivity, locale: string): NewClimateActivity => {
  const read = (text: string) => (text.trim() === '' ? null : (parseDecimal(text, locale) ?? null));
  const kgPerM3 = read(typed.density);
  const netMjPerKg = read(typed.energyContent);
  const prices = {
    year: typed.priceYear.trim() === '' ? null : Number(typed.priceYear),
    withTax: typed.tax === '' ? null : typed.tax === 'with',
  };
  const isOtherKind = typed.activityTypeId !== before.activityTypeId || typed.activity !== (before.activity ?? '');
  const amount = read(typed.amount) ?? '';
  const isSameAmount = amount === before.amount && typed.unit === before.unit;
  return {
    ...before,
    activityTypeId: typed.activityTypeId,
    category: typed.category === '' ? null : Number(typed.category),
    entityId: typed.entityId || null,
    label: typed.label.trim(),
    month: `${typed.year}-${typed.month}`,
    amount,
    unit: typed.unit,
    basis: typed.basis === 'gross' || typed.basis === 'net' ? typed.basis : null,
    activity: typed.activity || null,
    region: typed.region || null,
    // A factor chosen by hand is of what was used before.
    factorId: isOtherKind ? null : before.factorId,
    fuel: kgPerM3 || netMjPerKg ? { kgPerM3, netMjPerKg, source: typed.source.trim() } : null,
    prices: prices.year === null && prices.withTax === null ? null : prices,
    shares: sharesOf(typed, before, read),
    contracts: contractsOf(typed, before, read),
    isEstimate: typed.isEstimate,
    source: typed.source.trim(),
    evidence: typed.evidence.trim(),
    // Said of the amount that was there before.
    ...(before.amountReason && !isSameAmount && { amountReason: null }),
  };
};

/** What was typed of a line, without what it came to. */
export const fieldsOfLine = (line: ClimateActivity): NewClimateActivity => {
  const { id: _, scope: __, outcomes: ___, deletedAt: ____, updatedBy: _____, updatedAt: ______, ...rest } = line;
  const { version: _______, amountDoubt: ________, ...fields } = rest;
  return fields;
};
