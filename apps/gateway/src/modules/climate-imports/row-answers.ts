import type { ClimateImportAnswer, ClimateQuestion, NewClimateActivity } from '@esg/contract';

type QuestionOf = (line: NewClimateActivity) => ClimateQuestion | null;
type Reason = ClimateQuestion['reason'];
type Change = ClimateImportAnswer['change'];

/** What of a line settles each question; undefined where it must be typed, or a factor is missing. */
const settles: Partial<Record<Reason, keyof Change>> = {
  activity_unstated: 'activity',
  factor_missing: 'activity',
  factor_unconfirmed: 'activity',
  factors_tied: 'factorId',
  calorific_basis_unstated: 'basis',
  calorific_value_missing: 'basis',
  region_unstated: 'region',
  region_without_factor: 'region',
  spend_tax_unstated: 'withTax',
};

/** Questions that name all that they can be answered with. */
const closed: readonly Reason[] = ['activity_unstated', 'factors_tied', 'calorific_basis_unstated'];

/** What rows have in common that are asked one question. */
const keyOf = (reason: Reason, of: Omit<ClimateImportAnswer['of'], 'reason'>) =>
  JSON.stringify([reason, of.entityId, of.label, of.activityTypeId, of.unit, of.region, of.activity]);

/** Answers by the question of the rows that they are for; the first of several goes before the others. */
export type Answers = ReadonlyMap<string, ClimateImportAnswer>;
export const answersByQuestion = (answers: readonly ClimateImportAnswer[]): Answers =>
  new Map(answers.toReversed().map((answer) => [keyOf(answer.of.reason, answer.of), answer]));

/** What an answer changes in rows that are asked this; undefined where it is not among what can be answered to them. */
const changeBy = ({ change }: ClimateImportAnswer, { reason, choices }: ClimateQuestion): Change | undefined => {
  const field = settles[reason];
  const value = field && change[field];
  if (field === undefined || value === undefined) return undefined;
  return closed.includes(reason) && !choices.includes(String(value)) ? undefined : { [field]: value };
};

const changed = (line: NewClimateActivity, { withTax, ...rest }: Change): NewClimateActivity => ({
  ...line,
  // A name decides by itself which factor is taken, of the line's own month.
  ...(rest.activity !== undefined && { factorId: null }),
  ...rest,
  ...(withTax !== undefined && { prices: { year: line.prices?.year ?? null, withTax } }),
});

type Answered = { readonly line: NewClimateActivity; readonly question: ClimateQuestion | null };

/**
 * The line with what was answered for all rows like it, and what it is asked then. One answer can lead to the next question; each is taken once.
 * Rows without a name are of no meter: bills of two suppliers look alike, so each is answered by itself.
 */
export const answered = (
  line: NewClimateActivity,
  answers: Answers,
  questionOf: QuestionOf,
  taken: readonly ClimateImportAnswer[] = [],
): Answered => {
  const question = questionOf(line);
  const answer = question && line.label !== '' ? answers.get(keyOf(question.reason, line)) : undefined;
  const change = question && answer && !taken.includes(answer) && changeBy(answer, question);
  return change ? answered(changed(line, change), answers, questionOf, [...taken, answer]) : { line, question };
};
