import { expect, it } from 'vitest';
import { completeDraft, emptyPoint, follow, type Typed } from './typed-point.ts';

const seen = { ...emptyPoint({ entityId: null, reportingTimeId: 'y1' }).draft, source: 'Meter' };
const value = { type: 'number' as const, rows: [{ number: '2', unit: 'kWh', descriptor: '' }] };
const typed = (part: object): Typed => ({ draft: { ...seen, ...part }, seen, version: 3 });

it('updates fields that nobody typed in, and continues with the newer version', () => {
  const stored = { draft: { ...seen, source: 'Bill' }, version: 4 };
  expect(follow(typed({ value }), stored)).toEqual({
    draft: { ...seen, value, source: 'Bill' },
    seen: { ...seen, source: 'Bill' },
    version: 4,
  });
});

it('keeps fields that both people changed, with the old version, so that saving asks', () => {
  const stored = { draft: { ...seen, source: 'Bill' }, version: 4 };
  const next = follow(typed({ source: 'Invoice' }), stored);
  expect(next).toMatchObject({ draft: { source: 'Invoice' }, seen: { source: 'Meter' }, version: 3 });
});

it('has nothing left to save once the typed values are stored', () => {
  expect(follow(typed({ value }), { draft: { ...seen, value }, version: 4 })).toBeUndefined();
});

it('is complete with a value and a time, and keeps the last methodology unless another one was typed', () => {
  expect(completeDraft(seen, 'Bills')).toBeUndefined();
  expect(completeDraft({ ...seen, value, reportingTimeId: '' }, 'Bills')).toBeUndefined();
  expect(completeDraft({ ...seen, value }, 'Bills')?.methodology).toBe('Bills');
  expect(completeDraft({ ...seen, value, methodology: '' }, 'Bills')?.methodology).toBe('');
});
