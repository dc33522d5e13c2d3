import {
  type AnswerValue,
  type Country,
  type Field,
  isCalendarYear,
  isOpenUnit,
  type Language,
  namedIn,
  plainRichText,
  type Unit,
  unitPer,
  unitPrinted,
} from '@esg/contract';
import { usualPartIn } from '@esg/contract/part-names';
import { usualMeasureIn } from '@esg/contract/usual-parts';
import { useLingui } from '@lingui/react/macro';
import { useFormatters, useLanguage } from '../i18n/formatters.ts';
import { languageNames } from '../i18n/languages.ts';

export type AnswerContext = {
  readonly field: Field;
  readonly units: readonly Unit[];
  readonly countries: readonly Country[];
};

/** A line of a value in words. `language` is that of a text by people; the product's words are in the reader's own. */
export type AnswerLine = { readonly text: string; readonly language?: Language };

const perLanguage = (texts: Partial<Record<Language, string>>): readonly AnswerLine[] => {
  const entries = Object.entries(texts) as [Language, string][];
  if (entries.length === 1) return entries.map(([language, text]) => ({ language, text }));
  return entries.map(([language, text]) => ({ language, text: `${languageNames[language]}: ${text}` }));
};

/** Puts a value into words, for places that only show it; `AnswerWords` draws them. */
export const useAnswerLines = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const formatters = useFormatters();
  return (value: AnswerValue | null, { field, units, countries }: AnswerContext): readonly AnswerLine[] => {
    const choice = (id: string) => field.options.find((option) => option.id === id)?.label[language] ?? id;
    const one = (text: string) => [{ text }];
    if (!value) return one(t`No answer`);
    switch (value.type) {
      case 'text':
      case 'textArea':
        return perLanguage(value.text);
      case 'richTextArea': {
        const plain = Object.entries(value.blocks).map(([tag, blocks]) => [tag, plainRichText(blocks ?? [])]);
        return perLanguage(Object.fromEntries(plain));
      }
      case 'date':
        return one(formatters.day(value.date));
      case 'dateTime':
        return one(`${formatters.date(value.instant)} ${formatters.time(value.instant)}`);
      case 'singleSelect':
        return one(choice(value.choice));
      case 'multiSelect':
        return one(
          formatters.list([
            ...namedIn(value).map(({ text }) => text[language] ?? text.en ?? text.zhTw ?? ''),
            ...value.choices.map(choice),
          ]),
        );
      case 'number':
      case 'integer':
        return value.rows.map(({ number, unit, descriptor, names }) => {
          const known = units.find(({ code }) => code === unit);
          const symbol = known ? unitPrinted(known, language) : unit;
          const shown = isCalendarYear(unit) ? number : formatters.decimal(number);
          const name = names?.[language] ?? usualPartIn(descriptor, language);
          const measure = isOpenUnit(symbol, language) ? usualMeasureIn(descriptor, language) : undefined;
          // “8.37 tCO2e per employee”, as in the report, and not “per unit (employee)”.
          if (measure !== undefined) {
            const [, ...counted] = descriptor.split(', ').map((part) => usualPartIn(part, language));
            const behind = counted.length > 0 ? ` (${counted.join(', ')})` : '';
            return { text: `${shown} ${unitPer(symbol, measure, language)}${behind}` };
          }
          return { text: [shown, symbol, name && `(${name})`].filter(Boolean).join(' ') };
        });
      case 'country':
        return one(countries.find(({ id }) => id === value.country)?.name[language] ?? value.country);
      case 'datePeriod':
        return one(formatters.period(value.period));
      case 'checkbox':
        return one(value.checked ? t`Yes` : t`No`);
    }
  };
};
