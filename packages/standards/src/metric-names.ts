import type { Metric } from '@esg/contract';
import { formerNames } from './former-names.ts';
import { inEachLanguage } from './languages.ts';
import { metricWords } from './metric-words.ts';
import { findMetric, listMetrics } from './metrics.ts';
import { inTraditional } from './traditional.ts';
import { isUnit } from './unit-names.ts';

/** Words that do not change what is measured. */
const empty = new Set(
  'total number of the a an and in for to or amount quantity annual overall our group s no per cent figure data kpi from at on with as during year reported reporting all its their which are were'.split(
    ' ',
  ),
);
/** Synonyms, by the word that is compared. */
const same: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['employee', 'staff worker workforce personnel headcount employe'],
      ['ghg', 'greenhouse carbon co2 co2e'],
      ['consumption', 'use used usage consumed consume'],
      ['emission', 'emitted'],
      ['average', 'mean avg'],
      ['percentage', 'percent pct proportion share ratio% %'],
      ['fatality', 'death fatalitie fatal'],
      ['injury', 'injurie accident'],
      ['generated', 'produced generation'],
      ['female', 'woman women'],
      ['sulphur', 'sulfur'],
      ['one1', 'i 1'],
      ['two2', 'ii 2'],
      ['three3', 'iii 3'],
    ] as const
  ).flatMap(([word, others]) => others.split(' ').map((other) => [other, word])),
);
/** Greenhouse gases are emitted as well where nobody says that they are gases; gas that is burnt is what is measured. */
const gases = new Set(['gas', 'gase']);
const ofGases = new Set(['ghg', 'emission']);

const stem = (word: string) => {
  const single = word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
  return same[single] ?? same[word] ?? single;
};

/** A name without the additions of tables: footnotes, numbering, units in brackets, codes of rules. */
export const bareName = (text: string): string =>
  text
    .replace(/[¹²³⁰-⁹ᵃ-ᶻ]+/gu, '')
    .normalize('NFKC')
    .replace(/\s*[*#†‡^§]+\s*$/u, '')
    .replace(/^[\s\-–—•·▪●○>└├]+/u, '')
    .replace(/^(?:kpi|關鍵績效指標)?\s*[a-d]\d(?:\.\d+)*[.:)]?\s+/iu, '')
    .replace(/^(?:category|類別)\s*\d{1,2}\s*[:：.–-]\s*(?=\S)/iu, '')
    .replace(/^\(?(?:\d{1,2}(?:\.\d+)*|[a-z]|[ivx]{1,4})[.)]\s+/iu, '')
    .replace(/\s*[([](?:note|notes|remark|附註|註|備註)[^)\]]*[)\]]/giu, '')
    .replace(/\s*[([]\d{1,2}[)\]]$/u, '')
    .replace(/,?\s+(?:as at|as of|at)\s+(?:\d|the end|year).*$/iu, '')
    .trim();

const chinese = /\p{Script=Han}/u;
/** Characters of Chinese names that do not change the meaning. */
const emptyChinese = /總數目|總計|總額|[總之的及與和、，,／/（）()「」\s:：–-]/gu;

const scopes = ['', '一', '二', '三'];
const chineseKey = (bare: string) =>
  bare
    .replace(emptyChinese, '')
    // An intensity is 密度 in Hong Kong and 強度 elsewhere.
    .replaceAll('強度', '密度')
    // The library says 僱員 for employees, where a sheet may use any of these.
    .replace(/員工|雇員|職員/g, '僱員')
    .replace(/範圍([123])/g, (_, number) => `範圍${scopes[Number(number)]}`)
    .replace(/範圍一(?:範圍)?[二2]/g, '範圍一二')
    .replace(/範圍一二(?:範圍)?[三3]/g, '範圍一二三');

