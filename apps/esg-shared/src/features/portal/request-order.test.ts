import { expect, it } from 'vitest';
import { inOrder } from './request-order.ts';

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
