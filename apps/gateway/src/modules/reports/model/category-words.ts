import type { Language } from '@esg/contract';

/** Names of parts that most organisations use, in both languages. */
const pairs: readonly (readonly [string, string])[] = [
  ['Male', '男性'],
  ['Female', '女性'],
  ['Men', '男性'],
  ['Women', '女性'],
  ['Full-time', '全職'],
  ['Part-time', '兼職'],
  ['Permanent', '長期'],
  ['Temporary', '臨時'],
  ['Contract', '合約'],
  ['Senior management', '高級管理層'],
  ['Middle management', '中級管理層'],
  ['Management', '管理層'],
  ['General staff', '一般員工'],
  ['Board', '董事會'],
  ['Hong Kong', '香港'],
  ['Mainland China', '中國內地'],
  ['Macau', '澳門'],
  ['Taiwan', '台灣'],
  ['Singapore', '新加坡'],
  ['Overseas', '海外'],
  ['Other regions', '其他地區'],
  ['Other', '其他'],
  ['Others', '其他'],
  ['Not disclosed', '未披露'],
  ['Diesel', '柴油'],
  ['Petrol', '汽油'],
  ['Gasoline', '汽油'],
  ['Natural gas', '天然氣'],
  ['Towngas', '煤氣'],
  ['LPG', '石油氣'],
  ['Coal', '煤'],
  ['Fuel oil', '燃油'],
  ['Electricity', '電力'],
  ['Steam', '蒸汽'],
  ['Renewable', '可再生'],
  ['Non-renewable', '不可再生'],
  ['Paper', '紙張'],
  ['Plastic', '塑膠'],
  ['Metal', '金屬'],
  ['Glass', '玻璃'],
];

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s‐‑–-]+/g, ' ');
const chinese = new Map(pairs.map(([en, zhTw]) => [plain(en), zhTw]));
// The first name of a pair is the one that is printed.
const english = new Map(pairs.toReversed().map(([en, zhTw]) => [zhTw, en]));

type AgeForm = readonly [RegExp, (from: string, to: string) => string];
const intoChinese: readonly AgeForm[] = [
  [/^(?:aged? )?(\d\d) ?(?:to|[-–]) ?(\d\d)(?: years old)?$/i, (from, to) => `${from}至${to}歲`],
  [/^(?:under|below|<) ?(\d\d)(?: years old)?$/i, (age) => `${age}歲以下`],
  [/^(?:over|above|>) ?(\d\d)(?: years old)?$/i, (age) => `${age}歲以上`],
  [/^(\d\d) ?(?:or|and) (?:below|under)$/i, (age) => `${age}歲或以下`],
  [/^(\d\d) ?(?:or|and) (?:above|over)$|^(\d\d)\+$/i, (age) => `${age}歲或以上`],
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

/** The name of a part in the document's language where it is a usual one; otherwise as the organisation wrote it. */
export const categoryIn = (name: string, language: Language): string =>
  (language === 'zhTw'
    ? (chinese.get(plain(name)) ?? ageIn(name, intoChinese))
    : (english.get(name.trim()) ?? ageIn(name, intoEnglish))) ?? name;
