import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Brands, TenantSettings } from '@esg/contract';
import { sampleSettings, themeCss } from '@esg/tokens/node';
import { settingToTokens } from '@esg/tokens/studio';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMarkPaid } from '../modules/payment/index.ts';
import { createHarness, type Harness } from '../testing/harness.ts';
import { carryOut } from './carry-out.ts';
import { readCommandLine } from './options.ts';
import type { Outcome } from './order.ts';

let h: Harness;
const folder = mkdtempSync(join(tmpdir(), 'esg-brand-file-'));
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(async () => {
  await h.close();
  rmSync(folder, { recursive: true, force: true });
});

/** All fourteen colours, as the studio exports them. */
const colorSetting = {
  isDefaultTheme: false,
  primary: { color: '#7a1f5c', hoverColor: '#66194d', activeColor: '#52143e', darkColor: '#d58cbd' },
  secondary: { color: '#f6e8f1', hoverColor: '#efd9e7', activeColor: '#e6c8db', darkColor: '#33202c' },
  special: {
    color: '#7a1f5c',
    hoverColor: '#66194d',
    activeColor: '#52143e',
    darkColor: '#4a1238',
    secondaryColor: '#e2572b',
    darkSecondaryColor: '#7c2f17',
  },
};
const json = JSON.stringify({ companyName: 'Globex', supportEmail: 'help@globex.example', colorSetting });
const { brand } = settingToTokens(colorSetting);
const names = { 'esg.companyName': 'Globex', 'esg.supportEmail': 'help@globex.example' };
const tokens = JSON.stringify({ brand: { ...brand, $extensions: { ...brand.$extensions, ...names } } });

const fileOf = (text: string, name = 'globex.brand.json') => {
  writeFileSync(join(folder, name), text);
  return name;
};
const run = async (...argv: string[]): Promise<Outcome> => {
  const line = readCommandLine(argv, folder);
  if (line.help) throw new Error('asked for help');
  const deps = {
    ...h.deps,
    accountsUrl: undefined,
    onHostsChanged: h.directory.forget,
    markPaid: createMarkPaid(h.deps),
  };
  return carryOut({ ...deps, onSubscriptionChanged: () => undefined }, line.order);
};
const settings = async () =>
  (await (await h.anonymous('/esg-tenant/settings/info', {}, 'globex.localhost')).json()) as TenantSettings;
const served = async () => {
  const answer = await h.app.request('http://globex.localhost:4200/brand.css', {
    headers: { host: 'globex.localhost:4200' },
  });
  return answer.headers.get('etag')?.replaceAll('"', '');
};
const add = (...more: string[]) =>
  run('add', '--host', 'globex.localhost', '--admin-email', 'admin@globex.example', ...more);

it.each([
  ['JSON', json],
  ['design tokens', tokens],
])('adds a tenant from the studio’s export as %s, with every colour and the very same style sheet', async (_, text) => {
  await add('--brand', fileOf(text));
  const { companyName, supportEmail, colorSetting: stored } = await settings();
  expect({ companyName, supportEmail, colorSetting: stored }).toEqual(JSON.parse(json));
  expect(await served()).toBe(themeCss(colorSetting).hash);
});

it('prefers single options to the file', async () => {
  await add('--brand', fileOf(json), '--name', 'Globex Asia', '--primary', '#0f4c81');
  const { companyName, colorSetting: stored } = await settings();
  expect([companyName, stored.primary.color, stored.secondary.color]).toEqual(['Globex Asia', '#0f4c81', '#f6e8f1']);
});

it('publishes a new version for an existing tenant, which can be undone', async () => {
  await add('--name', 'Globex', '--support-email', 'help@globex.example', '--primary', '#0f4c81');
  const before = await served();
  const outcome = await run('update', '--tenant', 'globex.localhost', '--brand', fileOf(json));
  expect(outcome).toEqual({ kind: 'updated', name: 'Globex', number: 2 });
  expect(await served()).toBe(themeCss(colorSetting).hash);
  expect(await served()).not.toBe(before);
  const versions = await h.database.pool.query(
    "select number, state from brands where company_name = 'Globex' order by number",
  );
  expect(versions.rows).toEqual([
    { number: 1, state: 'superseded' },
    { number: 2, state: 'published' },
  ] satisfies Pick<Brands['published'], 'number' | 'state'>[]);
});

it('names the errors in a file, and adds no tenant', async () => {
  await expect(add('--brand', 'missing.json')).rejects.toThrow('--brand: "missing.json" cannot be read');
  await expect(add('--brand', fileOf('{'))).rejects.toThrow('is no JSON');
  await expect(add('--brand', fileOf('{}'))).rejects.toThrow('holds no colours of a brand');
  const wrong = { ...colorSetting, primary: { ...colorSetting.primary, color: 'teal' } };
  await expect(add('--brand', fileOf(JSON.stringify(wrong)))).rejects.toThrow('has at primary.color what is no colour');
  await expect(add('--brand', fileOf(JSON.stringify(sampleSettings.verdant)))).rejects.toThrow('--name is missing');
  await expect(run('update', '--tenant', 'verdant.localhost')).rejects.toThrow('Nothing is to be changed');
  expect((await h.anonymous('/esg-tenant/settings/info', {}, 'globex.localhost')).status).toBe(404);
});
