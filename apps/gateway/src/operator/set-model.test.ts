import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LanguageModelSettings } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMarkPaid } from '../modules/payment/index.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { carryOut } from './carry-out.ts';
import { readCommandLine } from './options.ts';

let h: Harness;
const folder = mkdtempSync(join(tmpdir(), 'esg-model-'));
writeFileSync(join(folder, 'key'), 'sk-from-a-file\n');
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(async () => {
  await h.close();
  rmSync(folder, { recursive: true, force: true });
});

const url = 'https://models.example/v1/';
const given = ['--model-url', url, '--model-name', 'model-x', '--run-by', 'Models Ltd', '--key-file', 'key'];
const run = async (...argv: string[]) => {
  const line = readCommandLine(['set-model', '--tenant', 'verdant.localhost', ...argv], folder);
  if (line.help) throw new Error('asked for help');
  const deps = { ...h.deps, accountsUrl: undefined, onHostsChanged: () => {}, onSubscriptionChanged: () => {} };
  return carryOut({ ...deps, markPaid: createMarkPaid(h.deps) }, line.order);
};
const modelOf = async (name: 'verdant.admin' | 'harbour.admin') =>
  ((await (await h.as(name).request('/language-model')).json()) as LanguageModelSettings).model;

it('connects a model for one tenant, with the key from a file and sealed, and gives it up', async () => {
  expect(await run(...given)).toEqual({ kind: 'model-set', name: 'Verdant', model: 'model-x', runBy: 'Models Ltd' });
  expect(await modelOf('verdant.admin')).toEqual({ name: 'model-x', runBy: 'Models Ltd', host: 'models.example' });
  expect(await modelOf('harbour.admin')).toBeNull();
  const { rows } = await h.database.pool.query('select url, key from language_models');
  expect(rows[0].url).toBe('https://models.example/v1');
  expect(rows[0].key).not.toContain('sk-from');
  expect(await run('--enabled', 'off')).toMatchObject({ model: null });
  expect(await modelOf('verdant.admin')).toBeNull();
  await expect(run('--enabled', 'off')).rejects.toThrow('has no language model');
});

it('refuses an address in the own network, half of what is needed, and a key that cannot be read', async () => {
  const local = given.map((value) => (value === url ? 'http://127.0.0.1:11434/v1' : value));
  await expect(run(...local)).rejects.toThrow('LANGUAGE_MODELS_TO_LOCAL');
  await expect(run('--model-url', url)).rejects.toThrow('belong together');
  await expect(run(...given.slice(0, 6), '--key-file', 'none')).rejects.toThrow('cannot be read');
});