/** The form by which two names of one thing are equal: sorted words, or Chinese characters without meaningless ones. */
const nameKey = (text: string): string => {
  const bare = bareName(text).toLowerCase();
  if (chinese.test(bare)) return chineseKey(inTraditional(bare));
  const words = bare.match(/[a-z]+\d*(?:&[a-z])?|\d+|%/g) ?? [];
  const kept = words.filter((word) => !empty.has(word)).map(stem);
  return [...new Set(kept)]
    .filter((word) => !gases.has(word) || !kept.some((each) => ofGases.has(each)))
    .sort()
    .join(' ');
};

/** Additions to names that seldom distinguish two metrics: that something was received, for which reason, of which goods. */
const circumstances = [
  /\b(?:received|recorded|registered|lodged|about|concerning|regarding|relating to|related to|related|subject to)\b/gi,
  /\b(?:for|due to|because of|on) (?:health (?:and|&|or) safety|safety (?:and|&|or) health) (?:reasons?|grounds|concerns|issues)\b/gi,
  /\bsold (?:or|and) shipped\b/gi,
  /因?(?:安全|健康)[與及和或](?:安全|健康)(?:理由|原因|問題)而?[須需]?|接獲|收到|錄得|登記|有關|關於|數目|數量|宗數|個案|次數|所/gu,
];
const nearKey = (text: string) =>
  nameKey(circumstances.reduce((rest, words) => rest.replace(words, ' '), inTraditional(text)));

type Entry = { metric: Metric; key: string; words: ReadonlySet<string> };
let entries: readonly Entry[] | undefined;
let index: ReadonlyMap<string, readonly Metric[]> | undefined;
let nearIndex: ReadonlyMap<string, ReadonlySet<Metric>> | undefined;

/** The pieces of a name for measuring similarity: words, or pairs of Chinese characters. */
const partsOf = (key: string): Set<string> =>
  chinese.test(key)
    ? new Set(Array.from({ length: Math.max(1, key.length - 1) }, (_, at) => key.slice(at, at + 2)))
    : new Set(key.split(' '));

const namesOf = ({ key, name }: Metric) =>
  [name.en, name.zhTw, formerNames[key] ?? '', ...(metricWords[key]?.split('|') ?? [])].filter((each) => each !== '');

const everyEntry = () => {
  const known = Object.keys(metricWords).flatMap((key) => findMetric(key) ?? []);
  const others = listMetrics().filter(({ key }) => metricWords[key] === undefined);
  entries ??= [...known, ...others].flatMap((metric) => {
    const keys = new Set(
      namesOf(metric)
        .map(nameKey)
        .filter((key) => key !== ''),
    );
    return Array.from(keys, (key): Entry => ({ metric, key, words: partsOf(key) }));
  });
  return entries;
};

const byKey = () => {
  if (index) return index;
  const found = new Map<string, Metric[]>();
  for (const { metric, key } of everyEntry()) found.set(key, [...(found.get(key) ?? []), metric]);
  // The library's names are longer than other names for the same thing.
  for (const metric of listMetrics())
    for (const name of [metric.name.en, metric.name.zhTw]) {
      const key = nameKey(name);
      const others = found.get(key) ?? [];
      found.set(key, [metric, ...others.filter((other) => other.key !== metric.key)]);
    }
  index = found;
  return found;
};

