import fc from 'fast-check';
import { expect, it } from 'vitest';
import { challengeBits, searchSolution, sha256, solvesChallenge } from './survey-challenge.ts';

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join('');

it('hashes as SHA-256 does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 300 }), async (text) => {
      const theirs = new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
      const words = Array.from({ length: 8 }, (_, place) => theirs.getUint32(place * 4));
      expect(hex(sha256(text))).toBe(hex(Uint32Array.from(words)));
    }),
  );
});

it('finds a solution, and takes no other', () => {
  const solution = searchSolution('challenge', 10, 0, 100_000) ?? -1;
  expect(solvesChallenge('challenge', solution, 10)).toBe(true);
  expect(searchSolution('challenge', 10, 0, solution)).toBeUndefined();
  expect(solvesChallenge('another', solution, 10)).toBe(false);
});

it('asks for more the more people begin within an hour', () => {
  expect([0, 49, 100, 200, 10_000, 10_000_000].map(challengeBits)).toEqual([15, 15, 17, 18, 22, 22]);
});
