import { expect, it } from 'vitest';
import { seatRefusal, stepSeats } from './seat-count.ts';

it.each([
  ['', 'required'],
  ['three', 'required'],
  ['3.5', 'required'],
  ['2', 'too-few'],
  ['3', undefined],
  ['20', undefined],
  ['21', 'contact-support'],
])('judges %j seats as %s', (typed, refusal) => expect(seatRefusal(typed)).toBe(refusal));

it('changes seats by one, from three up to the number that needs support', () => {
  expect(stepSeats('3', 1)).toBe('4');
  expect(stepSeats('3', -1)).toBe('3');
  expect(stepSeats('20', 1)).toBe('21');
  expect(stepSeats('21', 1)).toBe('21');
  expect(stepSeats('400', -1)).toBe('21');
  expect(stepSeats('', 1)).toBe('4');
});
