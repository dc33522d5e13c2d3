import {
  dividedBy,
  type Fraction,
  fractionOf,
  isAtMost,
  isNought,
  minus,
  nought,
  plus,
  size,
  times,
  toPlaces,
} from './fractions.ts';

/** Most digits of a stored number before its point and after it. */
export const decimalDigits = { whole: 30, fraction: 15 } as const;

/** Canonical form of a stored number: optional minus, digits, optional fraction; no exponent, no grouping, no minus before zero. */
export const decimalPattern = /^(?!-0(?:\.0+)?$)-?(?:0|[1-9]\d{0,29})(?:\.\d{1,15})?$/;
export const integerPattern = /^-?(?:0|[1-9]\d{0,29})$/;

const formats = new Map<string, Intl.NumberFormat>();

/** The format of a locale, made once: a table shows hundreds of figures in each frame. */
const formatOf = (locale: string): Intl.NumberFormat => {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, { maximumFractionDigits: 15 });
  formats.set(locale, format);
  return format;
};

/** Separators a person of that locale types and reads. */
export const separatorsOf = (locale: string) => {
  const parts = formatOf(locale).formatToParts(1_234_567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') || '.' };
};

/** Drops digits without meaning: zeros in front and behind, a sign before zero, a point without digits. */
const canonicalOf = (plain: string) => {
  const [, sign = '', whole = '', fraction = ''] = plain.match(/^(-?)0*(\d*)\.?(\d*?)0*$/) ?? [];
  const digits = `${whole || '0'}${fraction && `.${fraction}`}`;
  return digits === '0' ? digits : `${sign}${digits}`;
};

/** Groups of three, or of two before the last three as in India: `1,234,567`, `12,34,567`. In `1,5` the comma groups nothing. */
const groupedWhole = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/;

/** Digits of Arabic and Persian in the order of their values, and digits and signs of full width, as Chinese keyboards type them. */
const otherDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;
const fullWidth = /[\uff0b-\uff19]/g;
/** What full-width characters are further up than the plain ones. */
const widthOffset = 0xfee0;

/** A typed text with the digits that everybody reads, whichever way somebody types them. */
export const inPlainDigits = (typed: string): string =>
  typed
    .replace(otherDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - widthOffset));

