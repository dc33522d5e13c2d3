import { expect, it } from 'vitest';
import { between, lanesIn, layOut } from './lay-out.ts';

const heights = [100, 40, 60, 80, 20, 200, 10];
const heightOf = (index: number) => heights[index] ?? 0;

it('fills the shortest lane, in order, without overlap', () => {
  const { tops, bottoms, lanes, height } = layOut(heights.length, 3, 16, heightOf);
  expect([...lanes]).toEqual([0, 1, 2, 1, 2, 2, 0]);
  for (let index = 1; index < heights.length; index++) expect(tops[index]).toBeGreaterThanOrEqual(tops[index - 1] ?? 0);
  for (let one = 0; one < heights.length; one++) {
    for (let other = one + 1; other < heights.length; other++) {
      if (lanes[one] === lanes[other]) expect(tops[other]).toBeGreaterThanOrEqual((bottoms[one] ?? 0) + 16);
    }
  }
  expect(height).toBe(Math.max(...bottoms));
});

it('moves no card when one is added at the end', () => {
  const before = layOut(6, 3, 16, heightOf);
  const after = layOut(7, 3, 16, heightOf);
  expect([...after.tops].slice(0, 6)).toEqual([...before.tops]);
});

it('finds the cards in sight', () => {
  const lanes = layOut(1000, 4, 16, () => 84);
  expect(between(lanes, 0, 90)).toEqual([0, 1, 2, 3]);
  expect(between(lanes, 10_000, 10_100)).toHaveLength(8);
});

it('gives every lane its minimum width, and at least one lane at any width', () => {
  expect(lanesIn(1000, 240, 16)).toBe(3);
  expect(lanesIn(1040, 248, 16)).toBe(4);
  expect(lanesIn(100, 240, 16)).toBe(1);
});
