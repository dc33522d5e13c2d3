import type { Metric } from '@esg/contract';

type Span = { readonly from: number; readonly to: number };
type Asked = Pick<Metric, 'name' | 'unitKind'>;

/** Words that make a figure one of a part: of sentences nothing else says what the figure is of. */
const partWords =
  /(?<!non-)\b(?:in)?voluntary\b|\b(?:fe)?male\b|\bwom[ae]n\b|\bmen\b|\bpermanent\b|\btemporary\b|\b(?:part|full)-time\b|\bcontract(?:ors?)?\b|\b(?:senior|junior|newly?|local|former|affected)\b|女性|男性|自願|長期|臨時|兼職|全職|合約|當地|新聘|其中/giu;
/** What says of things that are counted that there are so many of them, not that something happened to so many. */
const thereAre =
  /(?:\b(?:ha[sd]|have|employ(?:s|ed)?|total(?:s|led|ing)?|totall?ing|compris(?:es|ed|ing)|there (?:are|were)|numbered|count(?:s|ed)?|stood at|w(?:as|ere)|(?:workforce|staff|team|total|headcount|number) of)|共有|設有|擁有|聘用|僱用|合共|總數為|人數為|數目為|共|為|有)(?:\s*(?:a total of|in total|僱員|員工))?\s*$/iu;
/** Energy that is made or sold is not used. */
const deeds = /\b(?:produc|generat|sold|sell|export|suppl)\w*|發電|生產|出售|輸出/iu;
const roomMost = 40;

/** Whether a sentence says a figure of all that the metric is about, as a row of a table does by its label. */
export const isOfWhole = (raw: string, quote: Span, figure: Span, { name, unitKind }: Asked): boolean => {
  const before = raw.slice(quote.from, figure.from);
  const after = raw.slice(figure.to, Math.min(quote.to, figure.to + roomMost)).split(/[,，;；。.(（]/u)[0] ?? '';
  const own = `${name.en} ${name.zhTw}`.toLowerCase();
  const isPart = (text: string) => [...text.matchAll(partWords)].some(([word]) => !own.includes(word.toLowerCase()));
  if (isPart(before.split(/[.。;；]/u).at(-1) ?? '') || isPart(after)) return false;
  const sentence = raw.slice(quote.from, quote.to);
  if (unitKind === 'energy' && deeds.test(sentence) && !deeds.test(own)) return false;
  // The metric's name stands before the figure, or the figure counts what is there.
  return unitKind !== 'count' || thereAre.test(before);
};
