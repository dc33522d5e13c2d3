import {
  type AnswerValue,
  type Disclosure,
  type Language,
  missingBreakdowns,
  missingOf,
  openQuestions,
} from '@esg/contract';

type Given = ReadonlyMap<string, AnswerValue | null>;

/**
 * What the framework asks for beside the required fields of an answered disclosure, and it lacks: the breakdowns of a figure, and questions
 * with the names of the fields that could answer each. It is then answered in part.
 */
export const lackingIn = (disclosure: Pick<Disclosure, 'fields'>, given: Given, language: Language): string[] => {
  const parts = disclosure.fields.flatMap((field) => {
    const value = given.get(field.key) ?? null;
    const ways = value === null ? [] : missingBreakdowns(field, value);
    return ways.map((way) => `${field.label[language]} · ${missingOf(way, value)[language]}`);
  });
  const questions = openQuestions(disclosure, given).map((fields) =>
    fields.map(({ label }) => label[language]).join(' / '),
  );
  return [...parts, ...questions];
};
