import { unitCalled } from '@esg/standards';

/** What a heading says its column counts in: a unit of the library; null where it only says that it is money. */
export type HeadingUnit = { readonly isMoney: boolean; readonly unit: string | null };

const physicalKinds = [
  'energy',
  'volume',
  'mass',
  'distance',
  'freight_distance',
  'passenger_distance',
  'room_nights',
  'area',
] as const;

/** What stands in brackets, behind a comma or a slash, and the first and last word: where headings have their unit. */
const placesIn = (heading: string): string[] => {
  const text = heading.normalize('NFKC').trim();
  const bracketed = [...text.matchAll(/[([【]([^)\]】]*)[)\]】]/gu)].map(([, inside = '']) => inside);
  const words = text.replace(/[([【].*$/u, '').split(/\s+/);
  const behind = text.match(/[,/:](.+)$/u)?.[1] ?? '';
  return [...bracketed, behind, words.at(-1) ?? '', words[0] ?? ''].map((place) => place.trim()).filter(Boolean);
};

/** The signs of money that name no single currency. */
const moneySign = /[$¥€£]|元|\bdollars?\b/iu;

const unitOf = (kinds: readonly string[], places: readonly string[]): string | null =>
  places
    .flatMap((place) => kinds.map((kind) => unitCalled(kind, place)))
    .find((named) => named !== undefined && named.scale === '1' && named.per === '')?.unit ?? null;

/**
 * What the heading of an amount says it is counted in: `Consumption (kWh)`, `Usage kWh`, `Amount (HK$)`. Undefined where it says nothing. Money
 * is looked for first: `HK$/kWh` is a price.
 */
export const unitInHeading = (heading: string): HeadingUnit | undefined => {
  const places = placesIn(heading);
  const currency = unitOf(['currency'], places);
  if (currency !== null || moneySign.test(heading)) return { isMoney: true, unit: currency };
  const unit = unitOf(physicalKinds, places);
  return unit === null ? undefined : { isMoney: false, unit };
};

/** The heading without the unit that it ends with: `Usage` of `Usage kWh`, `Consumption` of `Consumption (kWh)`. */
export const withoutUnit = (heading: string): string[] => {
  const text = heading.normalize('NFKC').trim();
  const open = text.replace(/[([【].*$/u, '').trim();
  const words = open.split(/\s+/);
  const last = words.at(-1) ?? '';
  const isUnit = words.length > 1 && unitOf([...physicalKinds, 'currency'], [last]) !== null;
  const kept = words.slice(0, words.at(-2)?.toLowerCase() === 'in' ? -2 : -1);
  return isUnit ? [open, kept.join(' ')] : [open];
};
