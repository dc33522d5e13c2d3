import {
  type AnswerValue,
  type Bilingual,
  defineWords,
  type Field,
  isAnswered,
  isRichTextFilled,
  type Language,
  languages,
  type ModelField,
  namedIn,
  printedDay,
  printedInstant,
  printedPeriod,
  type RichTextBlock,
  type Unit,
  unitPrinted,
} from '@esg/contract';
import { yesNoWords } from './words.ts';

/** Names that answers refer to by code. */
export type ModelLibrary = {
  readonly units: Readonly<Record<string, readonly Unit[]>>;
  readonly countryNames: ReadonlyMap<string, Bilingual>;
  /** A text as it is printed in its language, with the present numbers. */
  readonly printed: (blocks: readonly RichTextBlock[], language: Language) => RichTextBlock[];
};

type Drawn = Pick<ModelField, 'content' | 'language'>;

/** One field as the report shows it in that language. A text without that language is shown in the other, and says so. */
export const modelField = (
  field: Field,
  value: AnswerValue | null,
  language: Language,
  library: ModelLibrary,
): ModelField => ({
  key: field.key,
  label: field.label[language],
  ...(isAnswered(value) ? draw(field, value, language, library) : { content: { kind: 'unanswered' }, language: null }),
});

const text = (content: string, language: Language | null = null): Drawn => ({
  content: { kind: 'text', text: content },
  language,
});

const draw = (field: Field, value: AnswerValue, language: Language, library: ModelLibrary): Drawn => {
  switch (value.type) {
    case 'text':
    case 'textArea': {
      const [written, found] = inLanguage(value.text, language, (candidate) => candidate.trim() !== '');
      return text(written ?? '', found);
    }
    case 'richTextArea': {
      const [blocks, found] = inLanguage(value.blocks, language, isRichTextFilled);
      return { content: { kind: 'rich', blocks: library.printed(blocks ?? [], found ?? language) }, language: found };
    }
    case 'date':
      return text(printedDay(value.date, language));
    case 'dateTime':
      return text(printedInstant(value.instant, language));
    case 'datePeriod':
      return text(printedPeriod(value.period, language));
    case 'checkbox':
      return text(value.checked ? yesNoWords[language].yes : yesNoWords[language].no);
    case 'country':
      return text(library.countryNames.get(value.country)?.[language] ?? value.country);
    case 'singleSelect':
      return text(optionLabel(field, value.choice, language));
    case 'multiSelect':
      return {
        content: {
          kind: 'list',
          items: [
            ...namedIn(value).map(({ text }) => inLanguage(text, language, (name) => name.trim() !== '')[0] ?? ''),
            ...value.choices.map((choice) => optionLabel(field, choice, language)),
          ],
        },
        language: null,
      };
    case 'number':
    case 'integer':
      return numbers(field, value.rows, library, language);
  }
};

/** Metrics whose plain number is a number of employees. */
const countsPeople = new Set(
  ['headcount', 'hires', 'leavers', 'permanent', 'temporary', 'full_time', 'part_time', 'nonguaranteed'].map(
    (name) => `workforce.${name}`,
  ),
);
const employees = defineWords({ en: 'employees', zhTw: '名僱員' });

const numbers = (
  field: Field,
  rows: Extract<AnswerValue, { type: 'number' }>['rows'],
  { units }: ModelLibrary,
  language: Language,
): Drawn => {
  const known = field.unitKind === null ? [] : (units[field.unitKind] ?? []);
  return {
    content: {
      kind: 'numbers',
      rows: rows.map(({ number, unit, descriptor, breakdown }) => {
        const found = known.find(({ code }) => code === unit);
        const printed = found ? unitPrinted(found, language) : unit;
        const unitSymbol = printed === '' && countsPeople.has(field.key) ? employees[language] : printed;
        return { descriptor, number, unitCode: unit, unitSymbol, ...(breakdown !== undefined && { breakdown }) };
      }),
    },
    language: null,
  };
};

/** The version in the wanted language, or the other one with its language's name. */
export const inLanguage = <Content>(
  versions: Partial<Record<Language, Content>>,
  wanted: Language,
  present: (content: Content) => boolean,
): [Content | undefined, Language | null] => {
  for (const language of [wanted, ...languages.filter((other) => other !== wanted)]) {
    const content = versions[language];
    if (content !== undefined && present(content)) return [content, language === wanted ? null : language];
  }
  return [undefined, null];
};

const optionLabel = (field: Field, choice: string, language: Language) =>
  field.options.find(({ id }) => id === choice)?.label[language] ?? choice;
