import type { Metric, SubMetric } from '@esg/contract';
import { bilingualName, usualPartIn } from '@esg/contract/part-names';
import { bareName, inEachLanguage, listCountries, otherFuels, renewableFuels } from '@esg/standards';
import { nameKey } from './lookup.ts';

/** Equivalent breakdowns of different metrics: the first that a metric has is used. */
const ways = {
  gender: ['by-gender'],
  age: ['by-age-group'],
  place: ['by-region', 'by-country', 'by-location', 'by-site'],
  employment: ['by-employment-type', 'by-contract', 'by-category', 'by-type'],
  contract: ['by-contract', 'by-employment-type', 'by-category', 'by-type'],
  rank: ['by-category'],
  fuel: ['by-fuel-type', 'by-energy-source', 'by-source', 'by-fuel'],
  source: ['by-source', 'by-energy-source', 'by-type', 'by-category'],
  type: ['by-type', 'by-composition', 'by-material', 'by-category'],
  material: ['by-material'],
  destination: ['by-destination', 'by-treatment'],
  business: ['by-segment', 'by-site', 'by-category'],
} as const;
/** A breakdown, such as by gender. */
export type Way = keyof typeof ways;

const list = (text: string) => text.split('|');

/** Words that name the breakdown of a metric in their row. */
const words: Record<Exclude<Way, 'source' | 'type' | 'material' | 'destination' | 'business'>, ReadonlySet<string>> = {
  gender: new Set(
    list(
      'male|female|males|females|men|women|man|woman|m|f|non-binary|other gender|男|女|男性|女性|男士|女士|男性僱員|女性僱員|男性員工|女性員工|男僱員|女僱員|男員工|女員工|male employees|female employees|male staff|female staff|male employee|female employee',
    ),
  ),
  age: new Set(list('youth|青年')),
  place: new Set(
    list(
      'hong kong|hk|hksar|the hong kong sar|hong kong sar|mainland china|mainland|the mainland|chinese mainland|the prc|prc|china|mainland of china|macau|macao|taiwan|asia|asia pacific|europe|north america|america|americas|africa|overseas|other regions|other countries|other locations|southeast asia|greater china|the united states|the uk|uk|us|usa|香港|中國內地|內地|中國|中國大陸|大陸|澳門|台灣|臺灣|海外|海外地區|其他地區|其他國家|東南亞|亞洲|歐洲|美洲|北美|港澳台|新加坡|馬來西亞|日本|廣東|深圳|上海|北京|廣州',
    ),
  ),
  employment: new Set(
    list(
      'full-time|full time|fulltime|part-time|part time|parttime|full-time employees|part-time employees|full-time staff|part-time staff|full time employees|part time employees|全職|兼職|全職僱員|兼職僱員|全職員工|兼職員工|intern|interns|trainees|實習生|casual',
    ),
  ),
  contract: new Set(
    list(
      'permanent|temporary|contract|contractual|fixed-term|fixed term|long-term|short-term|permanent employees|temporary employees|contract employees|permanent staff|contract staff|長期|臨時|合約|合同|固定期限|正式|長期僱員|臨時僱員|合約僱員|正式員工|合約員工|臨時員工',
    ),
  ),
  rank: new Set(
    list(
      'senior management|middle management|junior management|top management|management|senior managers|middle managers|managers|manager|manager and above|managerial|managerial staff|executives|executive|senior executives|supervisors|supervisory|supervisor|general staff|general employees|general|frontline|frontline staff|front-line staff|front-line|junior staff|junior employees|senior staff|junior|senior|middle|middle level|senior level|junior level|non-management|non-managerial|operational staff|office staff|entry level|entry-level|professionals|technical staff|workers|高級管理層|高級管理人員|中級管理層|中級管理人員|初級管理層|管理層|管理人員|高級管理|中級管理|中層管理|中層|高層|基層|基層員工|基層僱員|一般員工|普通員工|一般僱員|普通僱員|前線員工|主任|經理|經理級|主管|主管級|文員|初級員工|高級員工|中級員工|其他僱員|其他員工|技術人員|行政人員',
    ),
  ),
  fuel: new Set([...otherFuels, ...renewableFuels]),
};

/** Whether the parts of this breakdown have names of their own, without a fixed list. */
export const isOpenWay = (way: Way): boolean => !(way in words);

