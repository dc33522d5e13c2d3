import { describe, expect, it } from 'vitest';
import { type AnswerLibrary, canonicalAnswer, checkAnswer } from './answer-rules.ts';
import type { AnswerValue, FieldType } from './answers.ts';
import type { Field } from './frameworks.ts';

const field = (type: FieldType, more: Partial<Field> = {}): Field => ({
  key: 'some.metric',
  type,
  label: { en: 'Metric', zhTw: '指標' },
  hint: null,
  required: true,
  coverage: 'full',
  unitKind: null,
  decimals: 0,
  options: [],
  breakdowns: [],
  ...more,
});
const unit = (code: string) => ({ code, symbol: code, name: { en: code, zhTw: code }, factorToBase: '1', offset: '0' });
const library: AnswerLibrary = { units: { energy: [unit('kWh'), unit('MWh')] }, countryIds: new Set(['HK']) };
const options = [
  { id: 'a', label: { en: 'A', zhTw: '甲' } },
  { id: 'b', label: { en: 'B', zhTw: '乙' } },
];
const check = (value: AnswerValue, against: Field) =>
  checkAnswer(value, against, library).map(({ path, rule }) => `${path} ${rule}`);

describe('checkAnswer', () => {
  const rows = (...units: string[]) => units.map((code) => ({ number: '1', unit: code, descriptor: '' }));
  const energy = field('number', { unitKind: 'energy' });

  it('refuses a value of another type than the field', () => {
    expect(check({ type: 'checkbox', checked: true }, energy)).toEqual(['value.type invalid']);
  });

  it('names the row whose part belongs to none of the figure’s breakdowns', () => {
    const value: AnswerValue = {
      type: 'number',
      rows: [
        { number: '1', unit: 'kWh', descriptor: '', breakdown: 'by-source' },
        { number: '1', unit: 'kWh', descriptor: '', breakdown: 'Anything at all' },
      ],
    };
    const parts = { ...library, breakdownIds: new Set(['by-source']) };
    expect(checkAnswer(value, energy, parts).map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'value.rows.1.breakdown choice_unknown',
    ]);
    expect(check(value, energy)).toEqual([]);
  });

  it('names the row whose unit does not belong to the kind, and the one without a unit', () => {
    expect(check({ type: 'number', rows: rows('kWh', 't', '') }, energy)).toEqual([
      'value.rows.1.unit unit_not_allowed',
      'value.rows.2.unit required',
    ]);
  });

  it('refuses a unit where the field has none', () => {
    expect(check({ type: 'integer', rows: rows('') }, field('integer'))).toEqual([]);
    expect(check({ type: 'integer', rows: rows('kWh') }, field('integer'))).toEqual([
      'value.rows.0.unit unit_not_allowed',
    ]);
  });

  it('refuses choices the field does not offer, and one chosen twice', () => {
    expect(check({ type: 'singleSelect', choice: 'c' }, field('singleSelect', { options }))).toEqual([
      'value.choice choice_unknown',
    ]);
    expect(check({ type: 'multiSelect', choices: ['a', 'c', 'a'] }, field('multiSelect', { options }))).toEqual([
      'value.choices.1 choice_unknown',
      'value.choices.2 invalid',
    ]);
  });

  it('refuses unknown countries', () => {
    expect(check({ type: 'country', country: 'HK' }, field('country'))).toEqual([]);
    expect(check({ type: 'country', country: 'XX' }, field('country'))).toEqual(['value.country choice_unknown']);
  });

  it('refuses days that the calendar does not have', () => {
    expect(check({ type: 'date', date: '2024-02-29' }, field('date'))).toEqual([]);
    expect(check({ type: 'date', date: '2025-02-29' }, field('date'))).toEqual(['value.date date_invalid']);
    expect(
      check({ type: 'datePeriod', period: { start: '2025-01-01', end: '2025-04-31' } }, field('datePeriod')),
    ).toEqual(['value.period.end date_invalid']);
    expect(check({ type: 'dateTime', instant: '2025-02-30T10:00:00Z' }, field('dateTime'))).toEqual([
      'value.instant date_invalid',
    ]);
  });

  it('limits a rich text as a whole, in each language', () => {
    const blocks = [1, 2, 3].map(() => ({ kind: 'paragraph' as const, runs: [{ text: 'x'.repeat(8_000) }] }));
    expect(check({ type: 'richTextArea', blocks: { zhTw: blocks } }, field('richTextArea'))).toEqual([
      'value.blocks.zhTw too_long',
    ]);
  });

  it('stores moments in UTC', () => {
    expect(canonicalAnswer({ type: 'dateTime', instant: '2025-03-05T09:30:00+08:00' })).toEqual({
      type: 'dateTime',
      instant: '2025-03-05T01:30:00.000Z',
    });
  });
});
