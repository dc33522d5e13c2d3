import type { Language } from '@esg/contract';
import type { Turn } from './draft-sentences.ts';

/**
 * The words with which a language model may join and compare the figures of a draft, besides their names. With nothing else it can say
 * nothing that the figures do not say: no reason, plan, praise, place, year or number has a word here.
 */
const english =
  'a altogether also amounted an and are as at been but by came change changed compared compares comparison constant decline declined declines decrease decreased decreases down drop dropped during fall fallen falling fell fewer flat following followed for from grew group grown growth had has have higher in increase increased increases increasing is it its itself largest less level lower more of on or our overall part parts period recorded reduced reduction remained reported reporting rise risen rising rose same saw share stayed stood than that the their there these they this those to total totalled totals turn unchanged up was we were whereas which while with year';

const chinese =
  '我們 本集團 集團 本公司 公司 年內 本年度 本年 報告期內 匯報期內 期內 報告期 匯報期 整體 的 是 為 達 達到 達至 錄得 共 合共 共計 共錄得 總計 則 而 並 且 及 和 與 以及 亦 也 同時 此外 另外 至於 方面 其 其中 當中 佔 所佔 佔比 最多 最大 部分 組別 較 比 比較 相比 相比之下 上升 上升了 增加 增加了 增長 增長了 上漲 升至 增至 升幅 增幅 高於 多於 升高 下降 下降了 減少 減少了 下跌 降低 降低了 降至 減至 跌至 跌幅 減幅 低於 少於 變動 變化 幅度 相同 相若 持平 不變 保持 維持 維持在 由 從 至 到 於 在 以 了 有 如下 水平';

/** What may stand between the words. */
const marks = { en: /[\s,;:()–—-]/, zhTw: /[\s，、；：（）]/ };

const englishWords: ReadonlySet<string> = new Set(english.split(' '));
const chineseWords: ReadonlySet<string> = new Set(chinese.split(' '));
const longestChinese = Math.max(...[...chineseWords].map((word) => word.length));

/** The list as the model is told it. */
export const connectingWords = { en: english, zhTw: chinese };

const isEnglishKnown = (text: string) => {
  const words = text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const rest = text.replaceAll(/\p{L}[\p{L}’'-]*/gu, ' ');
  return words.every((word) => englishWords.has(word.toLowerCase())) && [...rest].every((mark) => marks.en.test(mark));
};

/** Whether a Chinese text can be read as these words side by side. */
const isChineseKnown = (text: string) => {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reached.has(at)) continue;
    if (marks.zhTw.test(text[at] ?? '')) reached.add(at + 1);
    for (let length = 1; length <= longestChinese; length += 1)
      if (chineseWords.has(text.slice(at, at + length))) reached.add(at + length);
  }
  return reached.has(text.length);
};

/** Whether a piece of a sentence consists of these words alone. */
export const hasOnlyConnectingWords = (text: string, language: Language): boolean =>
  language === 'en' ? isEnglishKnown(text) : isChineseKnown(text);

type Turns = readonly (readonly [RegExp, Turn])[];
const turns: { readonly en: Turns; readonly zhTw: Turns } = {
  en: [
    [/\b(?:rose|risen|rising|rises?|increas\w+|grew|grown|growth|up|higher|more)\b/gi, 1],
    [/\b(?:fell|fallen|falling|falls?|decreas\w+|declin\w+|dropp?\w*|down|lower|less|fewer|reduc\w+)\b/gi, -1],
    [/\b(?:unchanged|same|constant|flat|remained|stayed)\b/gi, 0],
  ],
  zhTw: [
    [/上升|增加|增長|上漲|升至|增至|升幅|增幅|高於|多於|升高/g, 1],
    [/下降|減少|下跌|降低|降至|減至|跌至|跌幅|減幅|低於|少於/g, -1],
    [/相同|相若|持平|不變|保持|維持/g, 0],
  ],
};

/** The words of change in a text: where each stands, and which way it goes. */
export const turnsIn = (text: string, language: Language): { at: number; turn: Turn }[] =>
  turns[language]
    .flatMap(([words, turn]) => [...text.matchAll(words)].map(({ index }) => ({ at: index, turn })))
    .toSorted((one, other) => one.at - other.at);
