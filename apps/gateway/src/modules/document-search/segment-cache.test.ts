import { expect, it } from 'vitest';
import { segmentOf } from '../retrieval/index.ts';
import { createSegmentCache } from './segment-cache.ts';

const segment = segmentOf(['Water withdrawn in 2024: 1,204 m³']);
const of = (documentVersionId: string) => ({ organisationId: 'verdant', documentVersionId, readAt: 1 });
const roomFor = (count: number) => {
  // What one takes is found by filling a cache that has room for one alone.
  let bytes = 64;
  const holdsTwo = (most: number) => {
    const cache = createSegmentCache(most);
    cache.keep(of('a'), segment);
    cache.keep(of('b'), segment);
    return cache.find('verdant', 'a', 1) !== undefined;
  };
  while (!holdsTwo(bytes)) bytes += 64;
  return Math.ceil((bytes / 2) * count) + 64;
};

it('keeps the segments that were used last, and forgets the one that was used longest ago', () => {
  const cache = createSegmentCache(roomFor(2));
  cache.keep(of('a'), segment);
  cache.keep(of('b'), segment);
  expect(cache.find('verdant', 'a', 1)).toBe(segment);
  cache.keep(of('c'), segment);
  expect([cache.find('verdant', 'a', 1), cache.find('verdant', 'b', 1), cache.find('verdant', 'c', 1)]).toEqual([
    segment,
    undefined,
    segment,
  ]);
});

it('keeps one that is larger than its room until another comes', () => {
  const cache = createSegmentCache(1);
  cache.keep(of('a'), segment);
  expect(cache.find('verdant', 'a', 1)).toBe(segment);
  cache.keep(of('b'), segment);
  expect([cache.find('verdant', 'a', 1), cache.find('verdant', 'b', 1)]).toEqual([undefined, segment]);
});

it('counts a segment that is kept again once', () => {
  const cache = createSegmentCache(roomFor(2));
  cache.keep(of('a'), segment);
  for (let times = 0; times < 5; times += 1) cache.keep(of('b'), segment);
  expect([cache.find('verdant', 'a', 1), cache.find('verdant', 'b', 1)]).toEqual([segment, segment]);
});

it('finds a segment only for the organisation that it belongs to, and as the file was last read', () => {
  const cache = createSegmentCache(roomFor(2));
  cache.keep(of('a'), segment);
  expect(cache.find('harbour', 'a', 1)).toBeUndefined();
  expect(cache.find('verdant', 'a', 2)).toBeUndefined();
  expect(cache.find('verdant', 'a', 1)).toBe(segment);
});
