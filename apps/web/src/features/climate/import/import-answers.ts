import type { ClimateImportAnswer, ClimateImportMapping, ClimateImportQuestion } from '@esg/contract';
import type { AskedLine, Choice } from '../lines/answers-to.ts';

/** What rows have in common that are asked one question. */
export const ofQuestion = ({
  entityId,
  label,
  activityTypeId,
  unit,
  region,
  activity,
  reason,
}: ClimateImportQuestion): ClimateImportAnswer['of'] => ({
  entityId,
  label,
  activityTypeId,
  unit,
  region,
  activity,
  reason,
});

/** A name for one question of one meter, the same whatever is asked beside it. */
export const keyOfQuestion = (of: ClimateImportAnswer['of']) =>
  JSON.stringify([of.entityId, of.label, of.activityTypeId, of.unit, of.region, of.activity, of.reason]);

/** The rows of a question as the line of their newest month, for which the factors are shown. */
export const newestOf = ({ lastMonth, region, unit, activity }: ClimateImportQuestion): AskedLine => ({
  month: lastMonth,
  region,
  unit,
  activity,
  prices: null,
});

/** A choice as the answer for all rows that are asked. */
export const answerOf = (question: ClimateImportQuestion, { change }: Choice): ClimateImportAnswer => {
  const { activity, factorId, basis, region, prices } = change;
  return {
    of: ofQuestion(question),
    change: {
      ...(activity && { activity }),
      ...(factorId && { factorId }),
      ...(basis && { basis }),
      ...(region && { region }),
      ...(prices && prices.withTax !== null && { withTax: prices.withTax }),
    },
  };
};

/** The mapping with further answers; one of the same question of the same rows takes the place of the earlier. */
export const withAnswers = (
  mapping: ClimateImportMapping,
  answers: readonly ClimateImportAnswer[],
): ClimateImportMapping => {
  const keys = new Set(answers.map(({ of }) => keyOfQuestion(of)));
  const others = (mapping.answers ?? []).filter(({ of }) => !keys.has(keyOfQuestion(of)));
  return { ...mapping, answers: [...answers, ...others] };
};

type Answers = NonNullable<ClimateImportMapping['answers']>;

/** Whether an answer is to what rows were asked after another. */
const followsOn = ({ of }: ClimateImportAnswer, { of: first, change }: ClimateImportAnswer): boolean =>
  of.entityId === first.entityId &&
  of.label === first.label &&
  of.activityTypeId === first.activityTypeId &&
  of.unit === first.unit &&
  of.region === (change.region ?? first.region) &&
  of.activity === (change.activity ?? first.activity);

/** The answers without this one and those that followed on it, which were given later and stand before it. */
const without = (answers: Answers, gone: ClimateImportAnswer): Answers => {
  const at = answers.indexOf(gone);
  const following = answers.slice(0, Math.max(at, 0)).filter((each) => followsOn(each, gone));
  return following.reduce(
    without,
    answers.filter((each) => each !== gone),
  );
};

/** The mapping without one answer, and without those to what it led to: those rows are asked again. */
export const withoutAnswer = (mapping: ClimateImportMapping, gone: ClimateImportAnswer): ClimateImportMapping => ({
  ...mapping,
  answers: without(mapping.answers ?? [], gone),
});
