import { convert, scaled, unitCalled } from '@esg/standards';

/** What a heading says its column counts in. */
export type HeadingUnit = {
  readonly isMoney: boolean;
  /** A unit of the library; null where the heading only says that it is money, or only a multiple. */
  readonly unit: string | null;
  /** What amounts are multiplied by: 10,000 for `萬千瓦時`. */
  readonly scale: string;
  /** A currency that is no unit of the library. */
  readonly otherCurrency?: string;
};

const physicalKinds = [
  'energy',
  'volume',
  'mass',
  'distance',
  'freight_distance',
  'passenger_distance',
  'room_nights',
  'area',
  'ghg_mass',
] as const;

const bracketed = /[([【]([^)\]】]*)[)\]】]/gu;
const timely = / per (?:day|week|month|quarter|year|annum)\b/giu;
/** Not the comma in `1,000 kWh`. */
const comma = /;|,(?!\d{3})/u;
const mark = /[/:;]|,(?!\d{3})/u;

const plainOf = (heading: string) => heading.normalize('NFKC').trim().replace(/\s+/g, ' ');
const insideOf = (text: string) =>
  [...text.matchAll(bracketed)]
    .flatMap(([, inside = '']) => [inside, ...inside.split(comma)])
    .map((each) => each.trim());
const openOf = (text: string) => text.replace(bracketed, ' ').replace(/\s+/g, ' ').trim();

/** What stands in brackets, behind a comma or a slash, and the first and last words: where headings have their unit. `kWh/m²` is none. */
const placesIn = (text: string): string[] => {
  const open = openOf(text);
  const words = open
    .replace(timely, '')
    .replace(/ per .*$/iu, '')
    .split(' ');
  const [front = '', ...behind] = open.split(mark);
  const isRatio = namedIn(physicalKinds, front.trim().split(' ').at(-1) ?? '') !== undefined;
  const ends = [3, 2, 1].flatMap((size) => [words.slice(-size).join(' '), words.slice(0, size).join(' ')]);
  return [...insideOf(text), ...(isRatio ? [] : behind.map((each) => each.trim())), ...ends].filter(Boolean);
};

/** The signs of money that name no single currency. 元 also begins words, ends others such as 單元, and stands in names of places. */
const moneySign = /\p{Sc}|(?<![單单多])元(?=$|[\s)\]】/,、:;每計计])|\bdollars?\b/iu;
const taxWord = /\b(?:vat|gst|hst|tax|taxes)\b|[稅税]/iu;
const multipleWord = /^(?:in|of|million|millions|thousand|thousands|billion|bn|mn|k|m)$/iu;

/**
 * Codes of ISO 4217, but for those that mean something else in a heading of consumption: ALL and TOP are words, CLP is a power company, KGS
 * kilograms, SDG a goal.
 */
const currencies = new Set(
  `AED AFN AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE CZK DJF DKK
  DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KHR KMF KPW KRW KWD
  KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN
  PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND
  VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG`.split(/\s+/),
);
/** Those that are also words or other abbreviations, where they do not stand alone in brackets: HK SAR, petrol of 95 RON. */
const alsoWords = new Set(['COP', 'CUP', 'MAD', 'PEN', 'RON', 'SAR', 'SCR', 'TRY']);

const codeIn = (place: string) =>
  place.split(/[^A-Za-z]+/).find((word) => word !== '' && !multipleWord.test(word)) ?? '';

const currencyIn = (text: string): string | undefined => {
  const open = openOf(text);
  const [, ...behind] = open.split(mark);
  const setApart = [...insideOf(text), ...behind.map((each) => each.trim())];
  return [...setApart, open.split(' ').at(-1) ?? '']
    .filter((place) => !alsoWords.has(codeIn(place)) || setApart.includes(codeIn(place)))
    .map(codeIn)
    .find((code) => currencies.has(code));
};

type Named = { readonly unit: string; readonly scale: string; readonly place: string };

/** A round number before a unit: `1,000 kWh`. */
const counted = /^[x×]? ?(\d{1,3}(?:,000)+|10+(?![\d,])) ?(.+)$/iu;

const placeLengthMax = 60;
/** What is read, and no metre: `Meter reading`. */
const device = /^meters?$/iu;

const namedIn = (kinds: readonly string[], place: string): Named | undefined => {
  if (place.length > placeLengthMax || device.test(place)) return undefined;
  const [, number = '1', rest = place] = place.match(counted) ?? [];
  for (const kind of kinds) {
    const named = unitCalled(kind, rest);
    if (named?.per === '') return { unit: named.unit, scale: scaled(named.scale, number.replaceAll(',', '')), place };
  }
  return undefined;
};

/** 度 is a kilowatt-hour on bills of electricity, and something else on those of gas and water. */
const degrees = /^[十百千萬万億亿]*度$/u;
const ofElectricity = /[電电]|electric/iu;