/** The typed number in canonical form, of any length; `undefined` for a text that is no number. */
const readTyped = (given: string, locale: string): string | undefined => {
  const typed = inPlainDigits(given);
  const { group, decimal } = separatorsOf(locale);
  const [, sign = '', digits = ''] = typed.trim().match(/^([-+−–]?)\s*(.*)$/) ?? [];
  const [whole = '', ...fractions] = digits.split(decimal);
  const commas = whole.replaceAll(group || ',', ',').replaceAll(/[\s’']/g, ',');
  if (commas.includes(',') && !groupedWhole.test(commas)) return undefined;
  const fraction = fractions.map((part) => `.${part}`).join('');
  const plain = `${sign && sign !== '+' ? '-' : ''}${commas.replaceAll(',', '')}${fraction.replaceAll(/\s/g, '')}`;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? canonicalOf(plain) : undefined;
};

/**
 * Reads what a person typed, with the locale's own separators or with spaces or apostrophes between groups, into the canonical form.
 * Returns `undefined` for anything that is not a number: letters, or separators that separate nothing, are never guessed at.
 */
export const parseDecimal = (typed: string, locale: string): string | undefined => {
  const canonical = readTyped(typed, locale);
  return canonical !== undefined && decimalPattern.test(canonical) ? canonical : undefined;
};

/** Whether the text is a number with more digits than can be stored. */
export const hasTooManyDigits = (typed: string, locale: string): boolean => {
  const canonical = readTyped(typed, locale);
  return canonical !== undefined && !decimalPattern.test(canonical);
};

/** Shows a canonical decimal with the locale's grouping; every stored digit is kept. */
export const formatDecimal = (canonical: string, locale: string) =>
  formatOf(locale).format(canonical as Intl.StringNumericLiteral);

/** Number of decimals as they are written. */
export const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0;

/** Canonical decimals added up without rounding. */
export const sumOf = (decimals: readonly string[]): string =>
  toPlaces(decimals.map(fractionOf).reduce(plus, nought), Math.max(0, ...decimals.map(placesOf)));

/** One canonical decimal less another, without rounding. */
export const less = (one: string, other: string): string =>
  sumOf([one, other.startsWith('-') ? other.slice(1) : `-${other}`]);

/** Whether two decimals are the same number, whatever zeros end them. */
export const isSame = (one: string, other: string): boolean => less(one, other) === '0';

/** The product of two canonical decimals, without rounding. */
export const productOf = (one: string, other: string): string =>
  toPlaces(times(fractionOf(one), fractionOf(other)), placesOf(one) + placesOf(other));

/** Decimals of a change in percent. */
const changePlaces = 6;

/** A canonical decimal with at most this many decimals, halves rounded away from zero. */
export const roundDecimal = (decimal: string, places: number): string => toPlaces(fractionOf(decimal), places);

/** The position of the first significant digit: 0 for ones, 2 for hundreds, -1 for tenths; 0 for zero. */
export const magnitudeOf = (decimal: string): number => {
  const [whole = '', fraction = ''] = decimal.replace('-', '').split('.');
  const before = whole.replace(/^0+/, '');
  const zeros = fraction.search(/[1-9]/);
  return before ? before.length - 1 : zeros < 0 ? 0 : -1 - zeros;
};

/** Significant digits of a calculated figure. */
const calculatedDigits = 4;

/**
 * Decimals with which a calculated figure is printed: 208.110723 is 208.1, 0.0860152 is 0.08602. Four significant digits are as many as the
 * meters and invoices behind an intensity justify. They are not derived from the digits of the source figures, because a count such as 12
 * employees is exact in two digits. Digits before the point are always kept.
 */
export const calculatedPlaces = (canonical: string): number => {
  const places = canonical.split('.')[1]?.length ?? 0;
  return Math.min(places, Math.max(0, calculatedDigits - 1 - magnitudeOf(canonical)));
};

/** Decimals of a figure that a screen shows at most, unless it is smaller than they can say. */
const readableDecimals = 4;

/** A figure as a screen shows it where its whole value is at hand: four decimals, or four digits of what is smaller, without zeros at its end. */
export const readable = (canonical: string): string => {
  const rounded = roundDecimal(canonical, Math.max(readableDecimals, calculatedPlaces(canonical)));
  const trimmed = rounded.includes('.') ? rounded.replace(/[.]?0+$/, '') : rounded;
  return trimmed === '-0' ? '0' : trimmed;
};

/** Decimals with which two figures can be told apart: `from`, or as many more as that takes. */
export const placesToTell = (one: string, other: string, from: number): number => {
  const most = Math.max(placesOf(one), placesOf(other));
  let places = from;
  while (places < most && roundDecimal(one, places) === roundDecimal(other, places)) places += 1;
  return places;
};

/** A total and the parts that should add up to it, as canonical decimals. */
export type TotalAndParts = { readonly total: string; readonly parts: readonly string[] };

/** The sum of the parts, and how much the total exceeds it: negative where the parts exceed the total. */
export type Missed = { readonly sum: string; readonly gap: string };

/** The difference between a total and its counted parts; nothing where they add up. */
export const missedBy = ({ total, parts }: TotalAndParts): Missed | undefined => {
  const sum = sumOf(parts);
  const gap = less(total, sum);
  return gap === '0' ? undefined : { sum, gap };
};

const half: Fraction = { over: 1n, under: 2n };

/** How far a figure may be from its rounded one, where one of its unit is `one` of the unit asked for. */
const halfDigit = (number: string, one: string): Fraction =>
  times(dividedBy(half, { over: 10n ** BigInt(placesOf(number)), under: 1n }), size(fractionOf(one)));

/**
 * The difference between a total and its measured parts, each rounded to the digits that were entered; `alike` are the parts in the unit of
 * the total, and `ones` is how much of that unit one of each part's own is, for parts in other units. Nothing where rounding each figure to
 * its own last digit explains the difference.
 */
export const missedButForRounding = (
  { total, parts }: TotalAndParts,
  alike: readonly string[],
  ones: readonly string[] = [],
): Missed | undefined => {
  const oneOf = (place: number) => ones[place] ?? '1';
  const exact = minus(fractionOf(total), alike.map(fractionOf).reduce(plus, nought));
  const explained = parts.map((part, place) => halfDigit(part, oneOf(place))).reduce(plus, halfDigit(total, '1'));
  if (isAtMost(size(exact), explained)) return undefined;
  const finest = parts.map((part, place) => placesOf(part) + Math.max(0, -magnitudeOf(oneOf(place))));
  const sum = roundDecimal(sumOf(alike), Math.max(placesOf(total), ...finest));
  return { sum, gap: less(total, sum) };
};

/** The change of a figure in percent, to this many digits, halves rounded away from zero; `undefined` where it was zero before. */
export const changeInPercent = (then: string, now: string, digits = changePlaces): string | undefined => {
  const before = fractionOf(then);
  if (isNought(before)) return undefined;
  const share = dividedBy(minus(fractionOf(now), before), size(before));
  return toPlaces(times(share, fractionOf('100')), digits);
};
