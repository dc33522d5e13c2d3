/** An exact number: two integers of any size, the denominator positive. */
export type Fraction = { readonly over: bigint; readonly under: bigint };

/** Digits that a derived number keeps; typed numbers always keep all of theirs. */
const derivedDigits = 40;

/** Powers of ten by their exponents: calculations of a group take the same few of them tens of thousands of times. */
const powers = Array.from({ length: 128 }, (_, exponent) => 10n ** BigInt(exponent));
const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent);
const exponents: ReadonlyMap<bigint, number> = new Map(powers.map((power, exponent) => [power, exponent]));

/** A canonical decimal as a fraction. */
export const fractionOf = (decimal: string): Fraction => {
  const [whole = '0', digits = ''] = decimal.split('.');
  return { over: BigInt(whole + digits), under: powerOfTen(digits.length) };
};

export const nought: Fraction = { over: 0n, under: 1n };

const abs = (whole: bigint) => (whole < 0n ? -whole : whole);

/** A sum keeps the finer of two denominators where one divides the other, so that it stays short over thousands of figures. */
export const plus = (one: Fraction, other: Fraction): Fraction => {
  const [fine, coarse] = one.under < other.under ? [other, one] : [one, other];
  return fine.under % coarse.under === 0n
    ? { over: fine.over + coarse.over * (fine.under / coarse.under), under: fine.under }
    : { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
};

export const negative = ({ over, under }: Fraction): Fraction => ({ over: -over, under });

export const minus = (one: Fraction, other: Fraction): Fraction => plus(one, negative(other));

export const times = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

/** The quotient of two numbers, where the second is not zero. */
export const dividedBy = (one: Fraction, other: Fraction): Fraction =>
  times(one, { over: other.over < 0n ? -other.under : other.under, under: abs(other.over) });

export const isNought = ({ over }: Fraction): boolean => over === 0n;

export const size = ({ over, under }: Fraction): Fraction => ({ over: abs(over), under });

/** Whether the first number is not more than the second. */
export const isAtMost = (one: Fraction, other: Fraction): boolean => one.over * other.under <= other.over * one.under;

/** A canonical decimal of these digits, the last of which are behind the point. */
const decimalOf = (shown: string, places: number, isNegative: boolean): string => {
  if (shown === '0') return '0';
  const digits = shown.padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places);
  let end = digits.length;
  while (end > whole.length && digits[end - 1] === '0') end -= 1;
  const part = digits.slice(whole.length, end);
  return `${isNegative ? '-' : ''}${whole}${part && `.${part}`}`;
};

/** A canonical decimal with at most this many decimals (for negative numbers, rounded before the point), halves rounded away from zero. */
export const toPlaces = (fraction: Fraction, places: number): string => {
  const above = abs(fraction.over) * powerOfTen(Math.max(places, 0));
  const coarse = powerOfTen(Math.max(-places, 0));
  const below = fraction.under * coarse;
  const shown = ((2n * above + below) / (2n * below)) * coarse;
  return decimalOf(shown.toString(), Math.max(places, 0), fraction.over < 0n);
};

/** The number of decimals that leaves this many significant digits; negative where the whole part alone has more. */
const placesFor = ({ over: signed, under }: Fraction, digits: number): number => {
  const over = abs(signed);
  const whole = (over / under).toString();
  if (whole !== '0') return digits - whole.length;
  let places = digits;
  for (let scaled = over * 10n; scaled !== 0n && scaled < under; scaled *= 10n) places += 1;
  return places;
};

/** A canonical decimal with at most this many significant digits, halves rounded away from zero. */
export const toDigits = (fraction: Fraction, digits: number): string => {
  // Most products of decimals need no rounding: they are their own digits.
  const places = exponents.get(fraction.under);
  const exact = places === undefined ? '' : abs(fraction.over).toString();
  return places === undefined || exact.length > digits
    ? toPlaces(fraction, placesFor(fraction, digits))
    : decimalOf(exact, places, fraction.over < 0n);
};

/** The canonical decimal of a derived number, such as a total or the result of a formula. */
export const derived = (fraction: Fraction): string => toDigits(fraction, derivedDigits);
