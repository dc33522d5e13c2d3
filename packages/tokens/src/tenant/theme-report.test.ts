import { describe, expect, it } from 'vitest';
import { toOklch } from './color.ts';
import { deriveTheme } from './derive-theme.ts';
import { sampleSettings } from './sample-settings.ts';
import { nearestUnshifted, themeReport } from './theme-report.ts';

const hueDistance = (a: string, b: string): number => {
  const turn = Math.abs(toOklch(a).hue - toOklch(b).hue);
  return Math.min(turn, 2 * Math.PI - turn) * (180 / Math.PI);
};

describe('themeReport', () => {
  it.each(Object.entries(sampleSettings))('shows every pair of %s as readable', (_, setting) => {
    for (const mode of ['light', 'dark'] as const) {
      const rows = themeReport(setting, mode);
      expect(rows.length).toBeGreaterThan(150);
      expect(rows.filter(({ passes, ratio, least }) => !passes || ratio < least)).toEqual([]);
    }
  });

  it('names what was shifted for a pair, and why', () => {
    const rows = themeReport(sampleSettings.hostileYellow, 'light');
    expect(rows.find(({ on }) => on === 'esg-color-action-bg-active')?.shift).toMatchObject({
      path: 'primary.activeColor',
      asked: '#6b6000',
      reason: { against: 'esg-color-action-on', color: '#000000', least: 4.5 },
    });
    expect(rows.find(({ color }) => color === 'esg-color-accent-text')?.shift).toMatchObject({ path: 'primary.color' });
    expect(rows.find(({ color }) => color === 'esg-color-text-default')?.shift).toBeUndefined();
  });

  it('names the brand’s own colour where the gradient was adapted, and the contrast that all text needs', () => {
    const { adaptations } = deriveTheme(sampleSettings.verdant, 'light');
    expect(adaptations.find(({ name }) => name === 'esg-color-special-middle')).toMatchObject({
      path: 'special.secondaryColor',
      asked: '#8fb339',
      reason: { least: 4.5 },
    });
  });
});

describe('nearestUnshifted', () => {
  it.each([
    ['primary.activeColor', 'light'],
    ['special.secondaryColor', 'light'],
    ['primary.color', 'light'],
  ] as const)('finds a colour of the same hue for %s that needs no shift', (path, mode) => {
    const setting = sampleSettings.hostileYellow;
    const nearest = nearestUnshifted(setting, path, mode) ?? '';
    const [group, key] = path.split('.') as ['primary', 'color'];
    expect(hueDistance(nearest, setting[group][key])).toBeLessThan(4);
    const theme = deriveTheme({ ...setting, [group]: { ...setting[group], [key]: nearest } }, mode);
    expect([...theme.shifts, ...theme.adaptations].filter((shift) => shift.path === path)).toEqual([]);
  });

  it('keeps a colour that needs no shift, and finds none where nothing is set', () => {
    const { verdant, default: standard } = sampleSettings;
    expect(nearestUnshifted(verdant, 'primary.hoverColor')).toBe('#196540');
    expect(nearestUnshifted(standard, 'primary.color')).toBeUndefined();
    expect(nearestUnshifted({ primary: 1 }, 'primary.color')).toBeUndefined();
  });
});
