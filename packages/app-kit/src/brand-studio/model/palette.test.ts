import { expect, it } from 'vitest';
import { paletteOf, suggestSetting } from './palette.ts';

/** Pixels of these colours, each as many times as asked; a colour may bring its opacity. */
const picture = (...parts: [color: string, count: number, alpha?: number][]) =>
  new Uint8ClampedArray(
    parts.flatMap(([color, count, alpha = 255]) => {
      const value = Number.parseInt(color.slice(1), 16);
      return Array.from({ length: count }, () => [value >> 16, (value >> 8) & 255, value & 255, alpha]).flat();
    }),
  );

it('finds the colours of a logo, without those of its soft edges or of its background', () => {
  const palette = paletteOf(
    picture(['#14315f', 300], ['#15325f', 20], ['#ff6f59', 100], ['#fe7059', 5], ['#ffffff', 9000, 0]),
  );
  expect(palette.map(({ color }) => color)).toEqual(['#14315f', '#ff6f59']);
  expect(palette[0]?.share).toBeCloseTo(320 / 425);
});

it('leaves out colours of very few pixels', () => {
  expect(paletteOf(picture(['#14315f', 1000], ['#ff6f59', 1])).map(({ color }) => color)).toEqual(['#14315f']);
});

it('suggests the strongest colour as the brand’s, whatever background the logo has', () => {
  const setting = suggestSetting(paletteOf(picture(['#ffffff', 5000], ['#000000', 800], ['#1f7a4d', 400])));
  expect(setting).toMatchObject({
    primary: { color: '#1f7a4d', hoverColor: '', activeColor: '' },
    special: { color: '#1f7a4d', secondaryColor: '' },
  });
});

it('uses a second colour for the gradient and for quiet surfaces', () => {
  const setting = suggestSetting(paletteOf(picture(['#14315f', 300], ['#ff6f59', 100])));
  expect(setting?.special).toMatchObject({ color: '#14315f', secondaryColor: '#ff6f59' });
  expect(setting?.secondary.color).toMatch(/^#f[0-9a-f]e/);
});

it('accepts a black logo, and suggests nothing for an empty picture', () => {
  expect(suggestSetting(paletteOf(picture(['#000000', 100])))?.primary.color).toBe('#000000');
  expect(suggestSetting(paletteOf(picture(['#000000', 100, 0])))).toBeUndefined();
  expect(paletteOf(new Uint8ClampedArray(0))).toEqual([]);
});
