import { describe, expect, it } from 'vitest';
import type { Entity } from './entities.ts';
import { moveRefusal } from './entity-moves.ts';

const entity = (id: string, parentId: string | null, change: Partial<Entity> = {}) => ({
  id,
  parentId,
  archivedAt: null,
  isSample: false,
  ...change,
});
/** A line of eight levels, and some entities beside it. */
const line = Array.from({ length: 8 }, (_, level) => entity(`l${level}`, level === 0 ? null : `l${level - 1}`));
const entities = [
  ...line,
  entity('site', null),
  entity('hall', 'site'),
  entity('old', null, { archivedAt: '2026-01-01T00:00:00.000Z' }),
  entity('shed', 'old'),
  entity('sample', null, { isSample: true }),
];

describe('moving an entity', () => {
  it.each([
    ['site', 'site', 'itself'],
    ['site', 'hall', 'below_itself'],
    ['site', 'old', 'archived'],
    ['site', 'sample', 'sample'],
    ['sample', 'site', 'sample'],
    ['hall', 'l7', 'too_deep'],
    ['site', 'l6', 'too_deep'],
  ] as const)('of %s below %s is refused: %s', (id, to, refusal) => {
    expect(moveRefusal(entities, id, to)).toBe(refusal);
  });

  it('is open to the top, to any level that is left, and to the archived parent that it has', () => {
    expect(moveRefusal(entities, 'hall', null)).toBeUndefined();
    expect(moveRefusal(entities, 'hall', 'l6')).toBeUndefined();
    expect(moveRefusal(entities, 'shed', 'old')).toBeUndefined();
  });
});
