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

/** The mapping with further answers; one of the same question of the same rows goes before the earlier. */
export const withAnswers = (
  mapping: ClimateImportMapping,
  answers: readonly ClimateImportAnswer[],
): ClimateImportMapping => ({ ...mapping, answers: [...answers, ...(mapping.answers ?? [])] });

/** The mapping without one answer, and without those to what it led to: those rows are asked again. */
export const withoutAnswer = (mapping: ClimateImportMapping, at: number): ClimateImportMapping => ({
  ...mapping,
  answers: (mapping.answers ?? []).filter((_, index) => index !== at),
});
