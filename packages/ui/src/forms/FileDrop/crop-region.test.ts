import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawn, fits, regionOf, wholeCut } from './crop-region.ts';

const wide = { width: 400, height: 100 };

it('begins with the largest region in the middle', () =>
  expect(regionOf(wide, 1, wholeCut)).toEqual({ x: 150, y: 0, width: 100, height: 100 }));

it('stays inside the image and keeps its proportions, wherever it is dragged', () => {
  const share = fc.double({ min: -1, max: 2, noNaN: true });
  fc.assert(
    fc.property(
      share,
      share,
      fc.double({ min: 1, max: 4, noNaN: true }),
      fc.double({ min: 0.2, max: 5, noNaN: true }),
      (across, down, zoom, aspect) => {
        const { x, y, width, height } = regionOf(wide, aspect, { zoom, across, down });
        expect(x).toBeGreaterThanOrEqual(-1e-9);
        expect(y).toBeGreaterThanOrEqual(-1e-9);
        expect(x + width).toBeLessThanOrEqual(wide.width + 1e-6);
        expect(y + height).toBeLessThanOrEqual(wide.height + 1e-6);
        expect(width / height).toBeCloseTo(aspect);
      },
    ),
  );
});

it('follows the pointer, but not beyond the edge', () => {
  expect(regionOf(wide, 1, drawn(wholeCut, wide, 1, { x: 30, y: 50 })).x).toBeCloseTo(120);
  expect(regionOf(wide, 1, drawn(wholeCut, wide, 1, { x: 999, y: 0 })).x).toBe(0);
});

it('needs no cropping where the proportions fit', () => {
  expect(fits({ width: 512, height: 512 }, 1)).toBe(true);
  expect(fits(wide, 1)).toBe(false);
});