/** Headings of breakdowns: `By gender`, `Age group`, `按僱傭類型劃分`. */
const headings: readonly (readonly [RegExp, Way])[] = [
  [/gender|\bsex\b|性別/iu, 'gender'],
  [/\bage\b|年齡|年齢/iu, 'age'],
  [/region|geograph|countr|location|地區|地域|國家|地理/iu, 'place'],
  [/contract|合約類|合同類/iu, 'contract'],
  [/employment type|type of employment|employment mode|僱傭類|聘用類|僱用類/iu, 'employment'],
  [
    /employee categor|employment categor|categor(?:y|ies) of employ|rank|grade|position|seniority|level|job|職級|職位|級別|僱員類|員工類/iu,
    'rank',
  ],
  [/fuel|燃料/iu, 'fuel'],
  [/source|來源/iu, 'source'],
  [/material|物料|材料/iu, 'material'],
  [/segment|business|分部|業務/iu, 'business'],
  [/\btype\b|categor|種類|類別|類型/iu, 'type'],
];

const countries = () =>
  (known ??= new Set(listCountries().flatMap(({ name }) => [nameKey(name.en), nameKey(name.zhTw)])));
let known: Set<string> | undefined;

const ageForm =
  /^(?:aged? |ages? |年齡(?:介乎|介於)?)?(?:between |below|under|over|above|less than|up to|at least|[<>≤≥])? ?\d{2}(?: ?(?:-|–|to|至|~|and|或|及) ?(?:\d{2}|above|below|over|under|older|younger|以上|以下))?(?: ?(?:or|and) (?:above|below|over|older|under|younger))?[+]?(?: ?(?:years?(?: old| of age)?|yrs?(?: old)?|歲(?:或|及)?(?:以上|以下)?(?:至\d{2}歲)?(?:人士|僱員|員工)?))?(?: old)?(?: or (?:above|below|over|older))?(?: employees)?$|^\d{2} ?歲?(?:或|及)?(?:以上|以下)$|^\d{2} ?歲? ?(?:至|-|–|~) ?\d{2} ?歲(?:以下)?$/iu;

const ageGroup = /^(?:age group|年[齡龄](?:組別|组别|介乎|介於|介于)?)\s*[:：]?\s*(?=\S)/iu;

const onePartText = (name: string, way: Way | undefined): string => {
  const plain = bareName(name);
  // Otherwise `Male employees` and `Male` would be different lines.
  const line = plain.replace(/(?<=\S)[的之]?(?:僱員|員工|雇员|员工|\s+(?:employees?|staff))$/iu, '');
  if (way === 'gender') return line;
  if (way === 'age') return line.replace(ageGroup, '');
  if (way !== 'fuel') return plain;
  return plain.replace(/\s+(?:consumption|consumed|usage|used?)$|(?<=\S\S)[總总]?(?:消耗|耗用|使用|用|耗)量?$/iu, '');
};

const fuelKey = (key: string) => {
  const bare = onePartText(key, 'fuel').replace(/s$/, '');
  return words.fuel.has(bare) ? bare : bare.replace(/ fuel$/, '');
};

/** Whether the fuel of a row can be a part of the metric: petrol is no renewable energy. */
export const isFuelOf = (metric: Metric, name: string): boolean => {
  const isRenewable = renewableFuels.includes(fuelKey(nameKey(bareName(name))));
  if (/[._]renewable/.test(metric.key)) return isRenewable;
  return !isRenewable || !/nonrenewable|fossil/.test(metric.key);
};

/** The metric's breakdown in a row of this name. */
export const wayOf = (name: string): Way | undefined => {
  const both = bilingualName(name);
  const [, ...languages] = both ? [name, both.en, both.zhTw] : inEachLanguage(name);
  const other = languages.map(wayOf).find(Boolean);
  if (other) return other;
  const plain = bareName(name).replace(/\s*[([（][^)\]）]*[)\]）]\s*$/u, '');
  const key = nameKey(plain.replace(ageGroup, '')).replace(/ employees? turnover$/, '');
  const found = (Object.keys(words) as (keyof typeof words)[]).find((way) => words[way].has(key));
  if (found) return found;
  if (words.fuel.has(fuelKey(key))) return 'fuel';
  if (ageForm.test(key)) return 'age';
  return countries().has(key) ? 'place' : undefined;
};

/** The breakdown of the rows below this heading. */
export const headedWay = (heading: string): Way | undefined =>
  /\bby\b|按|劃分|\bage\b|gender|group|type|categor|region|location|類|性別|年齡|地區|職級/iu.test(heading)
    ? headings.find(([pattern]) => pattern.test(heading))?.[1]
    : undefined;

