import { createApiClient } from '@esg/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleTask } from '../sample-request.ts';
import { outlookBy, outlookIn } from './outlook.ts';

afterEach(() => vi.unstubAllGlobals());

const asked = 'energy.total:total:figures';

it('sends files of open requests alone, and lets go of those that no request will take', () => {
  expect(outlookIn(sampleTask(), asked)).toBe('open');
  expect(outlookIn(sampleTask({ status: 'returned' }), asked)).toBe('open');
  expect(outlookIn(sampleTask({ status: 'submitted' }), asked)).toBe('later');
  expect(outlookIn(sampleTask({ closedAt: '2026-11-30T08:00:00.000Z' }), asked)).toBe('never');
  expect(outlookIn(sampleTask({ isArchived: true }), asked)).toBe('never');
  expect(outlookIn(sampleTask(), 'asked.no.more')).toBe('never');
});

it('says of a request that whoever is signed in cannot open that it is out of reach, and tries one that cannot be read for now', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const outlookAfter = async (statusCode: number, code: string) => {
    const problem = { statusCode, code, message: code, requestId: 'r-1', issues: [] };
    vi.stubGlobal('fetch', async () => Response.json(problem, { status: statusCode }));
    const api = createApiClient({
      baseUrl: 'http://gateway.example',
      headers: () => ({}),
      onTokenExpired: async () => false,
      onUnauthenticated: () => undefined,
    });
    const queryClient = new QueryClient();
    return outlookBy({ api, queryClient })({ place: { collectionId: 'c', entityId: 'e', sectionId: asked } });
  };
  expect(await outlookAfter(404, 'resource.not_found')).toBe('unreachable');
  expect(await outlookAfter(403, 'permission.denied')).toBe('unreachable');
  expect(await outlookAfter(503, 'system.unavailable')).toBe('open');
});
