import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeWithin, fitWithin, qualitySteps } from './compress-image.ts';

const blobOf = (size: number) => new Blob([new Uint8Array(size)]);

describe('fitWithin', () => {
  it('keeps the longest side within the limit and never enlarges', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
        const fitted = fitWithin(width, height, 1600);
        expect(Math.max(fitted.width, fitted.height)).toBeLessThanOrEqual(1600);
        expect(fitted.width).toBeLessThanOrEqual(width);
        expect(fitted.height).toBeLessThanOrEqual(height);
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      }),
    ));
  it('keeps proportions', () => expect(fitWithin(3200, 1600, 1600)).toEqual({ width: 1600, height: 800 }));
});

describe('encodeWithin', () => {
  it('lowers quality by steps of 0.1 down to 0.1', () =>
    expect(qualitySteps).toEqual([1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]));
  it('stops at the first quality that fits', async () => {
    const tried: number[] = [];
    const encode = async (quality: number) => {
      tried.push(quality);
      return blobOf(quality * 100);
    };
    expect((await encodeWithin(encode, 75)).size).toBe(70);
    expect(tried).toEqual([1, 0.9, 0.8, 0.7]);
  });
  it('returns the smallest file when none fits', async () =>
    expect((await encodeWithin(async (quality) => blobOf(quality * 100), 5)).size).toBe(10));
});
