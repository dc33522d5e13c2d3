import { expect, it } from 'vitest';
import { inOrder, knownBefore, missingIn, stateOf } from './question-state.ts';

it('tells how far a question is as the board does', () => {
  const cells = ['-', 'e', 's', 'b'] as const;
  expect(cells.map((cell) => stateOf({ cell }))).toEqual(['missing', 'entered', 'estimated', 'blocked']);
  const questions = cells.map((cell) => ({ cell })) as Parameters<typeof missingIn>[0]['questions'];
  expect(missingIn({ questions })).toHaveLength(1);
});

it('puts what is due first at the top, then what is decided, and what is closed at the end', () => {
  const request = (
    name: string,
    status: 'open' | 'submitted' | 'returned' | 'approved',
    dueOn: string | null,
    closedAt: string | null = null,
  ) => ({ name, status, dueOn, closedAt, isArchived: false });
  const sorted = inOrder([
    request('closed', 'open', '2024-01-01', '2024-06-01T00:00:00Z'),
    request('approved', 'approved', '2026-01-01'),
    request('no date', 'open', null),
    request('submitted', 'submitted', '2026-01-02'),
    request('later', 'open', '2026-03-01'),
    request('returned', 'returned', '2026-02-01'),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual(['returned', 'later', 'no date', 'submitted', 'approved', 'closed']);
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
