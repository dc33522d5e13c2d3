import { type SentenceMarkKind, sentenceCheckLimits } from '@esg/contract';
import { type Amount, amountsIn } from './amounts.ts';
import { claimsIn } from './claims.ts';
import { contradictionsIn } from './directions.ts';
import { type Derived, derivedFrom, hasOtherUnit, isDerived, type KnownFigure, sourcesOf } from './known-figures.ts';
import { isAboutOthers, looksAhead } from './modality.ts';
import type { Sentence } from './sentences.ts';
import { type SubjectFinder, subjectFinder } from './subjects.ts';
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

/** Counts below this are of whatever a sentence tells about, unless it names a figure. */
const countsFrom = 100;
/** Kinds of units that are only looked at where the sentence names a figure of that kind. */
const onlyNamed: ReadonlySet<string> = new Set(['hours', 'days', 'volume', 'currency']);

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

const isWorthChecking = (amount: Amount, subjects: readonly KnownFigure[]): boolean => {
  const isNamed = subjects.some(({ unitKind }) =>
    amount.units.some(([kind]) => (kind === 'points' ? 'percent' : kind) === unitKind),
  );
  const [[kind] = ['']] = amount.units;
  if (kind === 'count') return isNamed || (amount.scale === '1' && Number(amount.number) >= countsFrom);
  return isNamed || !onlyNamed.has(kind);
};

const markOf = (sentence: Sentence, amount: Amount, checked: Checked): FoundMark[] => {
  const { figures, years, derived } = checked;
  const subjects = checked.subjectsIn(sentence.text).flatMap((subject) => subject.figures);
  if (!isWorthChecking(amount, subjects)) return [];
  const mark = (kind: SentenceMarkKind, figure: KnownFigure | undefined): FoundMark[] => [
    { kind, sentence: sentence.text.trim(), words: sentence.text.slice(amount.start, amount.end).trim(), figure },
  ];
  const sources = sourcesOf(amount, figures);
  if (sources.length > 0) {
    const isOfNow = sources.some(({ yearsBack }) => yearsBack === 0);
    const isMisdated = !isOfNow && saysThisYear(sentence.text, amount.start, years);
    return isMisdated ? mark('period', sources[0]?.figure) : [];
  }
  if (isDerived(amount, derived, subjects)) return [];
  const other = hasOtherUnit(amount, figures);
  if (other) return mark('unit', other);
  const near = subjects.filter(({ unitKind }) => amount.units.some(([kind]) => kind === unitKind));
  return mark('number', near[0] ?? (subjects.length === 1 ? subjects[0] : undefined));
};

const numberMarks = (sentence: Sentence, checked: Checked): FoundMark[] => {
  if (sentence.isCited || looksAhead(sentence.text) || isAboutOthers(sentence.text)) return [];
  return amountsIn(sentence).flatMap((amount) => markOf(sentence, amount, checked));
};

const marksOf = (sentence: Sentence, checked: Checked): FoundMark[] => {
  const cut = ({ start, end }: { start: number; end: number }) => sentence.text.slice(start, end).trim();
  const text = sentence.text.trim();
  const found: FoundMark[] = [
    ...numberMarks(sentence, checked),
    ...contradictionsIn(sentence, checked).map((each) => ({
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

/** Checks sentences against the figures of a report, without any provider: the same sentences always get the same marks. */
export const sentenceChecker = (against: CheckedAgainst) => {
  const checked: Checked = {
    ...against,
    subjectsIn: subjectFinder(against.figures),
    derived: derivedFrom(against.figures),
  };
  const { marksMax } = sentenceCheckLimits;
  return (sentences: readonly Sentence[]): FoundMark[] => {
    const marks: FoundMark[] = [];
    for (const sentence of sentences) {
      if (marks.length >= marksMax) break;
      marks.push(...marksOf(sentence, checked));
    }
    return marks.slice(0, marksMax);
  };
};
