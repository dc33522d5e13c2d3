import { describe, expect, it } from 'vitest';
import { toRgb } from '../tenant/color.ts';
import { latticeOf, prove, type Scheme, schemes } from './prove.ts';
import worstCases from './worst-cases.json' with { type: 'json' };

const brokenLaws = (colors: Iterable<number>, scheme: Scheme) =>
  prove(colors, scheme)
    .closest.filter(({ broken }) => broken > 0)
    .map(({ law, color, value }) => `${law}: ${value} at ${color.toString(16)}`);

/** Long calculations, which wait for their turn on a busy machine. */
const patience = { timeout: 90_000 };

describe.each(schemes)('the laws of the theme, $mode, $contrast contrast', patience, (scheme) => {
  it('hold over a dense lattice of the colour cube', () => {
    expect(brokenLaws(latticeOf(scheme.contrast === 'standard' ? 27 : 17), scheme)).toEqual([]);
  });

  it('hold for the colours that came closest to breaking one when the whole cube was tested', () => {
    const colors = worstCases[scheme.contrast];
    expect(colors.length).toBeGreaterThan(40);
    expect(brokenLaws(colors.map(toRgb), scheme)).toEqual([]);
  });
});
