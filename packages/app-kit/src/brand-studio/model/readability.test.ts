import { sampleSettings } from '@esg/tokens';
import { expect, it } from 'vitest';
import { nearestFor, pairGroups, pairsOf, shiftsOf } from './readability.ts';

it('sorts every pair of both modes into a group', () => {
  const pairs = pairsOf(sampleSettings.harbour);
  for (const group of pairGroups) expect(pairs[group].length).toBeGreaterThan(0);
  expect(new Set(Object.values(pairs).flatMap((rows) => rows.map(({ mode }) => mode)))).toEqual(
    new Set(['light', 'dark']),
  );
  expect(pairs.buttons.every(({ color }) => /-(action|secondary)-on$/.test(color))).toBe(true);
});

it('lists a colour once that is shifted the same way in both modes', () => {
  const shifts = shiftsOf(sampleSettings.hostileYellow);
  const pressed = shifts.filter(({ path }) => path === 'primary.activeColor');
  expect(pressed).toHaveLength(1);
  expect(pressed[0]).toMatchObject({
    kind: 'shifted',
    modes: ['light', 'dark'],
    roles: ['esg-color-action-bg-active'],
  });
});

it('suggests a colour that needs no shift', () => {
  const setting = sampleSettings.hostileYellow;
  const color = nearestFor(setting, 'primary.activeColor', ['light', 'dark']) ?? '';
  const mended = { ...setting, primary: { ...setting.primary, activeColor: color } };
  expect(shiftsOf(mended).some(({ path }) => path === 'primary.activeColor')).toBe(false);
});

it('lists nothing for the default theme', () => {
  expect(shiftsOf(sampleSettings.default)).toEqual([]);
});
