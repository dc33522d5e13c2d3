import type { Language } from './languages.ts';
import { usualParts } from './usual-parts.ts';

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s‐‑–-]+/g, ' ');

/** Words that follow the name of a group of people. */
const people: readonly (readonly [RegExp, string, RegExp, string])[] = [
  [/ employees?$/i, '僱員', /僱員$/, ' employees'],
  [/ staff$/i, '員工', /員工$/, ' staff'],
  [/ workers?$/i, '工人', /工人$/, ' workers'],
];

const han = /\p{Script=Han}/u;
const word = /[a-z]{2}/i;
const cuts = /\s*[/／|\n]\s*|\s*[(（]\s*|\s+/gu;

/** A name in both languages, as bilingual sheets write it: `Male 男`, `男性／Male`, `Aged 30 or below 30歲或以下`. */
export type BilingualName = { en: string; zhTw: string };

/** The halves of a name of two languages: one without Chinese, the other without English words. Undefined where the name has one language only. */
export const bilingualName = (name: string): BilingualName | undefined => {
  if (!han.test(name) || !word.test(name)) return undefined;
  const found = Array.from(name.trim().matchAll(cuts)).flatMap((cut) => {
    const first = name.trim().slice(0, cut.index);
    const last = name
      .trim()
      .slice(cut.index + cut[0].length)
      .replace(/\s*[)）]$/u, '');
    const [en, zhTw] = han.test(first) ? [last, first] : [first, last];
    const isSaidTwice = word.test(en) && !han.test(en) && han.test(zhTw) && !word.test(zhTw);
    return isSaidTwice ? [{ en, zhTw }] : [];
  });
  // The number of an age belongs to the half that its sign or word stands in.
  return han.test(name.trim().split(cuts)[0] ?? '') ? found[0] : found.at(-1);
};

type AgeForm = readonly [RegExp, (from: string, to: string) => string];
const intoChinese: readonly AgeForm[] = [
  [/^(?:aged? )?(\d\d) ?(?:to|[-–]) ?(\d\d)(?: years old)?$/i, (from, to) => `${from} 至 ${to} 歲`],
  [/^(?:aged? )?(?:under|below|<) ?(\d\d)(?: years old)?$/i, (age) => `${age} 歲以下`],
  [/^(?:aged? )?(?:over|above|>) ?(\d\d)(?: years old)?$/i, (age) => `${age} 歲以上`],
  [/^(?:aged? )?(\d\d) ?(?:or|and) (?:below|under)$|^(?:aged? )?≤ ?(\d\d)$/i, (age) => `${age} 歲或以下`],
  [
    /^(?:aged? )?(\d\d) ?(?:or|and) (?:above|over)$|^(?:aged? )?(\d\d)\+$|^(?:aged? )?≥ ?(\d\d)$/i,
    (age) => `${age} 歲或以上`,
  ],
];
const intoEnglish: readonly AgeForm[] = [
  [/^(\d\d) ?(?:至|–|-) ?(\d\d) ?歲$/, (from, to) => `${from}–${to}`],
  [/^(\d\d) ?歲以下$/, (age) => `Under ${age}`],
  [/^(\d\d) ?歲以上$/, (age) => `Over ${age}`],
  [/^(\d\d) ?歲或以下$/, (age) => `${age} or under`],
  [/^(\d\d) ?歲或以上$/, (age) => `${age} or over`],
];

const ageIn = (name: string, forms: readonly AgeForm[]): string | undefined => {
  for (const [pattern, say] of forms) {
    const [whole, ...ages] = pattern.exec(name.trim()) ?? [];
    const [from = '', to = ''] = ages.filter((age) => age !== undefined);
    if (whole !== undefined) return say(from, to);
  }
  return undefined;
};

/**
 * Translates the name of a part if it is one of the pairs of English and Chinese, an age or a group of people, even where it joins several
 * (“Male, 31–40”); other names stay as the organisation wrote them. Of several names for one thing it uses the first.
 */
export const partNamer = (pairs: readonly (readonly [string, string])[]) => {
  const backwards = pairs.toReversed();
  const chinese = new Map(backwards.map(([en, zhTw]) => [plain(en), zhTw]));
  const english = new Map(backwards.map(([en, zhTw]) => [zhTw, en]));
  const wordIn = (name: string, language: Language): string | undefined =>
    language === 'zhTw'
      ? (chinese.get(plain(name)) ?? ageIn(name, intoChinese))
      : (english.get(name.trim()) ?? ageIn(name, intoEnglish));
  const oneIn = (name: string, language: Language): string => {
    const found = wordIn(name, language);
    if (found !== undefined) return found;
    for (const [endEnglish, zhTw, endChinese, en] of people) {
      const [end, more] = language === 'zhTw' ? [endEnglish, zhTw] : [endChinese, en];
      const group = end.test(name) ? wordIn(name.replace(end, ''), language) : undefined;
      if (group !== undefined) return `${group}${more}`;
    }
    return name;
  };
  /** The halves of a name that says one thing in both languages. A word in brackets may as well tell it from another part: it stays. */
  const halfIn = (name: string, language: Language): string | undefined => {
    const both = bilingualName(name);
    if (!both) return undefined;
    const chineseName = oneIn(both.en, 'zhTw');
    const isSaidTwice = chineseName !== both.en && chineseName === oneIn(oneIn(both.zhTw, 'en'), 'zhTw');
    if (!isSaidTwice) return undefined;
    return language === 'en' ? both.en : chineseName;
  };
  const eachIn = (name: string, language: Language, joints: RegExp) =>
    name
      .split(joints)
      .map((part, index) => (index % 2 === 0 ? (halfIn(part, language) ?? oneIn(part, language)) : part));
  return (name: string, language: Language): string => {
    const whole = oneIn(name, language);
    if (whole !== name) return whole;
    const parts = eachIn(name, language, /(, | · )/);
    return parts.length > 1 || parts[0] !== name ? parts.join('') : eachIn(name, language, /( \/ )/).join('');
  };
};

/** The name of a part in the reader's language if it is a usual one. */
export const usualPartIn = partNamer(usualParts);

/** The same for all usual names of one part, in both languages: Men, Male, 男 and 男性. Other names are told apart by their letters alone. */
export const meaningOfPart = (name: string): string => plain(usualPartIn(usualPartIn(name, 'en'), 'zhTw'));
