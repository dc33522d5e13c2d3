import type { AnswerValue } from './answers.ts';
import { languages } from './languages.ts';
import { plainRichText } from './rich-text.ts';

const yearsIn = (text: string): number[] => (text.match(/(?<!\d)(?:19|20)\d{2}(?!\d)/g) ?? []).map(Number);

/** Whether a text names years, and none after this one: “not available for the year 2024”. */
export const namesNoYearAfter = (text: string, year: number): boolean => {
  const named = yearsIn(text);
  return named.length > 0 && Math.max(...named) <= year;
};

const promise =
  /\b(?:next|following|coming|subsequent|upcoming) (?:\w+ )?(?:report|year|period|cycle)s?\b|下一?(?:份|次|期|個)?(?:環境、社會及管治|可持續發展)?(?:報告|年度|年|匯報期)|(?:來|明|翌)年/iu;

/** Whether a text puts something off until the next report or year, without naming it: a year later that is due. */
export const promisesNext = (text: string): boolean => promise.test(text);

/** Whether a text speaks of this year, whatever it looks ahead to, or of earlier years alone. */
export const speaksOfYear = (text: string, year: number): boolean =>
  yearsIn(text).includes(year) || namesNoYearAfter(text, year);

/** The texts of an answer, one for each language; numbers that follow their source are as they read now. */
export const textsOfAnswer = (value: AnswerValue): string[] => {
  if (value.type === 'richTextArea') return languages.map((language) => plainRichText(value.blocks[language] ?? []));
  if (!('text' in value)) return [];
  return Object.values(value.text);
};

/** Figures with at least three digits: a shorter one is in many texts by chance. */
const figuresIn = (text: string): string[] =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).filter((figure) => figure.replace(/\D/g, '').length >= 3);

/** What a text still names of an earlier year: the year, and figures of it, each once and as it is written there. */
export const namedOfYear = (text: string, year: number, figures: ReadonlySet<string>): string[] => {
  const years = yearsIn(text)
    .filter((each) => each <= year)
    .map(String);
  const known = figuresIn(text).filter((figure) => figures.has(figure.replaceAll(',', '')));
  return [...new Set([...years, ...known])];
};
