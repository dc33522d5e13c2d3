import {
  type AuditEntry,
  formatDay,
  formatInstant,
  formatPeriod,
  type Language,
  languages,
  namedIn,
  plainRichText,
} from '@esg/contract';

const inBoth = <Text>(texts: Partial<Record<Language, Text>>, plain: (text: Text) => string) =>
  languages.flatMap((language) => (texts[language] === undefined ? [] : plain(texts[language]))).join(' / ');

/** A value of the log as one cell of a file: numbers stay as they were stored, with the codes of their units. */
export const valueText = (value: AuditEntry['oldValue'], language: Language): string => {
  if (value === null || typeof value === 'string') return value ?? '';
  switch (value.type) {
    case 'text':
    case 'textArea':
      return inBoth(value.text, (text) => text);
    case 'richTextArea':
      return inBoth(value.blocks, plainRichText);
    case 'date':
      return formatDay(value.date, language);
    case 'dateTime':
      return formatInstant(value.instant, language);
    case 'datePeriod':
      return formatPeriod(value.period, language);
    case 'singleSelect':
      return value.choice;
    case 'multiSelect':
      return [...namedIn(value).map(({ text }) => inBoth(text, (name) => name)), ...value.choices].join(', ');
    case 'number':
    case 'integer':
      return value.rows
        .map(({ descriptor, number, unit }) => [descriptor && `${descriptor}:`, number, unit].filter(Boolean).join(' '))
        .join('; ');
    case 'country':
      return value.country;
    case 'checkbox':
      return String(value.checked);
  }
};
