import { expect, it } from 'vitest';
import { roleChanges } from './role-changes.ts';
import { sampleSettings } from './sample-settings.ts';

const { verdant, harbour } = sampleSettings;

it('finds no change between a brand and itself', () => {
  expect(roleChanges(verdant, structuredClone(verdant))).toEqual([]);
});

it('lists the roles that changed visibly, the largest change first', () => {
  const changes = roleChanges(verdant, harbour);
  expect(
    changes.find(({ name, mode, contrast }) => `${name} ${mode} ${contrast}` === 'esg-color-action-bg light standard'),
  ).toMatchObject({
    before: '#1f7a4d',
    after: '#14315f',
  });
  const distances = changes.map(({ difference }) => difference);
  expect(distances).toEqual(distances.toSorted((a, b) => b - a));
  expect(distances.at(-1)).toBeGreaterThan(0.02);
});

it('lists only roles that depend on the changed colour', () => {
  const secondary = {
    ...verdant,
    secondary: { ...verdant.secondary, color: '#ffd3ca', hoverColor: '', activeColor: '' },
  };
  const names = new Set(roleChanges(verdant, secondary).map(({ name }) => name));
  expect([...names].every((name) => name.startsWith('esg-color-secondary-'))).toBe(true);
  expect(names.size).toBeGreaterThan(1);
  const barely = { ...verdant, secondary: { ...verdant.secondary, color: '#e3f1da' } };
  expect(roleChanges(verdant, barely)).toEqual([]);
});
