/** Canonical form of a stored number: optional minus, digits, optional fraction; no exponent, no grouping. */
export const decimalPattern = /^-?(?:0|[1-9]\d{0,29})(?:\.\d{1,15})?$/;
export const integerPattern = /^-?(?:0|[1-9]\d{0,29})$/;

/** Separators a person of that locale types and reads. */
export const separatorsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const find = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') || '.' };
};

/** Drops what says nothing: zeros in front and behind, a sign before zero, a point without digits. */
const canonicalOf = (plain: string) => {
  const [, sign = '', whole = '', fraction = ''] = plain.match(/^(-?)0*(\d*)\.?(\d*?)0*$/) ?? [];
  const digits = `${whole || '0'}${fraction && `.${fraction}`}`;
  return digits === '0' ? digits : `${sign}${digits}`;
};

/** What was typed in canonical form, of any length; `undefined` for what is no number. */
const readTyped = (typed: string, locale: string): string | undefined => {
  const { group, decimal } = separatorsOf(locale);
  const plain = typed
    .trim()
    .replace(/[\s\u00a0\u202f]/g, '')
    .replaceAll(group || ',', '')
    .replace(decimal, '.')
    .replace(/^[−–]/, '-')
    .replace(/^\+/, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? canonicalOf(plain) : undefined;
};

/**
 * Reads what a person typed, with the locale's own separators, into the canonical form.
 * Spaces of every kind and grouping are dropped. Gives `undefined` for anything that is not a number: letters are never guessed at.
 */
export const parseDecimal = (typed: string, locale: string): string | undefined => {
  const canonical = readTyped(typed, locale);
  return canonical !== undefined && decimalPattern.test(canonical) ? canonical : undefined;
};

/** Whether what was typed is a number, but one with more digits than are stored. */
export const hasTooManyDigits = (typed: string, locale: string): boolean => {
  const canonical = readTyped(typed, locale);
  return canonical !== undefined && !decimalPattern.test(canonical);
};

/** Shows a canonical decimal with the locale's grouping; every stored digit is kept. */
export const formatDecimal = (canonical: string, locale: string) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 15 }).format(canonical as Intl.StringNumericLiteral);
