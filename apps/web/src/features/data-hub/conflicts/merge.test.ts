import { expect, it } from 'vitest';
import type { PointDraft } from '../shared/point-draft.ts';
import { evidentChoices, mergedParts, partsApart } from './merge.ts';

const seen: PointDraft = {
  value: { type: 'number', rows: [{ number: '1', unit: 'kWh', descriptor: '' }] },
  reportingTimeId: 'y1',
  labelIds: ['a', 'b'],
  quality: 'measured',
  explanation: '',
  methodology: 'Bills',
  source: '',
  internal: false,
};
const figure = (number: string): PointDraft['value'] => ({
  type: 'number',
  rows: [{ number, unit: 'kWh', descriptor: '' }],
});

it('asks only for parts that both people changed, and knows who changed the others', () => {
  const mine = { ...seen, value: figure('2'), source: 'Meter' };
  const theirs = { ...seen, value: figure('3'), methodology: 'Meter readings' };
  expect(partsApart(mine, theirs)).toEqual(['value', 'methodology', 'source']);
  expect(evidentChoices(seen, mine, theirs)).toEqual({ methodology: 'theirs', source: 'mine' });
});

it('merges the chosen parts into the present values', () => {
  const mine = { ...seen, value: figure('2'), source: 'Meter' };
  const theirs: PointDraft = { ...seen, value: figure('3'), quality: 'estimated' };
  const merged = mergedParts(mine, theirs, { value: 'mine', source: 'mine', quality: 'theirs' });
  expect(merged).toEqual({ ...mine, quality: 'estimated' });
});
