import { changeInPercent, less, roundDecimal } from '@esg/quantities';
import * as v from 'valibot';
import type { Language } from './languages.ts';
import { ref } from './schema.ts';
import { defineWords } from './words.ts';

/** The change of a figure from the year before: in percent, in points where it is a percentage itself, or as a count. */
export const modelChangeKinds = ['percent', 'points', 'difference'] as const;

export const ModelChangeSchema = v.pipe(
  v.object({ kind: v.picklist(modelChangeKinds), /** Canonical decimal, with its sign. */ number: v.string() }),
  ref('ModelChange'),
);
export type ModelChange = v.InferOutput<typeof ModelChangeSchema>;

/** Suffix of a figure's key: why it differs from last year's. */
export const explanationSuffix = '.explanation';

/** A calendar year is a name, not an amount: its digits are not grouped, and it does not grow. */
export const isCalendarYear = (unitCode: string): boolean => unitCode === '{year}';

/** Unit of shares, whose change is given in points, never in percent of percent. */
export const percentage = '%';
const pieces = '1';
/** A change from 1 to 2 is one more, not a growth of 100%. */
const isFew = (number: string) => /^-?\d$/.test(number);
/** Decimals of a printed change. */
const changePlaces = 1;
const pointPlacesMost = 6;

/** Points with as many decimals as needed to show that there is a change: +0.02, never 0.0. */
export const pointsOf = (difference: string, places = changePlaces): string => {
  const rounded = roundDecimal(difference, places);
  const isLost = Number(rounded) === 0 && Number(difference) !== 0;
  return isLost && places < pointPlacesMost ? pointsOf(difference, places + 1) : rounded;
};

/** The change of a figure, from the stored values in one unit. `undefined` where there is none to give, as from zero or of a base year. */
export const changeBetween = (then: string, now: string, unitCode: string): ModelChange | undefined => {
  if (isCalendarYear(unitCode)) return undefined;
  const difference = () => less(now, then);
  if (unitCode === percentage) return { kind: 'points', number: pointsOf(difference()) };
  if (unitCode === pieces && isFew(then) && isFew(now)) return { kind: 'difference', number: difference() };
  const number = changeInPercent(then, now, changePlaces);
  return number === undefined ? undefined : { kind: 'percent', number };
};

/** The word for percentage points: short in tables, and for a sentence, which may have a single one. */
export const pointWords = defineWords({
  en: { short: 'pp', one: 'percentage point', other: 'percentage points' },
  zhTw: { short: '個百分點', one: '個百分點', other: '個百分點' },
});

/** A change as it is printed in documents: +11.3%, −3.5 pp, +2. */
export const changeText = ({ kind, number }: ModelChange, locale: string, language: Language): string => {
  const digits = kind === 'difference' ? 0 : changePlaces;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: 15,
    signDisplay: 'exceptZero',
  });
  const text = format.format(number as Intl.StringNumericLiteral).replace('-', '−');
  return kind === 'percent' ? `${text}%` : kind === 'points' ? `${text} ${pointWords[language].short}` : text;
};
