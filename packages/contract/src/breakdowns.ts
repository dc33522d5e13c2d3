import { type AnswerValue, isAnswered, type ValueRow } from './answers.ts';
import type { Breakdown, Disclosure, Field } from './frameworks.ts';

type Part = Pick<ValueRow, 'breakdown'>;

/** Ways of breaking down that are a question of their own, such as by gender; any other is the name of one part, such as NOx. */
export const isDimension = (breakdownId: string): boolean =>
  /^by-|-or-|^(?:gender|age|other-groups)$/.test(breakdownId);

/**
 * Rows that say the whole: those that are no part, else the parts of the first way it is broken down. Parts with names of their own
 * say none: nobody knows whether they are all, nor whether they overlap as injuries and employees do.
 */
export const wholeRows = <Row extends Part>(rows: readonly Row[]): readonly Row[] => {
  const whole = rows.filter(({ breakdown }) => breakdown === undefined);
  if (whole.length > 0) return whole;
  const way = rows.find(({ breakdown }) => breakdown !== undefined && isDimension(breakdown))?.breakdown;
  return way === undefined ? [] : rows.filter(({ breakdown }) => breakdown === way);
};

const rowsOf = (value: AnswerValue | null | undefined): readonly ValueRow[] =>
  value?.type === 'number' || value?.type === 'integer' ? value.rows : [];

/** Ways of breaking the figure down that its framework asks for and that the answer lacks. */
export const missingBreakdowns = (
  { breakdowns }: Pick<Field, 'breakdowns'>,
  value: AnswerValue | null | undefined,
): Breakdown[] => {
  const rows = rowsOf(value);
  const given = (id: string) => rows.filter(({ breakdown }) => breakdown === id).length;
  return breakdowns.filter(({ id, required, fewest = 1 }) => required && id !== undefined && given(id) < fewest);
};

/** How far something is answered. */
export const answerStandings = ['answered', 'in-part', 'unanswered'] as const;
export type AnswerStanding = (typeof answerStandings)[number];

/** How far a field is answered: a figure that is to be broken down is answered once each way of it is there. */
export const fieldStanding = (
  field: Pick<Field, 'breakdowns'>,
  value: AnswerValue | null | undefined,
): AnswerStanding => {
  if (!isAnswered(value ?? null)) return 'unanswered';
  return missingBreakdowns(field, value).length > 0 ? 'in-part' : 'answered';
};

type Given = ReadonlyMap<string, AnswerValue | null>;

/** Questions of the disclosure that no field says anything about: the fields that would, for each. */
export const openQuestions = ({ fields }: Pick<Disclosure, 'fields'>, answers: Given): Field[][] => {
  const questions = new Set(fields.flatMap(({ question }) => question ?? []));
  return [...questions]
    .map((asked) => fields.filter(({ question }) => question === asked))
    .filter((group) => group.every(({ key }) => !isAnswered(answers.get(key) ?? null)));
};
