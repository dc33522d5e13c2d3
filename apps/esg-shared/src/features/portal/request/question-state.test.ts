import { expect, it } from 'vitest';
import { countKnown, isToCheck, knownBefore, missingIn, stateOf } from './question-state.ts';

it('tells how far a question is as the board does', () => {
  const cells = ['-', 'e', 's', 'b'] as const;
  expect(cells.map((cell) => stateOf({ cell }))).toEqual(['missing', 'entered', 'estimated', 'blocked']);
  const questions = cells.map((cell) => ({ cell })) as Parameters<typeof missingIn>[0]['questions'];
  expect(missingIn({ questions })).toHaveLength(1);
});

it('knows the months that were entered before the question was asked, and by whom', () => {
  const askedAt = '2026-11-10T00:00:00.000Z';
  const entered = (day: number, name: string) => ({
    dataPointId: '',
    value: { type: 'number' as const, rows: [] },
    quality: null,
    source: '',
    explanation: '',
    version: 1,
    updatedAt: `2026-11-${day}T00:00:00.000Z`,
    updatedBy: { id: name, name },
  });
  const month = (current: ReturnType<typeof entered> | null) => ({
    month: '2025-01',
    before: null,
    current,
    evidence: [],
  });
  const months = [month(entered(11, 'Priya')), month(entered(14, 'Priya')), month(null)];
  expect(knownBefore({ current: null, months }, { askedAt })).toBeUndefined();
  const later = '2026-11-12T00:00:00.000Z';
  expect(knownBefore({ current: null, months: [...months, month(entered(10, 'Mei'))] }, { askedAt: later })).toEqual({
    names: ['Priya', 'Mei'],
    at: '2026-11-11T00:00:00.000Z',
    months: 2,
  });
  expect(knownBefore({ current: entered(10, 'Mei'), months }, { askedAt: later })).toMatchObject({ months: 0 });
});

it('marks as to check exactly the questions that the request counts so', () => {
  const askedAt = '2026-11-10T00:00:00.000Z';
  const at = (updatedAt: string) => ({ updatedAt, updatedBy: { id: 'mei', name: 'Mei' } });
  const questions = [
    { cell: 'e', current: at('2026-11-09T00:00:00.000Z'), months: [] },
    { cell: 'e', current: at('2026-11-11T00:00:00.000Z'), months: [] },
    { cell: '-', current: null, months: [] },
    { cell: 'b', current: null, months: [] },
  ] as unknown as Parameters<typeof countKnown>[0]['questions'];
  expect(questions.map((question) => isToCheck(question, { askedAt }))).toEqual([true, false, false, false]);
  expect(countKnown({ questions, askedAt })).toBe(1);
});
