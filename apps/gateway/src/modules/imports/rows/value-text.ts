import {
  type AnswerValue,
  type InEachLanguage,
  type Language,
  languageTags,
  type Metric,
  namedIn,
  plainRichText,
} from '@esg/contract';
import { findCountry, unitsOfKind } from '@esg/standards';
import { templateWords } from '../template/words.ts';

/** The name of a unit in a sheet: its symbol, or its code where another unit of the kind has the same symbol. */
export const unitTextOf = (kind: string, code: string): string => {
  const units = unitsOfKind(kind);
  const unit = units.find((candidate) => candidate.code === code);
  if (!unit) return code;
  return units.filter(({ symbol }) => symbol === unit.symbol).length > 1 ? code : unit.symbol;
};

/** The text of an answer that is no figure in a sheet; empty where it does not exist in this language. */
export const answerTextOf = (value: AnswerValue, metric: Pick<Metric, 'options'>, language: Language): string => {
  const choiceOf = (choice: string) => metric.options.find(({ id }) => id === choice)?.label[language] ?? choice;
  const words = templateWords[language];
  switch (value.type) {
    case 'text':
    case 'textArea':
      return value.text[language] ?? '';
    case 'richTextArea':
      return plainRichText(value.blocks[language] ?? []);
    case 'date':
      return value.date;
    case 'dateTime':
      return value.instant;
    case 'datePeriod':
      return `${value.period.start} – ${value.period.end}`;
    case 'singleSelect':
      return choiceOf(value.choice);
    case 'multiSelect':
      return [
        ...namedIn(value).map(({ text }) => text[language] ?? text.en ?? text.zhTw ?? ''),
        ...value.choices.map(choiceOf),
      ].join('; ');
    case 'country':
      return findCountry(value.country)?.name[language] ?? value.country;
    case 'checkbox':
      return value.checked ? words.yes : words.no;
    default:
      return '';
  }
};

const monthIn = (language: Language) =>
  new Intl.DateTimeFormat(languageTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
/** Created once: one formatter for each of 100,000 rows would take gigabytes. */
const months: InEachLanguage<Intl.DateTimeFormat> = { en: monthIn('en'), zhTw: monthIn('zhTw') };

/** The name of a reporting time: its own name, a calendar year, a month, or its days. */
export const periodTextOf = (
  { name, period }: { name: string | null; period: { start: string; end: string } },
  language: Language,
): string => {
  if (name !== null) return name;
  const { start, end } = period;
  const [year = '', month = ''] = start.split('-');
  if (start === `${year}-01-01` && end === `${year}-12-31`) return year;
  const monthEnd = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, 10);
  if (start.endsWith('-01') && end === monthEnd) return months[language].format(new Date(`${start}T00:00:00Z`));
  return `${start} – ${end}`;
};
