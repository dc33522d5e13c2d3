import type { Suggestion } from '@esg/contract';
import { expect, it } from 'vitest';
import { candidatesOf, countsByDisclosure, differencesOf, nextWithSuggestions } from './queue.ts';

const suggestionOf = (id: string, disclosureCode: string, fieldKey: string, number: string): Suggestion => ({
  id,
  reportId: 'r',
  disclosureCode,
  fieldKey,
  state: 'open',
  value: { type: 'number', rows: [{ number, unit: 't', descriptor: '' }] },
  period: { start: '2025-01-01', end: '2025-12-31' },
  citation: null,
  printed: number,
  reasons: [],
  confidence: 'strong',
  suggestedAt: '2026-11-29T09:00:00.000Z',
  decided: null,
});
const open = [
  suggestionOf('1', '305-1', 'scope-1', '1204'),
  suggestionOf('2', '305-1', 'scope-1', '1310'),
  suggestionOf('3', '305-1', 'biogenic', '2'),
  suggestionOf('4', '303-3', 'water', '88'),
];

it('counts what is left to decide for each disclosure, and puts candidates of one field side by side', () => {
  expect([...countsByDisclosure(open)]).toEqual([
    ['305-1', 3],
    ['303-3', 1],
  ]);
  expect(candidatesOf(open, '305-1').map((each) => [each.fieldKey, ...each.candidates.map(({ id }) => id)])).toEqual([
    ['scope-1', '1', '2'],
    ['biogenic', '3'],
  ]);
});

it('goes on to the next disclosure with suggestions, and from the last one back to the first', () => {
  const codes = ['302-1', '303-3', '305-1', '306-3'];
  const counts = countsByDisclosure(open);
  expect(nextWithSuggestions(codes, counts, '302-1')).toBe('303-3');
  expect(nextWithSuggestions(codes, counts, '303-3')).toBe('305-1');
  expect(nextWithSuggestions(codes, counts, '306-3')).toBe('303-3');
  expect(nextWithSuggestions(codes, new Map([['305-1', 3]]), '305-1')).toBeUndefined();
});

it('says what candidates differ in', () => {
  expect(differencesOf(open.slice(0, 2))).toEqual(['value']);
  expect(differencesOf(open.slice(0, 1))).toEqual([]);
  const [one] = open;
  const earlier = one && { ...one, id: '5', period: { start: '2024-01-01', end: '2024-12-31' } };
  expect(one && earlier && differencesOf([one, earlier])).toEqual(['period']);
});
