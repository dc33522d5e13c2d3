import type { PortalLinkSession } from '@esg/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { findSession, keepRequestSession, keptRequestSession, requestPlaceIn, signedInPath } from './request-link.ts';

afterEach(() => vi.unstubAllGlobals());

it('leads whoever signs in to the same request in the portal of entity users or of suppliers', () => {
  const place = requestPlaceIn('/ct/request/collection/one');
  expect(place).toEqual({ collectionId: 'collection', entityId: 'one' });
  if (!place) return;
  expect(signedInPath(place, 'entities')).toBe('/ct/entity-user/requests/collection/one');
  expect(signedInPath(place, 'suppliers')).toBe('/ct/supplier/requests/collection/one');
});

it('continues a session without a connection only for the link that opened it, and for a reload', async () => {
  const disk = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => disk.get(name) ?? null,
    setItem: (name: string, value: string) => void disk.set(name, value),
  });
  const place = { collectionId: 'collection', entityId: 'one' };
  const session = { linkId: 'priya', token: 'token' } as PortalLinkSession;
  await keepRequestSession(place, session, 'key of Priya');
  expect(await findSession(place, 'key of Priya')).toMatchObject(session);
  expect(await findSession(place, 'key of Daniel')).toBeUndefined();
  expect(keptRequestSession(place)).toMatchObject(session);
  expect([...disk.values()].join()).not.toContain('key of Priya');
  // A session that was kept without a hash belongs to nobody’s link.
  disk.set('request-session:one', JSON.stringify(session));
  expect(await findSession(place, 'key of Priya')).toBeUndefined();
});
