import Color from 'colorjs.io';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, relativeLuminance } from '../proof/oracle.ts';
import { apca } from './apca.ts';
import { contrast, difference, fromOklch, toHex, toOklch } from './color.ts';
import { black, contrastOf, luminanceAlong, mixRgb, shiftUntil, towards, white } from './rgb.ts';

const rgb = fc.integer({ min: 0, max: 0xffffff });
const runs = { numRuns: 3000, seed: 20261121 };

/** Colours of equal lightness whose hues differ by less than a byte's rounding, or by at most one degree. */
const keepsHue = (a: string, b: string): boolean => {
  const from = toOklch(a);
  const to = toOklch(b);
  const turn = Math.abs(Math.sin((from.hue - to.hue) / 2)) * 2;
  return Math.min(from.chroma, to.chroma) * turn < 0.006 || turn < Math.PI / 180;
};

describe('the colour functions agree with an independent library', () => {
  it('on WCAG contrast, as closely as the standard’s rounded coefficients allow', () => {
    fc.assert(
      fc.property(rgb, rgb, (a, b) => {
        expect(contrast(toHex(a), toHex(b)) / new Color(toHex(a)).contrastWCAG21(toHex(b))).toBeCloseTo(1, 2);
        expect(contrastOf(a, b)).toBeCloseTo(contrastRatio(relativeLuminance(a), relativeLuminance(b)), 9);
      }),
      runs,
    );
  });

  it('on APCA contrast', () => {
    fc.assert(
      fc.property(rgb, rgb, (a, b) => {
        expect(apca(toHex(a), toHex(b))).toBeCloseTo(new Color(toHex(b)).contrastAPCA(toHex(a)), 6);
      }),
      runs,
    );
  });

  it('on OKLab and its distances', () => {
    fc.assert(
      fc.property(rgb, rgb, (a, b) => {
        expect(difference(toHex(a), toHex(b))).toBeCloseTo(new Color(toHex(a)).deltaE(toHex(b), 'OK'), 4);
      }),
      runs,
    );
  });
});

describe('the colour functions', () => {
  it('convert to OKLCH and back to the same byte', () => {
    fc.assert(
      fc.property(rgb, (color) => {
        expect(fromOklch(toOklch(toHex(color)))).toBe(toHex(color));
      }),
      runs,
    );
  });

  it('keep the hue on the way to white and to black, and reach both', () => {
    fc.assert(
      fc.property(
        rgb,
        fc.constantFrom(black, white),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (color, goal, share) => {
          expect(keepsHue(toHex(color), toHex(towards(color, goal)(share)))).toBe(true);
          expect(towards(color, goal)(1)).toBe(goal);
        },
      ),
      runs,
    );
  });

  it('shift a colour no further than necessary', () => {
    fc.assert(
      fc.property(
        rgb,
        fc.constantFrom(black, white),
        fc.double({ min: 1, max: 7, noNaN: true }),
        (color, goal, least) => {
          const ground = goal === black ? white : black;
          const enough = (candidate: number) => contrastOf(candidate, ground) >= least;
          const found = shiftUntil(color, (from) => towards(from, goal), enough);
          expect(enough(found)).toBe(true);
          const way = towards(color, goal);
          const shares = Array.from({ length: 1024 }, (_, step) => step / 1024);
          const first = shares.find((share) => enough(way(share))) ?? 1;
          const lightness = (value: number) => toOklch(toHex(value)).lightness;
          if (!enough(color)) expect(Math.abs(lightness(found) - lightness(way(first)))).toBeLessThan(1 / 256);
        },
      ),
      { ...runs, numRuns: 500 },
    );
  });

  it('give the luminance of each pixel of a gradient', () => {
    fc.assert(
      fc.property(rgb, rgb, fc.integer({ min: 0, max: 255 }), (from, to, step) => {
        const pixel = relativeLuminance(mixRgb(from, to, step / 255));
        expect(Math.abs(luminanceAlong(from, to, step / 255) - pixel)).toBeLessThan(0.005);
      }),
      runs,
    );
  });
});