const firstNamed = (kinds: readonly string[], text: string): Named | undefined =>
  placesIn(text)
    .filter((place) => !degrees.test(place) || ofElectricity.test(text))
    .map((place) => namedIn(kinds, place))
    .find((named) => named !== undefined);

const multipleCalled = (place: string): string | undefined => {
  if (place.length > placeLengthMax) return undefined;
  const named = unitCalled('count', place);
  const multiple = named && convert(named.scale, 'count', named.unit, '1');
  return multiple === '1' ? undefined : multiple;
};

/** Outside brackets a word such as “Thousand” may belong to a name. */
const isLoneMultiple = (place: string) =>
  /^(?:['’‘`]?000s?|[十百千萬万億亿]+|in \S+)$/iu.test(place) && multipleCalled(place) !== undefined;

/** The multiple that stands by itself: `'000` of `Usage kWh ('000)`. */
const multipleIn = (text: string): string => {
  const words = openOf(text).split(' ');
  const lone = [...words, words.slice(-2).join(' ')].filter(isLoneMultiple);
  return [...insideOf(text), ...lone].map(multipleCalled).find((multiple) => multiple !== undefined) ?? '1';
};

/** The multiple of a named unit, and what stands beside it. */
const scaleOf = (text: string, named: Named | undefined): string => {
  if (!named) return multipleIn(text);
  return text.includes(named.place) ? scaled(named.scale, multipleIn(text.replace(named.place, ' '))) : named.scale;
};

/** Pounds are a currency and a mass: such a word says neither. */
const isAmbiguous = (named: Named | undefined) =>
  named !== undefined && namedIn(physicalKinds, named.place) !== undefined;

const readHeading = (heading: string, kinds: readonly string[]): HeadingUnit | undefined => {
  const text = plainOf(heading);
  const currency = firstNamed(['currency'], text);
  const known = isAmbiguous(currency) ? undefined : currency;
  if (known) return { isMoney: true, unit: known.unit, scale: scaleOf(text, known) };
  const code = currencyIn(text);
  if (code !== undefined || moneySign.test(text))
    return { isMoney: true, unit: null, scale: multipleIn(text), ...(code && { otherCurrency: code }) };
  const ordered = physicalKinds.toSorted((one, other) => Number(kinds.includes(other)) - Number(kinds.includes(one)));
  const physical = firstNamed(ordered, text);
  const named = physical?.place === currency?.place ? undefined : physical;
  if (!named && taxWord.test(text)) return { isMoney: true, unit: null, scale: '1' };
  const scale = scaleOf(text, named);
  return named || scale !== '1' ? { isMoney: false, unit: named?.unit ?? null, scale } : undefined;
};

/** Every row of a sheet asks for the same heading. */
const readBefore = new Map<string, HeadingUnit | undefined>();
const readBeforeMax = 500;

/**
 * What the heading of an amount says it is counted in: `Consumption (kWh)`, `Usage kWh`, `Amount (HK$)`, `Amount (IDR million)`, `Amount incl.
 * VAT`. Undefined where it says nothing. Money is looked for first: `HK$/kWh` is a price. A name that means units of several kinds is one of
 * these `kinds` where it can be.
 */
export const unitInHeading = (heading: string, kinds: readonly string[] = []): HeadingUnit | undefined => {
  const key = JSON.stringify([heading, kinds]);
  if (readBefore.has(key)) return readBefore.get(key);
  if (readBefore.size >= readBeforeMax) readBefore.clear();
  const said = readHeading(heading, kinds);
  readBefore.set(key, said);
  return said;
};

/** A trip of one passenger is stated by its distance alone. */
const ofPassenger = new Map([
  ['km', '{passenger}.km'],
  ['[mi_i]', '{passenger}.[mi_i]'],
]);

/** Whether amounts under a heading that says this can be of the unit. */
export const fitsHeading = ({ unit: said, otherCurrency }: HeadingUnit, unit: string): boolean =>
  otherCurrency === undefined && (said === null || said === unit || ofPassenger.get(said) === unit);

/** The heading without the unit that it ends with: `Usage` of `Usage kWh`, `Consumption` of `Consumption (kWh)`. */
export const withoutUnit = (heading: string): string[] => {
  const text = plainOf(heading);
  const open = text.replace(/[([【].*$/u, '').trim();
  const words = open.split(' ');
  const ending = (size: number) => words.slice(-size).join(' ');
  const size = [3, 2, 1].find(
    (each) =>
      each < words.length &&
      (namedIn([...physicalKinds, 'currency'], ending(each)) !== undefined || isLoneMultiple(ending(each))),
  );
  return size === undefined ? [open] : [open, words.slice(0, -size).join(' ')];
};
