import { limits } from '@esg/contract';

export type CardDraft = {
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
};
export type CardFieldName = keyof CardDraft;
/** Why a field of the card is refused (spec section 5). */
export type CardIssue =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'incomplete'
  | 'incorrect'
  | 'month-incorrect'
  | 'year-incorrect'
  | 'past';

export const emptyCard: CardDraft = { name: '', number: '', expiry: '', cvc: '' };
export const cardNameLength = { min: limits.lineLengthMin, max: 80 } as const;
const yearsAheadMax = 50;

const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');
const isAmex = (digits: string) => /^3[47]/.test(digits);
const lengthOf = (digits: string) => (isAmex(digits) ? 15 : /^3(?:0[0-5]|[68])/.test(digits) ? 14 : 16);

/** Whether the check digit of a card number is right (ISO/IEC 7812-1, annex B). */
const hasCheckSum = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Why a name on a card is refused; a blank one counts as empty. */
export const nameIssue = (name: string): CardIssue | undefined => {
  const { length } = name.trim();
  if (length === 0) return 'required';
  if (length < cardNameLength.min) return 'too-short';
  return length > cardNameLength.max ? 'too-long' : undefined;
};

const numberIssue = (typed: string): CardIssue | undefined => {
  const digits = digitsOf(typed);
  if (typed.trim() === '') return 'required';
  if (digits.length < lengthOf(digits)) return 'incomplete';
  return digits.length > lengthOf(digits) || !hasCheckSum(digits) ? 'incorrect' : undefined;
};

/** Month and year of four digits; NaN while they are missing. */
export const readExpiry = (typed: string) => {
  const digits = digitsOf(typed);
  return { month: Number(digits.slice(0, 2) || Number.NaN), year: 2000 + Number(digits.slice(2, 4) || Number.NaN) };
};

const expiryIssue = (typed: string, now: Date): CardIssue | undefined => {
  if (typed.trim() === '') return 'required';
  const { month, year } = readExpiry(typed);
  if (digitsOf(typed).length >= 2 && (month < 1 || month > 12)) return 'month-incorrect';
  if (digitsOf(typed).length !== 4) return 'incomplete';
  if (year > now.getFullYear() + yearsAheadMax) return 'year-incorrect';
  // A card is valid until the last day of its month.
  return new Date(year, month, 1) <= now ? 'past' : undefined;
};

const cvcIssue = (typed: string, number: string): CardIssue | undefined => {
  if (typed.trim() === '') return 'required';
  if (!/^\d*$/.test(typed.normalize('NFKC').trim())) return 'incorrect';
  const { length } = digitsOf(typed);
  const full = isAmex(digitsOf(number)) ? 4 : 3;
  return length < full ? 'incomplete' : length > full ? 'incorrect' : undefined;
};

/** The issue of each field that prevents sending; empty if the card is complete. */
export const cardIssues = (card: CardDraft, now: Date): Partial<Record<CardFieldName, CardIssue>> => {
  const issues = {
    name: nameIssue(card.name),
    number: numberIssue(card.number),
    expiry: expiryIssue(card.expiry, now),
    cvc: cvcIssue(card.cvc, card.number),
  };
  return Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== undefined));
};

/** Groups of four, or of 4-6-5, as they are printed on the card. Other characters are kept, so that nothing typed vanishes. */
export const groupNumber = (typed: string): string => {
  const digits = digitsOf(typed);
  if (/[^\d\s-]/.test(typed.normalize('NFKC'))) return typed;
  const groups = isAmex(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,})?$/ : undefined;
  const parts = groups ? (digits.match(groups)?.slice(1) ?? []) : (digits.match(/\d{1,4}/g) ?? []);
  return parts.filter(Boolean).join(' ');
};

/** `MM / YY`; a month whose first digit can only be the whole month gets a leading zero. */
export const groupExpiry = (typed: string): string => {
  const digits = digitsOf(typed);
  const whole = /^[2-9]$/.test(digits) ? `0${digits}` : digits;
  return whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2, 4)}` : whole;
};
