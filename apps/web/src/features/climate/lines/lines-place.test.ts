import { expect, it } from 'vitest';
import { linesPlaceOf, narrowedBy } from './lines-place.ts';

it('keeps what it knows of an address, and leaves out the rest', () => {
  const entityId = '0de0c000-0000-4000-8000-000000000001';
  const place = { state: 'open', from: '2025-01', to: '2025-12', entityId, scope: '3', activityTypeId: 'waste-water' };
  expect(linesPlaceOf({ ...place, category: 5, other: 'x' })).toEqual({ ...place, category: '5' });
  expect(
    linesPlaceOf({ state: 'lost', from: '2025', entityId: '1', scope: 4, category: 16, activityTypeId: '<' }),
  ).toEqual({});
});

it('keeps the grid of a year apart from what the list is narrowed by', () => {
  const place = linesPlaceOf({ view: 'months', year: 2025, from: '2025-01' });
  expect(place).toEqual({ view: 'months', year: '2025', from: '2025-01' });
  expect(narrowedBy(place)).toEqual({ from: '2025-01' });
});