const brackets = /\s*[([（]([^)\]）]*)[)\]）]/gu;
/** Text in brackets that does not name a part of the figure: symbols such as NOx, units, and methods. */
const aside =
  /^(?:\P{L}*|(?=.*[A-Z].*[A-Z])[\p{L}\d.&₂-]{1,8}|[“"「『].*|.*(?:restated|audited|verified|estimated?|headcount|year[- ]end|in total|total|overall|per employee|per person|per capita|經重列|重列|經審計|人數|總計|合計|人均|每名|年末|年底).*)$/u;
const withoutAsides = (text: string) =>
  text.replace(brackets, (all, inner: string) => (aside.test(inner.trim()) || isUnit(inner.trim()) ? ' ' : all)).trim();
const figuresFirst = (metrics: readonly Metric[]) => {
  const figures = metrics.filter(({ unitKind }) => unitKind !== null);
  return figures.length > 0 ? figures : [...metrics];
};

/** Metrics whose name the text is, as tables write them in either language; several where the unit has to decide. */
export const metricsCalled = (text: string): Metric[] => {
  const keys = byKey();
  const names = inEachLanguage(text);
  for (const name of [...names, ...names.map(withoutAsides)]) {
    const key = nameKey(name);
    const found = key === '' ? undefined : keys.get(key);
    if (found) return figuresFirst(found);
  }
  return [];
};

const byNearKey = () => {
  if (nearIndex) return nearIndex;
  const found = new Map<string, Set<Metric>>();
  for (const metric of listMetrics())
    for (const key of namesOf(metric).map(nearKey)) found.set(key, (found.get(key) ?? new Set()).add(metric));
  nearIndex = found;
  return found;
};

/**
 * Metrics whose names match without circumstances such as `received`: `Product complaints received`. Several matches mean that none is
 * certain.
 */
export const metricsNearlyCalled = (text: string): Metric[] => {
  for (const name of inEachLanguage(text)) {
    const key = nearKey(name);
    const found = key === '' ? undefined : byNearKey().get(key);
    if (found) return figuresFirst([...found]);
  }
  return [];
};

/** The similarity of two names: 1 where they contain the same. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  let common = 0;
  for (const word of one) if (other.has(word)) common += 1;
  return (2 * common) / (one.size + other.size);
};

const likeEnough = 0.5;
const wordsInCommonWeight = 0.1;

/** The word that says what a text is about: `waste` in `Food waste`; none in Chinese. */
const headOf = (text: string): string | undefined => {
  if (chinese.test(text)) return undefined;
  const words = text.split(/[^\p{L}\d]+/u).map(nameKey);
  return words.findLast((word) => word !== '');
};

let denied: ReadonlySet<string> | undefined;
/** The words that names of metrics deny: hazardous in non-hazardous waste. */
const deniedWords = () => {
  denied ??= new Set(
    listMetrics()
      .flatMap(namesOf)
      .flatMap((name) => [...name.matchAll(/\bnon[- ](\p{L}+)/giu)].map(([, word = '']) => nameKey(word))),
  );
  return denied;
};

/** Whether one name denies what the other says: hazardous and non-hazardous waste. */
const opposes = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one.has('non') !== other.has('non'))
    return [...deniedWords()].some((word) => word !== '' && one.has(word) && other.has(word));
  const says = (words: ReadonlySet<string>) => words.has('有害') && !words.has('非有');
  const denies = (words: ReadonlySet<string>) => words.has('無害') || words.has('非有');
  return (says(one) && denies(other)) || (says(other) && denies(one));
};

/** Metrics that may be meant by a text that is no metric's name, the likeliest first. Only figures where `fits` says so. */
export const metricsLike = (text: string, fits: (metric: Metric) => boolean = () => true, most = 3): Metric[] => {
  const bare = text.replace(brackets, ' ');
  const head = headOf(bare);
  const whole = partsOf(nameKey(text.replaceAll(/[()（）[\]]/g, ' ')));
  const ways = [partsOf(nameKey(bare)), whole];
  const inCommon = (words: ReadonlySet<string>) => [...whole].filter((word) => words.has(word)).length;
  // One word in common says nothing unless the text is about it: carbon monoxide is no carbon emission.
  const isAbout = (words: ReadonlySet<string>) => head === undefined || words.has(head) || inCommon(words) > 1;
  const opposed = new Set(everyEntry().flatMap(({ metric, words }) => (opposes(whole, words) ? [metric.key] : [])));
  const best = new Map<string, { metric: Metric; score: number }>();
  for (const { metric, words } of everyEntry()) {
    if (!fits(metric) || opposed.has(metric.key) || !isAbout(words)) continue;
    const alike = Math.max(...ways.map((asked) => likeness(asked, words)));
    // Of two names that are as alike, the one that says more of the text comes first.
    const score = alike + inCommon(words) * wordsInCommonWeight;
    if (alike >= likeEnough && score > (best.get(metric.key)?.score ?? 0)) best.set(metric.key, { metric, score });
  }
  return [...best.values()]
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ metric }) => metric);
};
