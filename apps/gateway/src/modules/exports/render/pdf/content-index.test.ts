import { expect, it } from 'vitest';
import { reasonWidthOf } from './content-index.ts';

const rows = (count: number, title: number, reason: number) => Array.from({ length: count }, () => ({ title, reason }));

it('leaves disclosures their line beside a few long reasons, and reasons theirs beside short titles', () => {
  const limits = { least: 60, most: 250 };
  const fewReasons = [...rows(68, 240, 0), ...rows(3, 240, 480)];
  const width = reasonWidthOf(fewReasons, 400, limits);
  expect(400 - width).toBeGreaterThanOrEqual(249);
  expect(reasonWidthOf(rows(71, 90, 230), 400, limits)).toBeGreaterThanOrEqual(239);
  expect(reasonWidthOf(rows(71, 900, 30), 400, limits)).toBe(60);
});
