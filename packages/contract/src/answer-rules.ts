import type { AnswerValue, AnswerValueOf } from './answers.ts';
import type { Field, Framework } from './frameworks.ts';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import type { Issue } from './problem-schemas.ts';
import { richTextLength } from './rich-text.ts';
import { issueAt, realDay, realInstant } from './values.ts';

/** What answers are checked against besides their field. */
export type AnswerLibrary = { readonly units: Framework['units']; readonly countryIds: ReadonlySet<string> };

/** What of a field its values depend on. */
type AnswerField = Pick<Field, 'type' | 'unitKind' | 'options'>;

/**
 * What is wrong with a value that already has the shape of the contract: its type, units, choices, country or days.
 * Empty when the field may hold it. Paths start at `value`, as in the request body.
 */
export const checkAnswer = (value: AnswerValue, field: AnswerField, library: AnswerLibrary): Issue[] => {
  if (value.type !== field.type) return [issueAt('value.type', 'invalid', { expected: field.type })];
  switch (value.type) {
    case 'number':
    case 'integer':
      return value.rows.flatMap((row, index) => checkUnit(row.unit, `value.rows.${index}.unit`, field, library));
    case 'singleSelect':
      return checkChoices([value.choice], field, () => 'value.choice');
    case 'multiSelect':
      return checkChoices(value.choices, field, (index) => `value.choices.${index}`);
    case 'country':
      return library.countryIds.has(value.country)
        ? []
        : [issueAt('value.country', 'choice_unknown', { choice: value.country })];
    case 'date':
      return checkDay(value.date, 'value.date');
    case 'datePeriod':
      return [...checkDay(value.period.start, 'value.period.start'), ...checkDay(value.period.end, 'value.period.end')];
    case 'dateTime':
      return realInstant(value.instant) ? [] : [issueAt('value.instant', 'date_invalid')];
    case 'richTextArea':
      return checkRichText(value);
    default:
      return [];
  }
};

/** The one form in which a value is stored: moments in UTC. */
export const canonicalAnswer = (value: AnswerValue): AnswerValue =>
  value.type === 'dateTime' ? { ...value, instant: new Date(value.instant).toISOString() } : value;

const checkUnit = (unit: string, path: string, field: AnswerField, { units }: AnswerLibrary): Issue[] => {
  if (field.unitKind === null) return unit === '' ? [] : [issueAt(path, 'unit_not_allowed', { unit })];
  if (unit === '') return [issueAt(path, 'required')];
  const allowed = units[field.unitKind]?.some(({ code }) => code === unit) ?? false;
  return allowed ? [] : [issueAt(path, 'unit_not_allowed', { unit })];
};

const checkChoices = (choices: readonly string[], field: AnswerField, pathOf: (index: number) => string): Issue[] =>
  choices.flatMap((choice, index) => {
    if (!field.options.some(({ id }) => id === choice)) return [issueAt(pathOf(index), 'choice_unknown', { choice })];
    return choices.indexOf(choice) === index ? [] : [issueAt(pathOf(index), 'invalid')];
  });

const checkDay = (day: string, path: string): Issue[] => (realDay(day) ? [] : [issueAt(path, 'date_invalid')]);

const checkRichText = (value: AnswerValueOf<'richTextArea'>): Issue[] =>
  languages.flatMap((language) => {
    return richTextLength(value.blocks[language] ?? []) <= limits.textAreaLengthMax
      ? []
      : [issueAt(`value.blocks.${language}`, 'too_long', { length: limits.textAreaLengthMax })];
  });
