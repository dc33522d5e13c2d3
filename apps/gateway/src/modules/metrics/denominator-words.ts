import { type Bilingual, type Denominator, denominatorKeys, type Language } from '@esg/contract';
import { findMetric, findUnit, unitsOfKind } from '@esg/standards';

type Noun = { readonly one: string; readonly many: string; readonly zhTw: string };
const nouns: Partial<Record<Denominator['metricKey'], Noun>> = {
  'workforce.headcount': { one: 'employee', many: 'employees', zhTw: '僱員' },
  'workforce.fte': {
    one: 'full-time equivalent employee',
    many: 'full-time equivalent employees',
    zhTw: '全職等值僱員',
  },
  'activity.output': { one: 'unit produced', many: 'units produced', zhTw: '件產品' },
  'activity.customers': { one: 'customer', many: 'customers', zhTw: '客戶' },
  'activity.fleet': { one: 'vehicle', many: 'vehicles', zhTw: '車輛' },
};

const moneyTimes: Record<Denominator['times'], Bilingual> = {
  '1': { en: '', zhTw: '' },
  '1000': { en: ' thousand', zhTw: '千' },
  '1000000': { en: ' million', zhTw: '百萬' },
};
const times: Record<Denominator['times'], Bilingual> = {
  '1': { en: '', zhTw: '' },
  '1000': { en: '1,000 ', zhTw: '千' },
  '1000000': { en: 'million ', zhTw: '百萬' },
};

/** What an intensity is measured by in words, such as “HK$ million” or “1,000 ft²”; revenue needs its currency. */
export const denominatorWords = (denominator: Denominator, currency: string | undefined): Bilingual => {
  const { metricKey, name } = denominator;
  const kind = findMetric(metricKey)?.unitKind ?? '';
  if (kind === 'currency') {
    const unit = findUnit(kind, currency ?? '');
    const more = moneyTimes[denominator.times];
    return {
      en: unit ? `${unit.symbol}${more.en}` : `${more.en.trim()} of revenue`.trim(),
      zhTw: `${more.zhTw}${unit?.name.zhTw ?? '收入'}`,
    };
  }
  const noun = nouns[metricKey];
  const unit = findUnit(kind, denominator.unit ?? unitsOfKind(kind)[0]?.code ?? '');
  const more = times[denominator.times];
  const one = name ?? noun?.one ?? unit?.symbol ?? '';
  const many = name ?? noun?.many ?? unit?.symbol ?? '';
  return {
    en: `${more.en}${denominator.times === '1' ? one : many}`,
    zhTw: `${more.zhTw}${name ?? noun?.zhTw ?? unit?.name.zhTw ?? ''}`,
  };
};

/** Totals of emissions that an intensity may be about, in the words that tell them apart. */
const scopes: Readonly<Record<string, Bilingual>> = {
  'ghg.scope12.location_based': { en: 'scope 1 and 2', zhTw: '範圍 1 及 2' },
  'ghg.total.location_based': { en: 'scope 1, 2 and 3', zhTw: '範圍 1、2 及 3' },
  'ghg.total.market_based': { en: 'scope 1, 2 and 3, market-based', zhTw: '範圍 1、2 及 3（市場為本）' },
};

/** Which emissions an intensity counts, where its total leaves that open; empty for other totals. */
export const scopeWords = (total: string): string => scopes[total]?.en ?? '';

const scopePattern = new RegExp(
  `, (${Object.values(scopes)
    .map(({ en }) => en)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})$`,
  'u',
);

/** The same out of the figure's name, in the language; empty where the name says none. */
export const scopesIn = (descriptor: string, language: Language): string => {
  const [, said] = scopePattern.exec(descriptor) ?? [];
  return Object.values(scopes).find(({ en }) => en === said)?.[language] ?? '';
};

let known: { byEnglish: Map<string, Bilingual>; byChinese: Map<string, Bilingual> } | undefined;

/** Everything that the library can divide by, by its words. */
const knownWords = () => {
  if (known) return known;
  const currencies = unitsOfKind('currency').map(({ code }) => code);
  const words = denominatorKeys.flatMap((metricKey) => {
    const kind = findMetric(metricKey)?.unitKind ?? '';
    const units = kind === 'currency' || kind === 'count' ? [null] : unitsOfKind(kind).map(({ code }) => code);
    return (['1', '1000', '1000000'] as const).flatMap((count) =>
      units.flatMap((unit) =>
        (kind === 'currency' ? currencies : [undefined]).map((currency) =>
          denominatorWords({ metricKey, unit, times: count, name: null }, currency),
        ),
      ),
    );
  });
  known = {
    byEnglish: new Map(words.map((each) => [each.en.toLowerCase(), each])),
    byChinese: new Map(words.map((each) => [each.zhTw, each])),
  };
  return known;
};

/**
 * The words of a figure's name that say what it is measured by, in the language; `undefined` where the name says something
 * else. A name that begins with “per” always says it; one without does where the library knows the words, as in imported sheets.
 */
export const denominatorIn = (descriptor: string, language: Language): string | undefined => {
  const name = descriptor.trim().replace(scopePattern, '');
  const [, said = ''] = /^(?:per\s+|每)(.+)$/iu.exec(name) ?? [];
  const noun = said || name;
  const { byEnglish, byChinese } = knownWords();
  const plain = noun.replace(/收入$/u, '');
  const found = byEnglish.get(noun.toLowerCase()) ?? byChinese.get(noun) ?? byChinese.get(plain);
  return found?.[language] ?? (said === '' ? undefined : said);
};
