import { describe, expect, it } from 'vitest';
import { toRgb } from '../tenant/color.ts';
import type { Mode } from '../tenant/palette.ts';
import { latticeOf, prove } from './prove.ts';
import worstCases from './worst-cases.json' with { type: 'json' };

const modes: Mode[] = ['light', 'dark'];
const brokenLaws = (colors: Iterable<number>, mode: Mode) =>
  prove(colors, mode)
    .closest.filter(({ broken }) => broken > 0)
    .map(({ law, color, value }) => `${law}: ${value} at ${color.toString(16)}`);

describe.each(modes)('the laws of the theme, %s', (mode) => {
  it('hold over a dense lattice of the cube', () => {
    expect(brokenLaws(latticeOf(33), mode)).toEqual([]);
  });

  it('hold for the colours that came closest to breaking one when the whole cube was proved', () => {
    expect(worstCases.length).toBeGreaterThan(40);
    expect(brokenLaws(worstCases.map(toRgb), mode)).toEqual([]);
  });
});
