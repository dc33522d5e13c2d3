import { type Framework, FrameworkSchema, type FrameworkSummary } from '@esg/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
afterAll(() => h.close());

const get = (path: string, headers: Record<string, string> = {}) => h.as('verdant.member').request(path, { headers });

it('offers the 24 frameworks of the library, each whole', async () => {
  const list = (await (await get('/frameworks')).json()) as FrameworkSummary[];
  expect(list).toHaveLength(24);
  expect(list.slice(0, 2).map(({ versionId }) => versionId)).toEqual(['gri-2025', 'hkex-c2-2025']);
  for (const { versionId, disclosureCount } of list) {
    const framework = (await (await get(`/frameworks/${versionId}`)).json()) as Framework;
    expect(v.safeParse(FrameworkSchema, framework).issues).toBeUndefined();
    expect(framework.topics.flatMap(({ disclosures }) => disclosures)).toHaveLength(disclosureCount);
  }
});

it('says that nothing changed to whom has it already', async () => {
  const first = await get('/frameworks/gri-2025');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const again = await get('/frameworks/gri-2025', { 'if-none-match': `"other", W/${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await get('/frameworks/hkex-c2-2025', { 'if-none-match': etag })).status).toBe(200);
});

it('does not know other frameworks, and is for signed-in people who read reports', async () => {
  expect((await get('/frameworks/none')).status).toBe(404);
  expect((await h.anonymous('/frameworks')).status).toBe(401);
  expect((await h.as('verdant.entity').request('/frameworks/gri-2025')).status).toBe(403);
});