const idOf = (metric: Metric, part: SubMetric) => part.id.slice(metric.key.length + 1);

/** The part of the metric in this breakdown. */
export const partOfWay = (metric: Metric, way: Way): SubMetric | undefined => {
  for (const id of ways[way]) {
    const part = metric.subMetrics.find((each) => idOf(metric, each) === id);
    if (part) return part;
  }
  return undefined;
};

/** The metric's part that the text itself names, such as `CO2` or `PM10`. */
export const partCalled = (metric: Metric, text: string): SubMetric | undefined => {
  const key = nameKey(bareName(text));
  return metric.subMetrics.find(
    (part) =>
      idOf(metric, part) !== 'total' &&
      [idOf(metric, part).replace(/-/g, ' '), idOf(metric, part), part.name.en, part.name.zhTw]
        .map(nameKey)
        .includes(key),
  );
};

const restWords = new Set(
  list('other|others|the rest|unspecified|not specified|unknown|undisclosed|其他|其它|其餘|未指明|未註明|不詳'),
);

/** Whether the text names the remainder of the other parts. */
export const isRest = (text: string) => restWords.has(nameKey(bareName(text)));

/** Names of one part in both languages, for sheets of one organisation that alternate between them. */
const partNames: readonly ReadonlySet<string>[] = [
  new Set(list('m|male|males|man|men|男|男性|男士|男僱員|男員工|男性僱員|男性員工')),
  new Set(list('f|female|females|woman|women|女|女性|女士|女僱員|女員工|女性僱員|女性員工')),
  new Set(list('hong kong|hk|hksar|the hong kong sar|hong kong sar|香港')),
  new Set(
    list(
      'mainland china|mainland|the mainland|chinese mainland|the prc|prc|china|mainland of china|中國內地|內地|中國|中國大陸|大陸',
    ),
  ),
  new Set(list('macau|macao|澳門')),
  new Set(list('full-time|full time|fulltime|全職')),
  new Set(list('part-time|part time|parttime|兼職')),
  restWords,
];

const ageKey = (key: string) => {
  const years = key.match(/\d{2}/g) ?? [];
  if (years.length > 1) return years.join('-');
  if (/below|under|less|up to|younger|[<≤]|以下/u.test(key)) return `-${years[0]}`;
  return /above|over|least|older|[>≥+]|以上/u.test(key) ? `${years[0]}+` : key;
};

/** The common key of two names of one part: `Male` and `男性`, `below 30` and `30歲以下`, `Male 男` and both of them. */
export const lineKey = (descriptor: string): string => {
  const both = sameInBoth(descriptor);
  return both === undefined ? oneLineKey(descriptor) : oneLineKey(both);
};

/**
 * The name of a part below its metric: without the words for the metric or the breakdown, and where a bilingual sheet says one thing twice,
 * such as `Male 男`, in English alone.
 */
export const partText = (name: string, way: Way | undefined): string => onePartText(sameInBoth(name, way) ?? name, way);

const oneLineKey = (descriptor: string): string => {
  const key = nameKey(bareName(descriptor));
  const known = partNames.findIndex((names) => names.has(key));
  if (known >= 0) return `${known}`;
  return ageForm.test(key) ? ageKey(key) : key;
};

/** The English half of a name whose halves say the same in both languages. */
const sameInBoth = (name: string, way?: Way): string | undefined => {
  const both = bilingualName(name);
  if (!both) return undefined;
  const [en, zhTw] = [both.en, both.zhTw].map((half) => onePartText(half, way ?? wayOf(half)));
  const isSame =
    oneLineKey(en ?? '') === oneLineKey(usualPartIn(zhTw ?? '', 'en')) ||
    oneLineKey(en ?? '') === oneLineKey(zhTw ?? '');
  return isSame ? en : undefined;
};

const totalWords = new Set(
  list(
    'total|totals|sub-total|subtotal|sub total|grand total|overall|in total|all|group total|group|total amount|整體|合計|總計|總數|總額|小計|總和|總體|集團|全集團|總量',
  ),
);

/** Whether the text says that its row or column is the total. */
export const isTotal = (text: string) =>
  totalWords.has(nameKey(bareName(text).replace(/\s*[([（][^)\]）]*[)\]）]\s*$/u, '')));
