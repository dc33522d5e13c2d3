import { dividedBy, fractionOf, productOf, toDigits } from '@esg/quantities';
import { inEachLanguage } from './languages.ts';
import { inTraditional } from './traditional.ts';
import { compoundUnits, unitWords } from './unit-words.ts';
import { convert, unitKinds, unitsOfKind } from './units.ts';

/** The unit in a text: figures have to be multiplied by `scale`; `per` is what a ratio is divided by. */
export type NamedUnit = { unit: string; scale: string; per: string };

/** A name without what people write differently: case, spaces, points and dashes. */
export const foldName = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,·_\-‐–^]+/g, '');

type Names = { exact: Map<string, string>; folded: Map<string, string | null> };
const known = new Map<string, Names>();

/** `kilogram of CO2` → `kilograms of CO2`, `short ton (US)` → `short tons (US)`. */
const plural = (name: string) => name.replace(/^\S+(?: \S+(?= \())?/, (words) => `${words}s`);

/** Symbols that differ only in case (mWh, MWh) are found only as they are written. */
const namesOf = (kind: string): Names => {
  const found = known.get(kind);
  if (found) return found;
  const names: Names = { exact: new Map(), folded: new Map() };
  for (const { code, symbol, name } of unitsOfKind(kind)) {
    const words = unitWords[kind]?.[code]?.split('|') ?? [];
    for (const text of [code, symbol, name.en, `${name.en}s`, plural(name.en), name.zhTw, ...words]) {
      if (!names.exact.has(text)) names.exact.set(text, code);
      const other = names.folded.get(foldName(text));
      names.folded.set(foldName(text), other === undefined || other === code ? code : null);
    }
  }
  known.set(kind, names);
  return names;
};

const simple = (kind: string, text: string): string | undefined => {
  const { exact, folded } = namesOf(kind);
  return exact.get(text.trim()) ?? folded.get(foldName(text)) ?? undefined;
};

/** Codes of units by folded name; null where a name means several. */
export const foldedNames = (kind: string): ReadonlyMap<string, string | null> => namesOf(kind).folded;

/** Whether the text is a unit of the kind by its code, symbol or name, without a multiplier or a ratio. */
export const isNamedUnit = (kind: string, text: string): boolean => simple(kind, inTraditional(text)) !== undefined;

/** Multiplying words, the longest first: `'000 kWh`, `HK$ million`, `百萬港元`. */
const multiples: readonly (readonly [RegExp, string])[] = [
  [/\bbillions?\b|\bbn\b|十億/iu, '1000000000'],
  [/\bhundred millions?\b|億/iu, '100000000'],
  [/\bmillions?\b|\bmil\b|(?<![a-z])mn\b|(?<=\$ ?)m\b|['’‘]000,?000|百萬/iu, '1000000'],
  [/\bten thousands?\b|萬/iu, '10000'],
  [/\bin thousands\b|\bthousands?\b|['’‘`]000s?|(?<![\d,.])000s?\b|(?<=\$ ?)k\b|千/iu, '1000'],
];

/** The unit of the kind that is this many times the other, so that figures stay as they are written. */
const multipleOf = (kind: string, unit: string, scale: string): NamedUnit => {
  const own = unitsOfKind(kind).find(({ code }) => convert('1', kind, code, unit) === scale);
  return own ? { unit: own.code, scale: '1', per: '' } : { unit, scale, per: '' };
};

const bare = (text: string) =>
  text
    .replace(/^(?:no\.?|nos\.?|number) of /i, '')
    .replace(/[()（）[\]]/g, ' ')
    .replace(/\bin\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const multiplied = (kind: string, text: string): NamedUnit | undefined => {
  for (const [pattern, scale] of multiples) {
    if (!pattern.test(text)) continue;
    const rest = bare(text.replace(pattern, ' ').replace(/\bof\b/gi, ' '));
    const unit = rest === '' && kind === 'count' ? '1' : simple(kind, rest);
    if (unit !== undefined) return multipleOf(kind, unit, scale);
  }
  return undefined;
};

/** The multiple of a currency in a text such as `HK$ million revenue`; undefined where it is no money. */
const moneyIn = (text: string): string | undefined => {
  const number = text.match(/\d{1,3}(?:,\d{3})+|(?<![\d'’])[1-9]\d*/)?.[0].replace(/,/g, '') ?? '1';
  const scale = multiples.find(([pattern]) => pattern.test(text))?.[1] ?? '1';
  const isMoney =
    /revenue|turnover|sales|income|收入|營業額|營收|銷售|[$€£¥]|港元|港幣|人民幣|\b(?:hkd|rmb|usd|cny|eur|gbp|sgd)\b/i.test(
      text,
    );
  return isMoney ? productOf(number, scale) : undefined;
};

/** Digits of a multiplier where a division gives no last digit. */
const scaleDigits = 20;

/** The two sides of a ratio: `tCO2e / employee`, `HK$ per tonne`. */
const sidesOf = (text: string): [string, string] => {
  const [, first = '', second = ''] = text.match(/^(.+?)(?:\s*[/／]\s*|\s+per\s+|\s*每\s*)(.+)$/iu) ?? [];
  return [first, second];
};

/** A price per tonne of emissions in a currency. */
const pricePerTonne = (kind: string, text: string): NamedUnit | undefined => {
  if (kind !== 'currency_per_ghg') return undefined;
  const [price, per] = sidesOf(text);
  const money = unitCalled('currency', price);
  const isTonne = simple('ghg_mass', per) === 't{CO2e}' || simple('mass', per) === 't';
  return money && isTonne ? { unit: `${money.unit}/t{CO2e}`, scale: money.scale, per: '' } : undefined;
};

const compound = (kind: string, text: string): NamedUnit | undefined => {
  const made = compoundUnits[kind];
  const [first, second] = sidesOf(text);
  const upper = made && unitCalled(made.upper, first);
  const [base] = made?.units ?? [];
  if (!made || !upper || !base || second === '') return undefined;
  const money = moneyIn(second);
  if (made.money && money === undefined) return undefined;
  const lower = made.money ? (money ?? '1') : '1';
  const per = second.trim();
  const own = made.units.find(([, code, size]) => code === upper.unit && size === lower && upper.scale === '1');
  if (own) return { unit: own[0], scale: '1', per };
  const worth = convert(upper.scale, made.upper, upper.unit, base[1]);
  return worth === undefined
    ? undefined
    : {
        unit: base[0],
        scale: toDigits(dividedBy(fractionOf(productOf(worth, base[2])), fractionOf(lower)), scaleDigits),
        per,
      };
};

/**
 * The unit that a text names within a kind: by code, symbol or name in either language, with its multiplier (`HK$'000`), and for ratios
 * also `tCO2e / employee`. Undefined for a text that names no unit of that kind.
 */
export const unitCalled = (kind: string, text: string): NamedUnit | undefined => {
  for (const each of inEachLanguage(text)) {
    const plain = inTraditional(each.normalize('NFKC').trim());
    const unit = simple(kind, each) ?? simple(kind, plain) ?? simple(kind, bare(plain));
    const named =
      unit === undefined
        ? (pricePerTonne(kind, plain) ?? compound(kind, plain) ?? multiplied(kind, plain))
        : { unit, scale: '1', per: '' };
    if (named) return named;
  }
  return undefined;
};

/** The canonical number multiplied exactly. */
export const scaled = (number: string, scale: string): string => (scale === '1' ? number : productOf(number, scale));

let kinds: readonly string[] | undefined;

/** Whether the text is a unit of any kind. */
export const isUnit = (text: string): boolean => {
  kinds ??= unitKinds();
  return kinds.some((kind) => unitCalled(kind, text) !== undefined);
};
