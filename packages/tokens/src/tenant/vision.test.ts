import { describe, expect, it } from 'vitest';
import { difference } from './color.ts';
import { simulate, visionDeficiencies } from './vision.ts';

describe('simulate', () => {
  it.each(visionDeficiencies)('leaves greys unchanged: %s', (deficiency) => {
    for (const grey of ['#000000', '#808080', '#ffffff']) {
      expect(difference(simulate(grey, deficiency), grey)).toBeLessThan(0.005);
    }
  });

  it('brings red and green together for people who lack red or green cones, and blue and green for those who lack blue', () => {
    const apart = (a: string, b: string, deficiency: (typeof visionDeficiencies)[number]) =>
      difference(simulate(a, deficiency), simulate(b, deficiency)) / difference(a, b);
    expect(apart('#c0392b', '#5d7a1f', 'protanopia')).toBeLessThan(0.5);
    expect(apart('#c0392b', '#5d7a1f', 'deuteranopia')).toBeLessThan(0.5);
    expect(apart('#1f7a8c', '#1f8c4d', 'tritanopia')).toBeLessThan(0.5);
  });
});

it('measures zero between a colour and itself, and one between black and white', () => {
  expect(difference('#123456', '#123456')).toBe(0);
  expect(difference('#000000', '#ffffff')).toBeCloseTo(1, 5);
});
