import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createStorage } from '../../platform/storage/index.ts';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { systemRoutes } from './index.ts';

let h: Harness;
const dataDir = mkdtempSync(join(tmpdir(), 'esg-health-'));
beforeAll(async () => {
  h = await createHarness();
});
afterAll(async () => {
  await h.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const read = async (app: { request: (path: string) => Response | Promise<Response> }, path: string) => {
  const answer = await app.request(path);
  return [answer.status, ((await answer.json()) as { status: string }).status];
};

it('reports that the gateway works, and that its process is alive', async () => {
  const anonymous = { request: (path: string) => h.anonymous(path) };
  expect(await read(anonymous, '/health')).toEqual([200, 'ok']);
  expect(await read(anonymous, '/health/live')).toEqual([200, 'alive']);
});

it('reports that only reading works while nothing can be stored, and stays in service', async () => {
  const storage = await createStorage({ dataDir, s3: undefined });
  rmSync(join(dataDir, 'files'), { recursive: true });
  const app = systemRoutes({ ...h.deps, storage }, async () => ({}));
  expect(await read(app, '/health')).toEqual([200, 'read-only']);
});
