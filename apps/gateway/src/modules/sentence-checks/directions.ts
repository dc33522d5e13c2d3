import type { LinkedNumber } from '@esg/contract';
import { changesIn } from './changes.ts';
import { type Clause, isOfOtherYears } from './clauses.ts';
import { directionOf, type KnownFigure } from './known-figures.ts';
import { denies, looksAhead } from './modality.ts';
import type { Sentence } from './sentences.ts';
import { yearsIn } from './years-in.ts';

/** What makes a Chinese word of change tell what happened, not what somebody does about it. */
const tells = /較|比|按年|同比|由|從|了|有所|去年|上年|上一年|年內|本年度|報告期|[升降跌增減]至/;
/** The word names a measure or a purpose. */
const purpose =
  /措施|方法|以(?:減少|降低|提高|提升|增加|減低)|為了|藉此|藉以|有助|幫助|促進|鼓勵|教育|如何|能夠|可以|從而|\b(?:to|help(?:s|ed)?|measures?|by) (?:[a-z]+ )?(?:reduce|increase|decrease)|\bhelp/i;
const isOf = ({ disclosureCode, fieldKey }: KnownFigure, link: LinkedNumber) =>
  disclosureCode === link.disclosureCode && fieldKey === link.fieldKey;

type Context = {
  readonly figures: readonly KnownFigure[];
  readonly clauses: readonly Clause[];
  /** Names of the years, this one first. */
  readonly years: readonly string[];
};

/** How many years back the clause compares; `undefined` where it is another comparison than the figures know. */
const yearsBackIn = (clause: string, years: readonly string[]): number | undefined => {
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

/** The figure whose number the clause has, where it names none and has one figure's numbers only. */
const linkedIn = (clause: Clause, { links }: Sentence, figures: readonly KnownFigure[]): readonly KnownFigure[] => {
  if (clause.subjects.length > 0) return [];
  const end = clause.start + clause.text.length;
  const linked = links.filter((link) => link.start >= clause.start && link.end <= end);
  const ofLinks = figures.filter((figure) => linked.some(({ link }) => isOf(figure, link)));
  return ofLinks.length === 1 ? ofLinks : [];
};

/** A word of change that the figures contradict, and the figure. */
export type Contradiction = { readonly start: number; readonly end: number; readonly figure: KnownFigure };

/** The words of change in a sentence that the figures contradict. A figure that did not change contradicts both. */
export const contradictionsIn = (sentence: Sentence, context: Context): Contradiction[] => {
  const { text } = sentence;
  if (denies(text) || looksAhead(text)) return [];
  const { clauses, figures: all, years } = context;
  return clauses.flatMap((clause): Contradiction[] => {
    if (purpose.test(clause.text) || isOfOtherYears(clause, clauses, years)) return [];
    const back = yearsBackIn(clause.text, years);
    if (back === undefined) return [];
    const linked = linkedIn(clause, sentence, all);
    return changesIn(clause, clauses).flatMap(({ way, figures: named }): Contradiction[] => {
      const isChinese = /\p{Script=Han}/u.test(clause.text[way.start] ?? '');
      if (isChinese && !tells.test(text)) return [];
      const figures = linked.length > 0 ? linked : named;
      const directions = figures.map((figure) => directionOf(figure, back));
      const [figure] = figures;
      const isContradicted = directions.every((direction) => direction !== undefined && direction !== way.sign);
      return figure && isContradicted ? [{ start: clause.start + way.start, end: clause.start + way.end, figure }] : [];
    });
  });
};
