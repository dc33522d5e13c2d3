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

/** The denominator of an intensity in words, such as “HK$ million” or “1,000 ft²”; revenue needs its currency. */
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

/** Totals of emissions that an intensity may be about, with the words that tell them apart. */
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

/** The same, read from the figure's name in the language; empty where the name does not say it. */
export const scopesIn = (descriptor: string, language: Language): string => {
  const [, said] = scopePattern.exec(descriptor) ?? [];
  return Object.values(scopes).find(({ en }) => en === said)?.[language] ?? '';
};

/** Other words for the same denominator in sheets, separated by `|`, with the English and the Chinese name that a document uses. */
const written: readonly (readonly [words: string, one: string, zhTw: string])[] = [
  ['person|persons|people|head|capita|人|人員|名人員', 'person', '人'],
  ['employees|員工|名員工|名僱員|員工人數|僱員人數', 'employee', '僱員'],
  ['staff|staff member|staff members', 'staff member', '員工'],
  ['fte|ftes|full-time equivalent', 'full-time equivalent employee', '全職等值僱員'],
  ['worker|workers|工人', 'worker', '工人'],
  ['student|students|學生|名學生', 'student', '學生'],
  ['employee and student|employees and students|僱員及學生|員工及學生', 'employee and student', '僱員及學生'],
  ['resident|residents|住戶|居民', 'resident', '居民'],
  ['patient|patients|病人', 'patient', '病人'],
  ['visitor|visitors|訪客', 'visitor', '訪客'],
  ['guest|guests|住客|賓客', 'guest', '住客'],
  ['customers|客戶|名客戶', 'customer', '客戶'],
  ['guest night|guest nights|guest-night|住客晚數', 'guest night', '住客晚數'],
  ['room night|room nights|room-night|房晚|客房晚數', 'room night', '房晚'],
  ['room|rooms|客房|房間', 'room', '客房'],
  ['bed|beds|床位', 'bed', '床位'],
  ['store|stores|shop|shops|店舖|分店', 'store', '店舖'],
  ['vehicles|車輛|輛車', 'vehicle', '車輛'],
  ['unit|units|product|products|unit of product|units produced|件產品|產品', 'unit produced', '件產品'],
  ['piece|pieces|pc|pcs|件', 'piece', '件'],
  ['m2|sqm|sq m|sq metre|square metre|square metres|square meter|square meters|平方米', 'm²', '平方米'],
  ['ft2|sqft|sq ft|square foot|square feet|平方呎', 'ft²', '平方呎'],
  ['tonne|tonnes|tonne of product|tonne of production|公噸|公噸產品', 'tonne', '公噸'],
  ['kilometre|kilometres|kilometer|kilometers|公里', 'km', '公里'],
  ['hour worked|hours worked|working hour|working hours|工時', 'hour worked', '工時'],
];

let known: { byEnglish: Map<string, Bilingual>; byChinese: Map<string, Bilingual> } | undefined;

/** Every denominator that the library knows, by its words. */
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
  const more = written.flatMap(([all, en, zhTw]) => all.split('|').map((word) => [word, { en, zhTw }] as const));
  known = {
    byEnglish: new Map([...more, ...words.map((each) => [each.en.toLowerCase(), each] as const)]),
    byChinese: new Map([...more, ...words.map((each) => [each.zhTw, each] as const)]),
  };
  return known;
};

/**
 * The words in a figure's name that name its denominator, in the language; `undefined` where the name says something else. A name that
 * begins with “per” always names one; another name does where the library knows its words, as in imported sheets.
 */
export const denominatorIn = (descriptor: string, language: Language): string | undefined => {
  const name = descriptor.trim().replace(scopePattern, '');
  const [, said = ''] = /^(?:per\s+|每)(.+)$/iu.exec(name) ?? [];
  const noun = said || name;
  const { byEnglish, byChinese } = knownWords();
  const plain = noun.replace(/(?:\s+(?:of\s+)?(?:revenue|turnover|sales)|收入|營業額|營收)$/iu, '');
  const lower = [noun, plain].map((each) => each.toLowerCase().replaceAll('.', ''));
  const found = lower.map((each) => byEnglish.get(each)).find(Boolean) ?? byChinese.get(noun) ?? byChinese.get(plain);
  return found?.[language] ?? (said === '' ? undefined : said);
};
