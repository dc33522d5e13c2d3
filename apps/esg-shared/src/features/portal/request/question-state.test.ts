import { expect, it } from 'vitest';
import { inOrder, missingIn, stateOf } from './question-state.ts';

const current = { quality: null } as Parameters<typeof stateOf>[0]['current'];
const estimated = { quality: 'estimated' } as Parameters<typeof stateOf>[0]['current'];

it('calls a question answered by its figure, even where a reason was given before', () => {
  expect(stateOf({ current, blocked: { reason: 'No meter' } })).toBe('entered');
  expect(stateOf({ current: estimated, blocked: null })).toBe('estimated');
  expect(stateOf({ current: null, blocked: { reason: 'No meter' } })).toBe('blocked');
  const questions = [
    { current: null, blocked: null },
    { current, blocked: null },
  ] as Parameters<typeof missingIn>[0]['questions'];
  expect(missingIn({ questions })).toHaveLength(1);
});

it('puts what is due first at the top, and what is decided at the end', () => {
  const request = (name: string, status: 'open' | 'submitted' | 'returned' | 'approved', dueOn: string | null) => ({
    name,
    status,
    dueOn,
  });
  const sorted = inOrder([
    request('approved', 'approved', '2026-01-01'),
    request('no date', 'open', null),
    request('submitted', 'submitted', '2026-01-02'),
    request('later', 'open', '2026-03-01'),
    request('returned', 'returned', '2026-02-01'),
  ]);
  expect(sorted.map(({ name }) => name)).toEqual(['returned', 'later', 'no date', 'submitted', 'approved']);
});
