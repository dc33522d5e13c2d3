import type { Subject, SubjectFinder } from './subjects.ts';
import { yearsIn } from './years-in.ts';

/** A part of a sentence with words of its own: its place, and the figures that it names. */
export type Clause = {
  readonly start: number;
  readonly text: string;
  readonly subjects: readonly Subject[];
};

/** The clauses of a sentence, in its order. */
export const clausesOf = (text: string, subjectsIn: SubjectFinder): Clause[] => {
  const clauses: Clause[] = [];
  let start = 0;
  const add = (end: number) => {
    const words = text.slice(start, end);
    clauses.push({ start, text: words, subjects: subjectsIn(words) });
  };
  for (const { index, 0: mark } of text.matchAll(
    /, (?=while|but|whereas|and |with )|[;；，]| while | but | whereas /g,
  )) {
    add(index);
    start = index + mark.length;
  }
  add(text.length);
  return clauses;
};

/** The clause that has this place of the sentence. */
export const clauseAt = (clauses: readonly Clause[], at: number): Clause | undefined =>
  clauses.findLast(({ start }) => start <= at);

/** A clause that goes on speaking of what the one before it named: “It fell”, “and rose by 4%”, “較去年減少”. */
const goesOn =
  /^\s*(?:(?:and|but|while|with) )?(?:(?:it|they|this|that|which) |(?:then |also |was |were )?(?:rose|fell|increased|decreased|grew|declined|dropped) (?:by|to|from)|an? (?:increase|decrease|rise|fall|reduction) of|(?:up|down) )|^\s*(?:並|亦|且)?(?:較|比(?!例)|按年|同比|其(?!中)|(?:上升|增加|增長|提高|減少|下降|下跌|降低|減低)[了約逾近至]?\s?\d)/i;

/** The figures that a clause is about: those that it names itself, or the only one of the clause that it goes on from. */
export const subjectsOf = (clause: Clause, clauses: readonly Clause[]): readonly Subject[] => {
  if (clause.subjects.length > 0 || !goesOn.test(clause.text)) return clause.subjects;
  const before = clauses[clauses.indexOf(clause) - 1]?.subjects ?? [];
  return before.length === 1 ? before.map((subject) => ({ ...subject, start: 0, end: 0 })) : [];
};

/** Compared with another year than the one before. */
const otherBase =
  /base ?line|base year|since|over the (?:past|last)|基準|自\s?(?:19|20)\d\d|過去[二兩三四五六七八九十\d]+年/i;

/** The years of a name, “2024/25” having two. */
const yearsOfName = (name: string): string[] => {
  const [first] = yearsIn(name);
  const [, last] = /\d{4}\s?[/–-]\s?(\d{2,4})/.exec(name) ?? [];
  if (first === undefined) return [];
  return last === undefined ? [first] : [first, last.length === 2 ? `${first.slice(0, 2)}${last}` : last];
};

/** Whether the clause speaks of a year or a base that the figures do not have, itself or by a clause in front that names no figure. */
export const isOfOtherYears = (clause: Clause, clauses: readonly Clause[], years: readonly string[]): boolean => {
  const front = clauses[clauses.indexOf(clause) - 1];
  const words = front && front.subjects.length === 0 ? `${front.text} ${clause.text}` : clause.text;
  const known = new Set(years.flatMap(yearsOfName));
  return otherBase.test(words) || yearsIn(words).some((year) => !known.has(year));
};
