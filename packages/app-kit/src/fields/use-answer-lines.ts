import {
  type AnswerValue,
  type Country,
  type Field,
  isCalendarYear,
  type Language,
  plainRichText,
  type Unit,
  unitBeside,
} from '@esg/contract';
import { useLingui } from '@lingui/react/macro';
import { useFormatters, useLanguage } from '../i18n/formatters.ts';
import { languageNames } from '../i18n/languages.ts';

export type AnswerTextContext = {
  readonly field: Field;
  readonly units: readonly Unit[];
  readonly countries: readonly Country[];
};

const perLanguage = (texts: Partial<Record<Language, string>>) => {
  const entries = Object.entries(texts) as [Language, string][];
  if (entries.length === 1) return entries[0]?.[1] ?? '';
  return entries.map(([language, text]) => `${languageNames[language]}: ${text}`).join('\n');
};

/** Says a value in words, for places that only show it. */
export const useAnswerText = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const formatters = useFormatters();
  return (value: AnswerValue | null, { field, units, countries }: AnswerTextContext): string => {
    const choice = (id: string) => field.options.find((option) => option.id === id)?.label[language] ?? id;
    if (!value) return t`No answer`;
    switch (value.type) {
      case 'text':
      case 'textArea':
        return perLanguage(value.text);
      case 'richTextArea': {
        const plain = Object.entries(value.blocks).map(([tag, blocks]) => [tag, plainRichText(blocks ?? [])]);
        return perLanguage(Object.fromEntries(plain));
      }
      case 'date':
        return formatters.day(value.date);
      case 'dateTime':
        return `${formatters.date(value.instant)} ${formatters.time(value.instant)}`;
      case 'singleSelect':
        return choice(value.choice);
      case 'multiSelect':
        return formatters.list(value.choices.map(choice));
      case 'number':
      case 'integer':
        return value.rows
          .map(({ number, unit, descriptor }) => {
            const known = units.find(({ code }) => code === unit);
            const symbol = known ? unitBeside(known, language) : unit;
            const shown = isCalendarYear(unit) ? number : formatters.decimal(number);
            return [shown, symbol, descriptor && `(${descriptor})`].filter(Boolean).join(' ');
          })
          .join('\n');
      case 'country':
        return countries.find(({ id }) => id === value.country)?.name[language] ?? value.country;
      case 'datePeriod':
        return formatters.period(value.period);
      case 'checkbox':
        return value.checked ? t`Yes` : t`No`;
    }
  };
};
