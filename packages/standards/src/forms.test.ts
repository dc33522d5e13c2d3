import { type AnswerValue, canonicalAnswer, checkAnswer, type Field, isAnswered, type Unit } from '@esg/contract';
import { expect, it } from 'vitest';
import { listFrameworks } from './index.ts';
import { disclosuresOf, frameworkOf } from './testing.ts';

const words = { en: 'What we did this year', zhTw: '我們今年的工作' };

/** A value that a person might enter into the field. */
const sampleAnswer = ({ type, options, unitKind }: Field, units: Record<string, Unit[]>): AnswerValue => {
  const [first] = options;
  const unit = unitKind === null ? '' : (units[unitKind]?.[0]?.code ?? '');
  const row = (number: string) => ({ number: unitKind === 'year' ? '2025' : number, unit, descriptor: 'Tai Po' });
  switch (type) {
    case 'text':
    case 'textArea':
      return { type, text: words };
    case 'richTextArea':
      return { type, blocks: { en: [{ kind: 'paragraph', runs: [{ text: words.en }] }] } };
    case 'date':
      return { type, date: '2025-12-31' };
    case 'dateTime':
      return { type, instant: '2025-12-31T08:00:00.000Z' };
    case 'datePeriod':
      return { type, period: { start: '2025-01-01', end: '2025-12-31' } };
    case 'checkbox':
      return { type, checked: true };
    case 'country':
      return { type, country: 'HK' };
    case 'singleSelect':
      return { type, choice: first?.id ?? '' };
    case 'multiSelect':
      return { type, choices: options.map(({ id }) => id) };
    case 'number':
      return { type, rows: [row('12.5')] };
    case 'integer':
      return { type, rows: [row('12')] };
  }
};

const versions = listFrameworks().map(({ versionId }) => versionId);

it.each(versions)('%s accepts an answer in every field of every disclosure', (versionId) => {
  const { units } = frameworkOf(versionId);
  const library = { units, countryIds: new Set(['HK']) };
  for (const { code, fields } of disclosuresOf(versionId))
    for (const field of fields) {
      const value = sampleAnswer(field, units);
      expect(checkAnswer(value, field, library), `${code} ${field.key}`).toEqual([]);
      expect(isAnswered(canonicalAnswer(value)), `${code} ${field.key}`).toBe(true);
    }
});
