import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { sidewaysOnPhone, violations } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { enter, people, screen } from '../people.ts';
import { api, tenantHeader } from '../product.ts';

const settings = '/ct/account-settings/api';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

type Delivery = { headers: IncomingHttpHeaders; text: string };

/** A receiver as an organisation would run one, until `close`. */
const startReceiver = async () => {
  const got: Delivery[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    got.push({ headers: request.headers, text: Buffer.concat(parts).toString() });
    response.end('thank you');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
  return { got, url, close: () => server.close() };
};

/** Creates a key that reads and manages entities; returns its secret. */
const createKey = async (page: Page, name: string) => {
  await press(page, 'Create API key');
  await page.getByLabel('Name').fill(name);
  await page.getByRole('checkbox', { name: /Read entities/ }).check();
  await page.getByRole('checkbox', { name: /Manage entities/ }).check();
  await press(page, 'Create');
  const secret = await page.getByLabel('API key', { exact: true }).inputValue();
  await press(page, 'I have kept it');
  await expect(page.getByRole('rowheader', { name: new RegExp(name) })).toBeVisible();
  return secret;
};

type Call = (path: string, init?: RequestInit) => Promise<Response>;
/** Sends one request twice at the same time: one of the two may be told to wait, and together they create one entity. */
const createEntityOnce = async (call: Call, name: string) => {
  const write = { method: 'POST', headers: { 'content-type': 'application/json', 'idempotency-key': 'depot-1' } };
  const entity = { name, type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
  const made = [0, 1].map(() => call('/entities', { ...write, body: JSON.stringify(entity) }));
  const statuses = (await Promise.all(made)).map(({ status }) => status).sort();
  expect([
    [201, 201],
    [201, 409],
  ]).toContainEqual(statuses);
  const { items } = (await (await call('/entities/page?limit=100')).json()) as { items: { name: string }[] };
  expect(items.filter((each) => each.name === name)).toHaveLength(1);
};

/** Adds a webhook for publications; returns its signing secret. */
const addWebhook = async (page: Page, name: string, address: string) => {
  await press(page, 'Add webhook');
  const dialog = page.getByRole('dialog', { name: 'Add webhook' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Address').fill(address);
  await dialog.getByRole('checkbox', { name: 'Report published' }).check();
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  const signing = await page.getByLabel('Signing secret').inputValue();
  await press(page, 'I have kept it');
  return signing;
};

/** The signature equals the one that a receiver calculates from the secret, the id, the time and the text. */
const expectSigned = (delivery: Delivery | undefined, signing: string) => {
  const { headers, text = '' } = delivery ?? {};
  const signed = `${headers?.['webhook-id']}.${headers?.['webhook-timestamp']}.${text}`;
  const key = Buffer.from(signing.replace('whsec_', ''), 'base64');
  expect(headers?.['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
};

test('an administrator connects a system with a key that reads and a webhook that is called, and ends both', async ({
  page,
}) => {
  const receiver = await startReceiver();
  // This journey may have run on the product before.
  const mark = Date.now().toString(36);
  const meters = `Meters ${mark}`;
  const warehouse = `Warehouse ${mark}`;
  await enter(page, people.verdantAdministrator, settings);

  const secret = await createKey(page, meters);

  const call: Call = (path, init = {}) =>
    fetch(api(path), {
      ...init,
      headers: { ...tenantHeader('verdant'), ...init.headers, authorization: `Bearer ${secret}` },
    });
  await createEntityOnce(call, `Depot ${mark}`);
  expect((await call('/users/me')).status).toBe(403);

  const signing = await addWebhook(page, warehouse, receiver.url);
  await press(page, `Send test: ${warehouse}`);
  await expect(page.getByText('It arrived')).toBeVisible();
  expectSigned(receiver.got[0], signing);

  await press(page, `Deliveries: ${warehouse}`);
  await page.getByRole('button', { name: /^Test/ }).click();
  await expect(page.getByText('thank you')).toBeVisible();
  await press(page, 'Close');
  await press(page, `Delete: ${warehouse}`);
  await press(page, 'Delete webhook');
  await expect(page.getByRole('article', { name: warehouse })).toHaveCount(0);

  await press(page, `Revoke: ${meters}`);
  await press(page, 'Revoke API key');
  await expect(page.getByRole('row', { name: new RegExp(meters) })).toContainText('Revoked');
  expect((await call('/entities/page')).status).toBe(401);
  receiver.close();
});

test('the API reference works for machines and on a telephone, in both languages', async ({ page }) => {
  await page.goto(screen('verdant', '/api/reference'));
  await expect(page.getByRole('heading', { name: 'Store a data point' })).toBeVisible();
  // One template draws every call and every shape: a few of each represent all, which would take axe a minute.
  await page.evaluate(() => {
    for (const drawn of ['main article', 'main section[id^="schema-"]'])
      for (const each of [...document.querySelectorAll(drawn)].slice(8)) each.remove();
  });
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '中文' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'API 參考' })).toBeVisible();
  expect(await sidewaysOnPhone(page)).toBe(0);
});
