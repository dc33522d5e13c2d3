import { expect, it } from 'vitest';
import { requestPlaceIn, signedInPath } from './request-link.ts';

it('leads whoever signs in to the same request in the portal of entity users or of suppliers', () => {
  const place = requestPlaceIn('/ct/request/collection/one');
  expect(place).toEqual({ collectionId: 'collection', entityId: 'one' });
  if (!place) return;
  expect(signedInPath(place, 'entities')).toBe('/ct/entity-user/requests/collection/one');
  expect(signedInPath(place, 'suppliers')).toBe('/ct/supplier/requests/collection/one');
});
