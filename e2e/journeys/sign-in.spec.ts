import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { completeSignIn, people, screen, signIn, tokensOf } from '../people.ts';
import { api, port, tenantHeader } from '../product.ts';

/** The page as the gateway sends it, before any script runs. By address, since Node resolves no names below localhost. */
const firstHtml = async (tenant: string) => {
  const headers = { host: `${tenant}.localhost:${port}` };
  const [response] = (await once(get({ host: '127.0.0.1', port, path: '/ct/', headers }), 'response')) as [Readable];
  return text(response);
};

test('a person sees their company’s brand while the product loads, signs in on the accounts site and comes back', async ({
  page,
}) => {
  const html = await firstHtml('verdant');
  expect(html).toMatch(/<title>[^<]*Verdant/);
  expect(html).toContain('/brand.css');
  expect(html).not.toContain('Meridian');
  await page.goto(screen('verdant'));
  await page.waitForURL(/^http:\/\/accounts\.localhost/);
  await expect(page).toHaveTitle(/Verdant/);
  await expect(page.getByRole('img', { name: /Verdant/ })).toBeVisible();

  await completeSignIn(page, people.verdantAdministrator);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');
  expect(new URL(page.url()).search).toBe('');
});

test('a link into the product survives signing in', async ({ page }) => {
  await signIn(page, people.verdantAdministrator, { path: '/ct/publish-reports' });
  await expect(page).toHaveURL(/\/ct\/publish-reports$/);
});

test('tokens are never readable in cookies or addresses', async ({ page, context }) => {
  await signIn(page, people.verdantAdministrator);
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'token');
  expect(token?.value).toBeTruthy();
  expect(token?.value).not.toMatch(/^ey/);
});

test('where the browser lets the hidden frame see its session, the frame hands over tokens, and no token is ever in an address', async ({
  launchOptions,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'esg-profile-'));
  mkdirSync(join(profile, 'Default'));
  // 0 = third-party cookies are allowed; Debian's Chromium blocks them unless told otherwise.
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify({ profile: { cookie_controls_mode: 0 } }));
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  const page = await context.newPage();
  await signIn(page, people.verdantAdministrator);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');

  // A browser without the app's cookies is signed in again by the frame alone.
  await context.clearCookies({ name: /^(token|refreshToken|userInfo)$/ });
  await page.goto(screen('verdant', '/ct/reports'));
  await expect(page).toHaveURL(/\/ct\/reports$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(addresses.filter((address) => /[?&](token|refreshToken)=/.test(address))).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

test('where the browser hides the session from the frame, a code is handed over, and no token is ever in an address', async ({
  page,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('request', (request) => addresses.push(request.url()));
  await signIn(page, people.verdantAdministrator, { path: '/ct/publish-reports?a=1#top' });
  await expect(page).toHaveURL(/\/ct\/publish-reports\?a=1#top$/);
  expect(addresses.filter((address) => /#hand-over=[\w-]+&top$/.test(address)).length).toBeGreaterThan(0);
  expect(
    addresses.filter((address) => /[?&#](?:token|refreshToken)=ey/.test(address) && !address.includes('socket.io')),
  ).toEqual([]);

  // The session of the accounts site is enough to sign a person in again, by another code.
  await page.context().clearCookies({ name: /^(?:token|refreshToken|userInfo)$/ });
  await page.goto(screen('verdant', '/ct/reports'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/ct\/reports$/);

  // A code that somebody else has seen does not work in their browser.
  const stolen = addresses.find((address) => address.includes('#hand-over=')) ?? '';
  const other = await page.context().browser()?.newContext();
  const theirs = await other?.newPage();
  await theirs?.goto(stolen);
  await theirs?.waitForURL(/^http:\/\/accounts\.localhost/);
  await other?.close();
});

test('a link with somebody else’s tokens asks first, names both people, and leaves nothing in the address bar', async ({
  page,
}) => {
  const link = async (path: string, extra = {}) => {
    const { accessToken: token, refreshToken } = await tokensOf(people.verdantMember);
    return screen('verdant', `${path}?${new URLSearchParams({ token, refreshToken, ...extra })}`);
  };
  await signIn(page, people.verdantAdministrator);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');
  const question = page.getByRole('alertdialog');

  await page.goto(await link('/ct/'));
  await expect(question).toContainText('Mei Chan (admin@verdant.example)');
  await expect(question).toContainText('member@verdant.example');
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');

  await page.goto(await link('/ct/', { language: 'zhTw' }));
  await expect(question).toContainText('身分登入');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mei');

  await page.goto(await link('/ct/', { language: 'en' }));
  await page.getByRole('button', { name: /^Continue as .*member@verdant\.example/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Mei');

  for (const path of ['/@x', '/nowhere.png', '/ct/no-such-page']) {
    await page.goto(await link(path));
    await expect(page, path).toHaveURL(screen('verdant', path));
  }
});

test('signing out ends the session in every tab and on the gateway', async ({ page, context }) => {
  await signIn(page, people.verdantAdministrator);
  const other = await context.newPage();
  await other.goto(screen('verdant', '/ct/reports'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: /Mei Chan/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL(/^http:\/\/accounts\.localhost/);
  await other.waitForURL(/^http:\/\/accounts\.localhost/);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('an entity user is led to the portal, and not into the reports', async ({ page }) => {
  await signIn(page, people.verdantEntityUser);
  await page.waitForURL(/\/ct\/entity-user$/);
  await expect(page.getByRole('main')).toContainText('Priya');
  await page.goto(screen('verdant', '/ct/reports'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Forbidden');
});

test('an unknown host says so and shows no tenant’s brand', async ({ page }) => {
  await page.goto(screen('nobody'));
  await expect(page.getByRole('heading', { name: 'Response not found' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/Verdant|Harbour|Meridian/);
  const answer = await fetch(api('/esg-tenant/settings/info'), { headers: tenantHeader('nobody') });
  expect(answer.status).toBe(404);
});
