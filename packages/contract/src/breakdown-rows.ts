import { type AnswerValue, isAnswered, type ValueRow } from './answers.ts';
import type { Breakdown, Disclosure, Field } from './frameworks.ts';
import type { Bilingual } from './language-schemas.ts';

type Part = Pick<ValueRow, 'breakdown'>;

/** What each entity of the group adds to a sum. No framework names this breakdown, because every summed figure may have it. */
export const byEntity = { id: 'by-entity', en: 'By entity', zhTw: '按實體' } as const satisfies Breakdown;

/** Breakdowns that framework texts ask for as such, for example by gender; any other is the name of one part, such as NOx. */
export const isDimension = (breakdownId: string): boolean =>
  /^by-|-or-|^(?:gender|age|other-groups)$/.test(breakdownId);

/**
 * Rows that make up the whole: those that are no part, or else the parts of the first breakdown. Parts with names of their own make up no
 * whole: nobody knows whether they are complete, nor whether they overlap, as injuries and employees do.
 */
export const wholeRows = <Row extends Part>(rows: readonly Row[]): readonly Row[] => {
  const whole = rows.filter(({ breakdown }) => breakdown === undefined);
  if (whole.length > 0) return whole;
  const way = rows.find(({ breakdown }) => breakdown !== undefined && isDimension(breakdown))?.breakdown;
  return way === undefined ? [] : rows.filter(({ breakdown }) => breakdown === way);
};

const rowsOf = (value: AnswerValue | null | undefined): readonly ValueRow[] =>
  value?.type === 'number' || value?.type === 'integer' ? value.rows : [];

/** Breakdowns that the framework requires and the answer lacks. */
export const missingBreakdowns = (
  { breakdowns }: Pick<Field, 'breakdowns'>,
  value: AnswerValue | null | undefined,
): Breakdown[] => {
  const rows = rowsOf(value);
  const given = (id: string) => rows.filter(({ breakdown }) => breakdown === id).length;
  return breakdowns.filter(({ id, required, fewest = 1 }) => required && id !== undefined && given(id) < fewest);
};

const plainYear = /^\d{4}$/;

/** The years before its newest that a figure of several years lacks, such as 2022 of three; none where its rows aren't plain years. */
export const missingYears = (value: AnswerValue | null | undefined, { id, fewest = 1 }: Breakdown): string[] => {
  const years = rowsOf(value).flatMap(({ breakdown, descriptor }) => (breakdown === id ? descriptor : []));
  if (years.length === 0 || !years.every((year) => plainYear.test(year))) return [];
  const newest = Math.max(...years.map(Number));
  const wanted = Array.from({ length: fewest }, (_, before) => String(newest - before));
  return wanted.filter((year) => !years.includes(year)).toReversed();
};

/** What is missing of a breakdown that the framework requires: its name, or the years that it lacks. */
export const missingOf = (breakdown: Breakdown, value: AnswerValue | null | undefined): Bilingual => {
  const years = missingYears(value, breakdown);
  if (years.length === 0) return { en: breakdown.en, zhTw: breakdown.zhTw };
  return { en: `${breakdown.en}: ${years.join(', ')}`, zhTw: `${breakdown.zhTw}：${years.join('、')}` };
};

/** How completely something is answered. */
export const answerStandings = ['answered', 'in-part', 'unanswered'] as const;
export type AnswerStanding = (typeof answerStandings)[number];

/** How completely a field is answered: a figure with required breakdowns is answered once each of them is there. */
export const fieldStanding = (
  field: Pick<Field, 'breakdowns'>,
  value: AnswerValue | null | undefined,
): AnswerStanding => {
  if (!isAnswered(value ?? null)) return 'unanswered';
  return missingBreakdowns(field, value).length > 0 ? 'in-part' : 'answered';
};

type Given = ReadonlyMap<string, AnswerValue | null>;

/** Questions of the disclosure that no field answers, with the fields that could answer each. */
export const openQuestions = ({ fields }: Pick<Disclosure, 'fields'>, answers: Given): Field[][] => {
  const questions = new Set(fields.flatMap(({ question }) => question ?? []));
  return [...questions]
    .map((asked) => fields.filter(({ question }) => question === asked))
    .filter((group) => group.every(({ key }) => !isAnswered(answers.get(key) ?? null)));
};

/**
 * Whether the framework asks for something that the disclosure lacks: a figure is not broken down as it asks, a question is open, or a
 * reason was given for required fields. The data input tree, the counts of a report and its content index all say so by this.
 */
export const isAnsweredInPart = (
  disclosure: Pick<Disclosure, 'fields'>,
  { hasReason, answers }: { readonly hasReason: boolean; readonly answers: Given },
): boolean => {
  const { fields } = disclosure;
  const lacksRequired = fields.some(({ key, required }) => required && !isAnswered(answers.get(key) ?? null));
  return (
    (hasReason && lacksRequired) ||
    fields.some((field) => fieldStanding(field, answers.get(field.key)) === 'in-part') ||
    openQuestions(disclosure, answers).length > 0
  );
};
