import { type Boundary, type Entity, type Holding, limits, wholeHolding } from '@esg/contract';
import { expect, it } from 'vitest';
import { boundaryText } from './boundary-text.ts';

const period = { start: '2025-01-01', end: '2025-12-31' };
const entity = (id: string, name: string, more: Partial<Entity> = {}) =>
  ({ id, name, parentId: null, archivedAt: null, ...more }) as Entity;
const entities = [
  entity('aurora', 'Aurora Group'),
  entity('strait', 'Strait JV', { parentId: 'aurora' }),
  entity('loop', 'Loop', { parentId: 'aurora' }),
  entity('mill', 'Mill'),
  entity('sold', 'Sold', { archivedAt: '2023-05-01T00:00:00Z' }),
];
const held = (said: Readonly<Record<string, Partial<Holding>>>, approach: Boundary['approach']): Boundary => ({
  year: 2025,
  approach,
  since: 2025,
  version: 1,
  entities: entities.map(({ id }) => ({ entityId: id, ...wholeHolding, ...said[id], since: null, version: 0 })),
});
const said = {
  strait: { ownership: '40' },
  loop: { ownership: '80', joined: '2025-07-01' },
  mill: { exclusion: 'Under 1% of the floor area' },
};

it('says by what the figures are consolidated, and which entities count in part or not at all', () => {
  const covered = { entities, boundary: held(said, 'equity_share'), period };
  expect(boundaryText(covered, 'en')).toBe(
    'The figures cover the whole organisation. Its entities are consolidated by equity share (GHG Protocol). In full: 1 entity. In part: Strait JV (40%), Loop (80%, 1 July 2025 to 31 December 2025). Left out: Mill (Under 1% of the floor area).',
  );
  expect(boundaryText(covered, 'zhTw')).toMatch(
    /^數據涵蓋整個機構，各實體按股權比例合併.*部分計入：Strait JV（40%）、Loop（80%、/,
  );
});

it('says nothing before an approach is chosen, and no more than is true', () => {
  expect(boundaryText({ entities, boundary: held(said, null), period }, 'en')).toBeUndefined();
  expect(boundaryText({ entities, boundary: held({}, 'operational_control'), period }, 'en')).toBe(
    'The figures cover the whole organisation. Its entities are consolidated by operational control (GHG Protocol). In full: 4 entities.',
  );
});

it('stays within what a text of a report may hold', () => {
  const many = Array.from({ length: 60 }, (_, index) => entity(`e${index}`, `Entity ${index}`));
  const boundary: Boundary = {
    ...held({}, 'equity_share'),
    entities: many.map(({ id }) => ({
      entityId: id,
      ...wholeHolding,
      exclusion: 'Long '.repeat(80),
      since: null,
      version: 0,
    })),
  };
  const text = boundaryText({ entities: many, boundary, period }, 'en') ?? '';
  expect(text.length).toBeLessThanOrEqual(limits.reportTextLengthMax);
  expect(text).toMatch(/Entity 0 .* 56 more\.$/);
});
