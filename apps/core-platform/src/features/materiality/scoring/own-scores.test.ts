import type { Iro } from '@esg/contract';
import { expect, it } from 'vitest';
import { isScoredBy, nextOpen } from './own-scores.ts';

const entry = (id: string, scored: readonly ('scale' | 'scope')[] = [], more: Partial<Iro> = {}): Iro => ({
  id,
  topicId: 'air',
  kind: 'positive',
  actual: true,
  humanRights: false,
  title: id,
  description: '',
  horizon: 'short',
  stages: [],
  stakeholders: [],
  evidence: [],
  revealedAt: null,
  scoredBy: 0,
  scores: scored.map((criterion) => ({
    criterion,
    score: 3,
    by: { id: 'ana', name: 'Ana' },
    reason: '',
    at: '2026-01-01T00:00:00.000Z',
  })),
  settled: [],
  version: 1,
  ...more,
});

it('counts an entry as scored once everything that is asked of it is, by this person', () => {
  expect(isScoredBy(entry('a', ['scale']), 'ana')).toBe(false);
  expect(isScoredBy(entry('a', ['scale', 'scope']), 'ana')).toBe(true);
  expect(isScoredBy(entry('a', ['scale', 'scope']), 'ben')).toBe(false);
});

it('goes on to the next open entry, from the last to the first, and past those that are shown', () => {
  const shown = entry('b', [], { revealedAt: '2026-01-01T00:00:00.000Z' });
  const iros = [entry('a'), shown, entry('c', ['scale', 'scope']), entry('d')];
  expect(nextOpen(iros, 'a', 'ana')?.id).toBe('d');
  expect(nextOpen(iros, 'd', 'ana')?.id).toBe('a');
  expect(nextOpen([entry('a')], 'a', 'ana')).toBeUndefined();
});
