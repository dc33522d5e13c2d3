import { expect, it } from 'vitest';
import { segmentOf } from '../retrieval/index.ts';
import { createSegmentCache } from './segment-cache.ts';

const segment = segmentOf(['Water withdrawn in 2024: 1,204 m³']);
const roomFor = (count: number) => {
  // What one takes is found by filling a cache that has room for one alone.
  let bytes = 64;
  const holdsTwo = (most: number) => {
    const cache = createSegmentCache(most);
    cache.keep('a', segment);
    cache.keep('b', segment);
    return cache.find('a') !== undefined;
  };
  while (!holdsTwo(bytes)) bytes += 64;
  return Math.ceil((bytes / 2) * count) + 64;
};

it('keeps the segments that were used last, and forgets the one that was used longest ago', () => {
  const cache = createSegmentCache(roomFor(2));
  cache.keep('a', segment);
  cache.keep('b', segment);
  expect(cache.find('a')).toBe(segment);
  cache.keep('c', segment);
  expect([cache.find('a'), cache.find('b'), cache.find('c')]).toEqual([segment, undefined, segment]);
});

it('keeps one that is larger than its room until another comes', () => {
  const cache = createSegmentCache(1);
  cache.keep('a', segment);
  expect(cache.find('a')).toBe(segment);
  cache.keep('b', segment);
  expect([cache.find('a'), cache.find('b')]).toEqual([undefined, segment]);
});

it('counts a segment that is kept again once', () => {
  const cache = createSegmentCache(roomFor(2));
  cache.keep('a', segment);
  for (let times = 0; times < 5; times += 1) cache.keep('b', segment);
  expect([cache.find('a'), cache.find('b')]).toEqual([segment, segment]);
});
