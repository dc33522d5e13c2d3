import type { AnswerValue, AnswerValueOf } from './answers.ts';
import type { Field, Framework } from './frameworks.ts';
import { issueAt } from './issue-at.ts';
import { languages } from './languages.ts';
import { limits } from './limits.ts';
import type { LinkedNumber } from './linked-number-schemas.ts';
import { listsMaterialTopics } from './named-topics.ts';
import type { Issue } from './problem-schemas.ts';
import { type RichTextBlock, richTextLength, runsOfBlock } from './rich-text.ts';
import { realDay, realInstant } from './values.ts';

/** The facts that answers are checked against, besides their field. */
export type AnswerLibrary = {
  readonly units: Framework['units'];
  readonly countryIds: ReadonlySet<string>;
  /** Ids of the breakdowns that the figure's rows may belong to; absent where they were checked before. */
  readonly breakdownIds?: ReadonlySet<string>;
  /** The numbers that a text may refer to; absent where a text belongs to no report and refers to none. */
  readonly mayName?: NumberRule | undefined;
};

/** Whether a text may refer to that number. */
export type NumberRule = (number: LinkedNumber) => boolean;

/** Texts of a report may refer to every figure that its framework asks for, answered and selected or not. */
export const figuresOfFramework = ({ topics }: Pick<Framework, 'topics'>): NumberRule => {
  const known = new Set(
    topics.flatMap(({ disclosures }) =>
      disclosures.flatMap(({ code, fields }) =>
        fields.flatMap(({ key, type }) => (type === 'number' || type === 'integer' ? [`${code}\n${key}`] : [])),
      ),
    ),
  );
  return ({ disclosureCode, fieldKey, kind, yearsBack }) =>
    known.has(`${disclosureCode}\n${fieldKey}`) && (kind === 'value' || yearsBack > 0);
};

/** The numbers that a text refers to without being allowed to. Empty where it may refer to all of them. */
export const checkNumbers = (
  blocks: readonly RichTextBlock[],
  path: string,
  mayName: NumberRule = () => false,
): Issue[] =>
  blocks.flatMap((block, index) =>
    runsOfBlock(block).some(({ number, text, footnote }) =>
      number ? !mayName(number) || text.trim() === '' || footnote !== undefined : false,
    )
      ? [issueAt(`${path}.${index}`, 'choice_unknown')]
      : [],
  );

/** The properties of a field that decide which values it accepts. */
type AnswerField = Pick<Field, 'type' | 'unitKind' | 'options'> & Partial<Pick<Field, 'key'>>;

/**
 * What is wrong with a value that already has the shape of the contract: its type, units, choices, country or days.
 * Empty when the field may hold it. Paths start at `value`, as in the request body.
 */
export const checkAnswer = (value: AnswerValue, field: AnswerField, library: AnswerLibrary): Issue[] => {
  if (value.type !== field.type) return [issueAt('value.type', 'invalid', { expected: field.type })];
  switch (value.type) {
    case 'number':
    case 'integer':
      return value.rows.flatMap((row, index) => [
        ...checkUnit(row.unit, `value.rows.${index}.unit`, field, library),
        ...checkPart(row.breakdown, `value.rows.${index}.breakdown`, library),
      ]);
    case 'singleSelect':
      return checkChoices([value.choice], field, () => 'value.choice');
    case 'multiSelect':
      return [
        ...(value.named && !listsMaterialTopics(field) ? [issueAt('value.named', 'invalid')] : []),
        ...checkChoices(value.choices, field, (index) => `value.choices.${index}`),
      ];
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
      return checkRichText(value, library);
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

const checkPart = (breakdown: string | undefined, path: string, { breakdownIds }: AnswerLibrary): Issue[] =>
  breakdown === undefined || !breakdownIds || breakdownIds.has(breakdown)
    ? []
    : [issueAt(path, 'choice_unknown', { choice: breakdown })];

const checkChoices = (choices: readonly string[], field: AnswerField, pathOf: (index: number) => string): Issue[] =>
  choices.flatMap((choice, index) => {
    if (!field.options.some(({ id }) => id === choice)) return [issueAt(pathOf(index), 'choice_unknown', { choice })];
    return choices.indexOf(choice) === index ? [] : [issueAt(pathOf(index), 'invalid')];
  });

const checkDay = (day: string, path: string): Issue[] => (realDay(day) ? [] : [issueAt(path, 'date_invalid')]);

const checkRichText = (value: AnswerValueOf<'richTextArea'>, { mayName }: AnswerLibrary): Issue[] =>
  languages.flatMap((language) => {
    const blocks = value.blocks[language] ?? [];
    const path = `value.blocks.${language}`;
    return richTextLength(blocks) <= limits.textAreaLengthMax
      ? checkNumbers(blocks, path, mayName)
      : [issueAt(path, 'too_long', { length: limits.textAreaLengthMax })];
  });
