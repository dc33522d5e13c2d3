import { expect, it } from 'vitest';
import { rangeIn } from './file-ranges.ts';

it.each([
  ['bytes=0-3', { start: 0, end: 4 }],
  ['bytes=4-', { start: 4, end: 10 }],
  ['bytes=4-99', { start: 4, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-99', { start: 0, end: 10 }],
  ['bytes=10-', 'beyond'],
  ['bytes=-0', 'beyond'],
])('reads %s of ten bytes', (header, range) => {
  expect(rangeIn(header, 10)).toEqual(range);
});

it.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=3-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=a-b'])(
  'leaves %s unanswered, so that the whole file is sent',
  (header) => {
    expect(rangeIn(header, 10)).toBeUndefined();
  },
);
