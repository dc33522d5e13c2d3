import { type AnswerValue, dataPointLimits, type ImportMapping, limits, type Metric, realInstant } from '@esg/contract';
import { listCountries } from '@esg/standards';
import { templateWords } from '../template/words.ts';
import { nameKey } from './lookup.ts';
import { parseDay } from './period.ts';
import type { MappedRow } from './row.ts';

type Style = Pick<ImportMapping, 'days' | 'language'>;

const truths = ['yes', 'y', 'true', '1', 'x', '✓', '是', templateWords.zhTw.yes].map(nameKey);
const untruths = ['no', 'n', 'false', '0', '否', templateWords.zhTw.no].map(nameKey);

/** Yes or no, in either language; undefined for anything else. */
export const truthOf = (text: string): boolean | undefined => {
  const key = nameKey(text);
  if (truths.includes(key)) return true;
  return untruths.includes(key) ? false : undefined;
};

const choiceIn = ({ options }: Metric, text: string): string | undefined =>
  options.find(({ id, label }) => [id, label.en, label.zhTw].map(nameKey).includes(nameKey(text)))?.id;

const countryIn = (text: string): string | undefined =>
  listCountries().find(({ id, name }) => [id, name.en, name.zhTw].map(nameKey).includes(nameKey(text)))?.id;

const choicesIn = (row: MappedRow, metric: Metric, text: string): AnswerValue | undefined => {
  const choices: string[] = [];
  for (const name of text.split(/[;；\n]/).map((part) => part.trim())) {
    if (name === '') continue;
    const choice = choiceIn(metric, name);
    if (choice === undefined) return row.refuse('value', 'choice_unknown', { text: name });
    choices.push(choice);
  }
  return { type: 'multiSelect', choices: [...new Set(choices)] };
};

const daysIn = (row: MappedRow, text: string, days: Style['days']): AnswerValue | undefined => {
  const [start, end] = text.split(/\s+(?:–|-|to|至|~)\s+|\s*\/\s*(?=\d{4})|~/).map((part) => parseDay(part, days));
  return start && end && start <= end
    ? { type: 'datePeriod', period: { start, end } }
    : row.refuse('value', 'date_invalid');
};

const instantIn = (row: MappedRow, text: string, days: Style['days']): AnswerValue | undefined => {
  const day = parseDay(text, days);
  const instant = day && text.length <= 10 ? `${day}T00:00:00.000Z` : text;
  const isInstant =
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(instant) && realInstant(instant);
  return isInstant ? { type: 'dateTime', instant } : row.refuse('value', 'date_invalid');
};

/** The longest text of each type. */
const lengths = {
  text: limits.lineLengthMax,
  textArea: limits.textAreaLengthMax,
  richTextArea: limits.textAreaLengthMax,
};

const textIn = (row: MappedRow, type: keyof typeof lengths, text: string, language: Style['language']) => {
  const length = lengths[type];
  if (text.length > length) return row.refuse('value', 'text_too_long', { length });
  if (type !== 'richTextArea') return { type, text: { [language]: text } };
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (lines.length > limits.richTextBlocksMax) return row.refuse('value', 'text_too_long', { length });
  return {
    type,
    blocks: { [language]: lines.map((line) => ({ kind: 'paragraph' as const, runs: [{ text: line }] })) },
  };
};

/** A value that is no figure, read by the type of its metric; undefined once the row was refused. */
export const readAnswer = (row: MappedRow, metric: Metric, { days, language }: Style): AnswerValue | undefined => {
  const text = row.text('value');
  switch (metric.type) {
    case 'text':
    case 'textArea':
    case 'richTextArea':
      return textIn(row, metric.type, text, language);
    case 'date': {
      const date = parseDay(text, days);
      return date ? { type: 'date', date } : row.refuse('value', 'date_invalid');
    }
    case 'dateTime':
      return instantIn(row, text, days);
    case 'datePeriod':
      return daysIn(row, text, days);
    case 'singleSelect': {
      const choice = choiceIn(metric, text);
      return choice ? { type: 'singleSelect', choice } : row.refuse('value', 'choice_unknown');
    }
    case 'multiSelect':
      return choicesIn(row, metric, text);
    case 'country': {
      const country = countryIn(text);
      return country ? { type: 'country', country } : row.refuse('value', 'country_unknown');
    }
    case 'checkbox': {
      const checked = truthOf(text);
      return checked === undefined ? row.refuse('value', 'choice_unknown') : { type: 'checkbox', checked };
    }
    default:
      return row.refuse('value', 'invalid');
  }
};

const textLengths = {
  source: dataPointLimits.sourceLengthMax,
  methodology: dataPointLimits.methodologyLengthMax,
  explanation: dataPointLimits.explanationLengthMax,
  note: dataPointLimits.methodologyLengthMax,
} as const;

/** Texts beside the value, without those that the row does not have. */
export const readTexts = (row: MappedRow) =>
  Object.fromEntries(
    (Object.keys(textLengths) as (keyof typeof textLengths)[]).flatMap((field) => {
      const text = row.text(field);
      const length = textLengths[field];
      if (text.length > length) row.refuse(field, 'text_too_long', { length });
      return text === '' ? [] : [[field, text]];
    }),
  ) as Partial<Record<keyof typeof textLengths, string>>;
