import { expect, it } from 'vitest';
import { countCells, inOrderOfGaps } from './board-cells.ts';

it('counts an estimate as an answer, and what cannot be answered as neither answered nor missing', () => {
  expect(countCells('es-b-')).toEqual({ answered: 2, blocked: 1, missing: 2, total: 5 });
});

it('puts whoever lacks most first, and those that nobody waits for last, however much they lack', () => {
  const lines = [
    { name: 'done', missing: 0, isCounted: true },
    { name: 'archived', missing: 9, isCounted: false },
    { name: 'begun', missing: 3, isCounted: true },
  ];
  expect(inOrderOfGaps(lines, (line) => line).map(({ name }) => name)).toEqual(['begun', 'done', 'archived']);
});
