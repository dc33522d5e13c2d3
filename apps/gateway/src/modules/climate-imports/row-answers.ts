import type { ClimateImportAnswer, ClimateQuestion, NewClimateActivity } from '@esg/contract';

type QuestionOf = (line: NewClimateActivity) => ClimateQuestion | null;

/** What of a question's own choices an answer takes; undefined where its choices are none of those. */
const takenOf = ({ of: { reason }, change }: ClimateImportAnswer): string | undefined => {
  if (reason === 'activity_unstated') return change.activity;
  if (reason === 'factors_tied') return change.factorId;
  return reason === 'calorific_basis_unstated' ? change.basis : undefined;
};

/**
 * Whether an answer was given to this question of rows like this one, and is among what can be answered to this row. Rows without a name are
 * of no meter: bills of two suppliers look alike, so each is answered by itself.
 */
const isFor = (answer: ClimateImportAnswer, line: NewClimateActivity, { reason, choices }: ClimateQuestion) => {
  const { of } = answer;
  const taken = takenOf(answer);
  return (
    line.label !== '' &&
    of.label === line.label &&
    of.entityId === line.entityId &&
    of.activityTypeId === line.activityTypeId &&
    of.unit === line.unit &&
    of.region === line.region &&
    of.activity === line.activity &&
    of.reason === reason &&
    (taken === undefined || choices.includes(taken))
  );
};

const changed = (line: NewClimateActivity, { change }: ClimateImportAnswer): NewClimateActivity => {
  const { withTax, ...rest } = change;
  return {
    ...line,
    // A name decides by itself which factor is taken, of the line's own month.
    ...(rest.activity !== undefined && { factorId: null }),
    ...rest,
    ...(withTax !== undefined && { prices: { year: line.prices?.year ?? null, withTax } }),
  };
};

/** The line with what was answered for all rows like it, and what it is asked then. One answer can lead to the next question. */
export const answered = (
  line: NewClimateActivity,
  answers: readonly ClimateImportAnswer[],
  questionOf: QuestionOf,
): { readonly line: NewClimateActivity; readonly question: ClimateQuestion | null } => {
  const question = questionOf(line);
  const answer = question && answers.find((each) => isFor(each, line, question));
  if (!answer) return { line, question };
  return answered(
    changed(line, answer),
    answers.filter((each) => each !== answer),
    questionOf,
  );
};
