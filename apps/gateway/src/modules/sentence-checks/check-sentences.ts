import { type SentenceMarkKind, sentenceCheckLimits } from '@esg/contract';
import { type Amount, amountsIn } from './amounts.ts';
import { claimsIn } from './claims.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { contradictionsIn } from './directions.ts';
import {
  type Derived,
  derivedFrom,
  hasOtherUnit,
  isDerived,
  type KnownFigure,
  type Source,
  sourcesOf,
} from './known-figures.ts';
import { isAboutOthers, looksAhead } from './modality.ts';
import type { Sentence } from './sentences.ts';
import { type SubjectFinder, subjectFinder } from './subjects.ts';
import { isWorthChecking } from './worth-checking.ts';
import { yearsIn } from './years-in.ts';

/** Why a sentence should be looked at again: the words, and the figure of the report that they should agree with. */
export type FoundMark = {
  readonly kind: SentenceMarkKind;
  readonly sentence: string;
  /** The words of the sentence that it is about. */
  readonly words: string;
  readonly figure: KnownFigure | undefined;
};

/** What a report's sentences are checked against. */
export type CheckedAgainst = {
  readonly figures: readonly KnownFigure[];
  /** Names of the years, this one first. */
  readonly years: readonly string[];
};

const thisYearWords =
  /\b(?:this year|during the year|in the year|the year under review|reporting (?:year|period))\b|本年度?|今年|年內|報告期|本報告年度/i;
const lastYearWords = /\b(?:last year|previous year|prior year|year before|year earlier)\b|去年|上年|上一年|前一年/i;

/** Whether the clause around the number says that it is of this year, and of no other. */
const saysThisYear = (text: string, at: number, years: readonly string[]): boolean => {
  const marks = [', ', '，', ';', '；'];
  const start = Math.max(...marks.map((mark) => text.lastIndexOf(mark, at))) + 1;
  const ends = marks.map((mark) => text.indexOf(mark, at)).filter((place) => place >= 0);
  const clause = text.slice(start, Math.min(text.length, ...ends));
  // “In 2025, emissions were …”: a short clause in front dates the one behind it.
  const dated = start < 24 ? text.slice(0, start) : '';
  const [now] = years.map((name) => yearsIn(name)[0]);
  const named = yearsIn(`${dated} ${clause}`);
  if (lastYearWords.test(clause) || named.some((year) => year !== now)) return false;
  return named.length > 0 || thisYearWords.test(clause);
};

type Checked = CheckedAgainst & { readonly subjectsIn: SubjectFinder; readonly derived: Derived };

/** A sentence with what its words name. */
type Read = { readonly sentence: Sentence; readonly clauses: readonly Clause[]; readonly amounts: readonly Amount[] };

/** What stands before the number of another year. */
const beforeOther =
  /(?:\b(?:from|than|with|to|against|versus)|由|從|較|比|低於|高於)\s?(?:about|approximately|around|nearly|over|約|逾|近)?\s?$/i;

/** Whether the sentence gives the figure's value of this year too, so that the other one is what it compares with. */
const isCompared = (
  { sentence, amounts }: Read,
  { start }: Amount,
  sources: readonly Source[],
  { figures }: Checked,
) => {
  if (beforeOther.test(sentence.text.slice(Math.max(0, start - 24), start))) return true;
  const isOne = (figure: KnownFigure) => sources.some((source) => source.figure === figure);
  const isLinked = sentence.links.some(({ link }) =>
    sources.some(({ figure }) => figure.disclosureCode === link.disclosureCode && figure.fieldKey === link.fieldKey),
  );
  return (
    isLinked ||
    amounts.some((amount) =>
      sourcesOf(amount, figures).some(({ figure, yearsBack }) => yearsBack === 0 && isOne(figure)),
    )
  );
};

const markOf = (read: Read, amount: Amount, checked: Checked): FoundMark[] => {
  const { figures, years, derived } = checked;
  const { sentence, clauses } = read;
  if (!isWorthChecking(amount, sentence.text, clauses, checked)) return [];
  const mark = (kind: SentenceMarkKind, figure: KnownFigure | undefined): FoundMark[] => [
    { kind, sentence: sentence.text.trim(), words: sentence.text.slice(amount.start, amount.end).trim(), figure },
  ];
  const sources = sourcesOf(amount, figures);
  if (sources.length > 0) {
    const isOfNow = sources.some(({ yearsBack }) => yearsBack === 0);
    const isMisdated = !isOfNow && saysThisYear(sentence.text, amount.start, years);
    return isMisdated && !isCompared(read, amount, sources, checked) ? mark('period', sources[0]?.figure) : [];
  }
  const subjects = clauses.flatMap((clause) => clause.subjects.flatMap((subject) => subject.figures));
  if (isDerived(amount, derived, subjects)) return [];
  const other = hasOtherUnit(amount, figures);
  if (other) return mark('unit', other);
  // A figure of another unit says nothing about the number.
  return mark(
    'number',
    subjects.find(({ unitKind }) => amount.units.some(([kind]) => kind === unitKind)),
  );
};

const numberMarks = (sentence: Sentence, clauses: readonly Clause[], checked: Checked): FoundMark[] => {
  if (sentence.isCited || looksAhead(sentence.text) || isAboutOthers(sentence.text)) return [];
  const amounts = amountsIn(sentence);
  return amounts.flatMap((amount) => markOf({ sentence, clauses, amounts }, amount, checked));
};

const marksOf = (sentence: Sentence, checked: Checked): FoundMark[] => {
  const cut = ({ start, end }: { start: number; end: number }) => sentence.text.slice(start, end).trim();
  const text = sentence.text.trim();
  const clauses = clausesOf(sentence.text, checked.subjectsIn);
  const found: FoundMark[] = [
    ...numberMarks(sentence, clauses, checked),
    ...contradictionsIn(sentence, { ...checked, clauses }).map((each) => ({
      kind: 'direction' as const,
      sentence: text,
      words: cut(each),
      figure: each.figure,
    })),
    ...claimsIn(sentence, checked.figures).map((each) => ({
      kind: each.kind,
      sentence: text,
      words: cut(each),
      figure: undefined,
    })),
  ];
  // One reason of each kind is enough to read the sentence again.
  return found.filter(({ kind }, place) => found.findIndex((other) => other.kind === kind) === place);
};

/**
 * Checks sentences against the figures of a report, without any provider: the same sentences always get the same marks. Marks that are kept
 * do not count towards the most that one text gets.
 */
export const sentenceChecker = (against: CheckedAgainst) => {
  const checked: Checked = {
    ...against,
    subjectsIn: subjectFinder(against.figures),
    derived: derivedFrom(against.figures),
  };
  return (sentences: readonly Sentence[], isKept: (mark: FoundMark) => boolean = () => false): FoundMark[] => {
    const marks: FoundMark[] = [];
    let open = 0;
    for (const sentence of sentences) {
      for (const mark of marksOf(sentence, checked)) {
        if (!isKept(mark)) open += 1;
        if (open > sentenceCheckLimits.marksMax) return marks;
        marks.push(mark);
      }
    }
    return marks;
  };
};
