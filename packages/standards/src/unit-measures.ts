import { type UnitMeasure, unitMeasures } from '@esg/contract';
import { isNamedUnit, unitCalled } from './unit-names.ts';
import { compoundUnits } from './unit-words.ts';

/** Words that leave the exact unit open, but not what it measures. */
const looseWords: readonly (readonly [RegExp, UnitMeasure])[] = [
  [/\b(?:gallons?|gals?|barrels?|bbls?|litters?|litres?|liters?|cubic)\b|加侖|加仑|桶|公升|毫升|立方/iu, 'volume'],
  [/\b(?:tons?|tonnes?|kilograms?|kilogrammes?|pounds? of|lbs?)\b|公噸|公吨|公斤|千克|噸|吨/iu, 'mass'],
  [/\b(?:square)\b|平方/iu, 'area'],
  [/\b(?:kilomet(?:re|er)s?|miles?)\b|公里|千米/iu, 'distance'],
  [/千瓦時|千瓦时|兆瓦時|\b(?:kilo|mega|giga)watt-?\s?hours?\b|焦耳|\bjoules?\b|\btherms?\b/iu, 'energy'],
];

/** One letter says too little (`m` is also million), except those of litres and tonnes. */
const saysTooLittle = (text: string) => text.length === 1 && !/^[lt升噸吨]$/iu.test(text);

const measureOf = (text: string): UnitMeasure | undefined => {
  const plain = text.normalize('NFKC').trim();
  if (plain === '' || saysTooLittle(plain)) return undefined;
  const asked = [plain, plain.replace(/\s+of\s+.+$/iu, ''), plain.replace(/[(（].*$/u, '')].map((each) => each.trim());
  const exact = unitMeasures.find((measure) => asked.some((each) => isNamedUnit(measure, each)));
  return exact ?? looseWords.find(([words]) => words.test(plain))?.[1];
};

/** Kinds whose units measure this too: emissions are a mass; a ratio is asked about by its numerator. */
const measureOfKind = (kind: string): string => {
  const upper = compoundUnits[kind]?.upper ?? kind;
  if (upper === 'ghg_mass') return 'mass';
  return upper.startsWith('currency') ? 'currency' : upper;
};

/**
 * What a text measures where that is something else than the kind does: litres of a metric of energy. Undefined where the text names a
 * unit of the kind, or says nothing about what it measures.
 */
export const otherMeasure = (kind: string, text: string): UnitMeasure | undefined => {
  if (unitCalled(kind, text)) return undefined;
  const measure = measureOf(text);
  return measure === measureOfKind(kind) ? undefined : measure;
};
