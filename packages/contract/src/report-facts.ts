import type { Language } from './languages.ts';
import { reportNameIn } from './localized-texts.ts';

type Named = Parameters<typeof reportNameIn>[0];

/** What a notification keeps of a report's name: in English, and in Chinese where that is another. */
export const reportFacts = (report: Named): Record<string, string> => {
  const en = reportNameIn(report, 'en');
  const zhTw = reportNameIn(report, 'zhTw');
  return { report: en, ...(zhTw !== en && { reportZhTw: zhTw }) };
};

/** The facts of a notification for a reader of that language. */
export const factsIn = (
  facts: Readonly<Record<string, string>>,
  language: Language,
): Readonly<Record<string, string>> => {
  const { reportZhTw, ...others } = facts;
  return language === 'zhTw' && reportZhTw ? { ...others, report: reportZhTw } : others;
};
