import { describe, expect, it } from 'vitest';
import { entityComparisonPlaceOf } from './entity-comparison-place.ts';

const one = '0de0c000-0000-4000-8000-000000000001';

describe('the address of a comparison of entities', () => {
  it('keeps what it knows, and drops the rest', () => {
    const place = {
      metric: 'energy',
      per: 'econ.revenue',
      entities: one,
      type: 'Site',
      below: one,
      share: 'ours',
      years: '2024,2025',
      view: 'table',
    };
    expect(entityComparisonPlaceOf({ ...place, other: 'x' })).toEqual(place);
    expect(
      entityComparisonPlaceOf({
        per: 'wishes',
        entities: `${one},x`,
        type: 'Cave',
        below: '1',
        share: 'theirs',
        years: 2025,
        view: 'film',
      }),
    ).toEqual({
      entities: one,
      years: '2025',
    });
  });
});
