import type { DecidedTopic, TakeOver } from '@esg/contract';
import { expect, it } from 'vitest';
import { takeOverChanges, takeOverUndone } from './take-over-changes.ts';

const plan: TakeOver = {
  entering: ['305-1', '305-2'],
  missing: ['2-1'],
  staying: [],
  leavingWithReason: [{ reason: 'not_applicable', codes: ['305-7'], topics: [{ origin: 'air' } as DecidedTopic] }],
  leaving: ['306-3'],
  kept: [],
  partly: [],
  undecided: [],
  materialTopics: [],
};
const before = [
  { code: '305-2', status: 'omitted' as const, omission: { reason: 'not_applicable', explanation: 'Earlier' } },
  { code: '305-7', status: 'completed' as const, omission: null },
  { code: '306-3', status: 'in-progress' as const, omission: null },
];

it('selects, reopens, leaves out with the reason in each language, and removes', () => {
  expect(takeOverChanges(plan, before, ['en', 'zhTw'], (_, language) => `why ${language}`)).toEqual([
    { status: 'selected', codes: ['2-1', '305-1'] },
    { status: 'in-progress', codes: ['305-2'] },
    {
      status: 'omitted',
      codes: ['305-7'],
      reason: 'not_applicable',
      explanation: 'why en',
      explanations: { en: 'why en', zhTw: 'why zhTw' },
    },
    { status: 'not-selected', codes: ['306-3'] },
  ]);
});

it('is undone to what each disclosure was', () => {
  const changes = takeOverUndone(plan, before);
  expect(changes[0]).toEqual({ status: 'selected', codes: ['306-3'] });
  expect(changes).toContainEqual({ status: 'not-selected', codes: ['2-1', '305-1'] });
  expect(changes).toContainEqual({ status: 'completed', codes: ['305-7'] });
  expect(changes).toContainEqual({
    status: 'omitted',
    codes: ['305-2'],
    reason: 'not_applicable',
    explanation: 'Earlier',
  });
});
