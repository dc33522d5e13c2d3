import type { LinkedNumber } from '@esg/contract';
import { directionOf, type KnownFigure } from './known-figures.ts';
import { denies, looksAhead } from './modality.ts';
import type { Sentence } from './sentences.ts';
import type { SubjectFinder } from './subjects.ts';
import { yearsIn } from './years-in.ts';

type Way = { readonly start: number; readonly end: number; readonly sign: -1 | 1 };

const ways: readonly (readonly [RegExp, -1 | 1])[] = [
  [
    /\b(?:rose|risen|increased|grew|grown|climbed|went up|up (?:by |from )?(?=\d|last|\s)|were up|was up|higher than|(?:an?|the) (?:year-on-year )?(?:increase|rise) of|saw an increase|recorded an increase)\b/gi,
    1,
  ],
  [
    /\b(?:fell|fallen|decreased|declined|dropped|reduced|lowered|went down|down (?:by |from )?(?=\d|last|\s)|were down|was down|lower than|(?:a|the) (?:year-on-year )?(?:decrease|reduction|decline|drop|fall) of|saw a (?:decrease|decline|reduction)|recorded a (?:decrease|decline|reduction))\b/gi,
    -1,
  ],
  [/上升|增加|增長|上漲|提高|提升|升至|增至/g, 1],
  [/減少|下降|下跌|降低|減低|跌至|降至|回落|減至/g, -1],
];

/** What makes a Chinese word of change tell what happened, not what somebody does about it. */
const tells = /較|比|按年|同比|由|從|了|有所|去年|上年|上一年|年內|本年度|報告期|[升降跌增減]至/;
/** The word names a measure or a purpose. */
const purpose =
  /措施|方法|以(?:減少|降低|提高|提升|增加|減低)|為了|藉此|藉以|有助|幫助|促進|鼓勵|教育|如何|能夠|可以|從而|\b(?:to|help(?:s|ed)?|measures?|by) (?:[a-z]+ )?(?:reduce|increase|decrease)|\bhelp/i;
/** Compared with another year than the one before. */
const otherBase =
  /base ?line|base year|since|over the (?:past|last)|基準年|自\s?(?:19|20)\d\d|過去[二兩三四五六七八九十\d]+年/i;

/** The parts of a sentence with words of their own, with their places. */
const clausesOf = (text: string) => {
  const clauses: { start: number; text: string }[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(
    /, (?=while|but|whereas|and |with )|[;；，]| while | but | whereas /g,
  )) {
    clauses.push({ start, text: text.slice(start, index) });
    start = index + mark.length;
  }
  return [...clauses, { start, text: text.slice(start) }];
};

const waysIn = (clause: string): Way[] =>
  ways.flatMap(([words, sign]) =>
    [...clause.matchAll(words)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, sign })),
  );

const isOf = ({ disclosureCode, fieldKey }: KnownFigure, link: LinkedNumber) =>
  disclosureCode === link.disclosureCode && fieldKey === link.fieldKey;

type Context = {
  readonly figures: readonly KnownFigure[];
  readonly subjectsIn: SubjectFinder;
  /** Names of the years, this one first. */
  readonly years: readonly string[];
};

/** How many years back the clause compares; `undefined` where it is another comparison than the figures know. */
const yearsBackIn = (clause: string, years: readonly string[]): number | undefined => {
  if (otherBase.test(clause)) return undefined;
  const [thisYear = '', ...before] = years.map((name) => yearsIn(name)[0] ?? name);
  const named = yearsIn(clause).filter((year) => year !== thisYear);
  const [first, ...others] = new Set(named);
  if (first === undefined) return 1;
  const back = before.indexOf(first) + 1;
  if (others.length > 0 || back === 0) return undefined;
  const at = clause.indexOf(first);
  const isCompared = /(?:from|than|with|to|against|較|比|與|由|從)\s?$/i.test(clause.slice(Math.max(0, at - 8), at));
  return isCompared || clause.includes(thisYear) ? back : undefined;
};

/** The figures that a word of change speaks of: those named nearest before it in its clause, else after it, else in the whole sentence. */
const spokenOf = (
  way: Way,
  clause: { start: number; text: string },
  sentence: Sentence,
  { figures, subjectsIn }: Context,
): readonly KnownFigure[] => {
  const named = subjectsIn(clause.text);
  const before = named.filter(({ end }) => end <= way.start).at(-1);
  const after = named.find(({ start }) => start >= way.end);
  const near = before ?? after;
  if (near) return near.figures;
  const end = clause.start + clause.text.length;
  const linked = sentence.links.filter((link) => link.start >= clause.start && link.end <= end);
  const ofLinks = figures.filter((figure) => linked.some(({ link }) => isOf(figure, link)));
  if (linked.length > 0) return ofLinks.length === 1 ? ofLinks : [];
  const everywhere = subjectsIn(sentence.text);
  return everywhere.length === 1 ? (everywhere[0]?.figures ?? []) : [];
};

/** A word of change that the figures contradict, and the figure. */
export type Contradiction = { readonly start: number; readonly end: number; readonly figure: KnownFigure };

/** The words of change in a sentence that the figures contradict. A figure that did not change contradicts both. */
export const contradictionsIn = (sentence: Sentence, context: Context): Contradiction[] => {
  const { text } = sentence;
  if (denies(text) || looksAhead(text)) return [];
  return clausesOf(text).flatMap((clause): Contradiction[] => {
    if (purpose.test(clause.text)) return [];
    const back = yearsBackIn(clause.text, context.years);
    if (back === undefined) return [];
    return waysIn(clause.text).flatMap((way): Contradiction[] => {
      const isChinese = /\p{Script=Han}/u.test(clause.text[way.start] ?? '');
      if (isChinese && !tells.test(text)) return [];
      const figures = spokenOf(way, clause, sentence, context);
      const directions = figures.map((figure) => directionOf(figure, back));
      const [figure] = figures;
      const isContradicted = directions.every((direction) => direction !== undefined && direction !== way.sign);
      return figure && isContradicted ? [{ start: clause.start + way.start, end: clause.start + way.end, figure }] : [];
    });
  });
};
