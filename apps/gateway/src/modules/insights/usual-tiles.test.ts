import { findMetric } from '@esg/standards';
import { expect, it } from 'vitest';
import { usualCandidates, usualTiles } from './usual-tiles.ts';

const none = () => false;

it('offers only figures of the library, one of each subject', () => {
  for (const key of usualCandidates) expect(findMetric(key)?.unitKind).not.toBeNull();
  const tiles = usualTiles({ industry: null, hasFigures: none, isAsked: none });
  expect(new Set(tiles).size).toBe(tiles.length);
  expect(tiles[0]).toBe('energy.consumption.total');
});

it('prefers what has figures, then what the frameworks ask for', () => {
  const hasFigures = (key: string) => key === 'water.withdrawal.total';
  const isAsked = (key: string) => key === 'water.consumption.total' || key === 'ohs.lost_days';
  const tiles = usualTiles({ industry: 'ISIC-C', hasFigures, isAsked });
  expect(tiles).toContain('water.withdrawal.total');
  expect(tiles).not.toContain('water.consumption.total');
  expect(tiles).toContain('ohs.lost_days');
});

it('begins with people where work is done at desks', () => {
  expect(usualTiles({ industry: 'ISIC-K', hasFigures: none, isAsked: none })[0]).toBe('workforce.headcount');
});
