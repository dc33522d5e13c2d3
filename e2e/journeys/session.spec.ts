import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi, tokensOf } from '../people.ts';
import { dataDir } from '../product.ts';
import { createReport, openDisclosure, selectDisclosures } from '../wizard.ts';

const person = people.verdantAdministrator;
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The expired token: as the product made it, but ended a minute ago. */
const expired = (accessToken: string) => {
  const [head = '', body = ''] = accessToken.split('.');
  const claims = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), exp: Math.floor(Date.now() / 1000) - 60 };
  const signed = `${head}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
  const secret = readFileSync(join(dataDir, 'token-secret'), 'utf8').trim();
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
};

/** Status and path of the gateway's answers to these pages. */
const answersOf = (context: BrowserContext) => {
  const answers: string[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) answers.push(`${response.status()} ${pathname}`);
  });
  return {
    refreshes: () => answers.filter((answer) => answer.endsWith('/auth/refresh-token')),
    expired: () => answers.filter((answer) => answer.startsWith('440 ')),
  };
};

/** From now on these pages send this token as expired; a newer one is sent unchanged. */
const letExpire = async (context: BrowserContext, accessToken: string) => {
  const ended = expired(accessToken);
  // Tokens count whole seconds: one made within the same second is the same token, and would be as old as this one.
  const second = () => Math.floor(Date.now() / 1000);
  const present = second();
  await expect.poll(second).toBeGreaterThan(present);
  await context.route('**/api/**', (route, request) => {
    const { authorization, ...headers } = request.headers();
    if (authorization !== `Bearer ${accessToken}`) return route.fallback();
    return route.continue({ headers: { ...headers, authorization: `Bearer ${ended}` } });
  });
};

test('two tabs whose token has expired share one refresh, lose nothing, and sign out together', async ({
  page,
  context,
}) => {
  const tokens = await tokensOf(person);
  await context.addCookies([{ name: 'language', value: 'en', url: screen('verdant', '/') }]);
  await letExpire(context, tokens.accessToken);
  const answers = answersOf(context);
  const query = new URLSearchParams({ token: tokens.accessToken, refreshToken: tokens.refreshToken });
  await page.goto(screen('verdant', `/ct/reports?${query}`));
  await expect(title(page)).toHaveText('Ongoing reports');
  await expect(page).toHaveURL(screen('verdant', '/ct/reports'));
  expect(answers.refreshes()).toEqual(['200 /api/auth/refresh-token']);
  expect(answers.expired().length).toBeGreaterThan(1);

  const other = await context.newPage();
  await other.goto(screen('verdant', '/ct/reports'));
  await expect(title(other)).toHaveText('Ongoing reports');
  // The tabs' newer token has ended, too: both notice at the same moment.
  const bearer = other.waitForRequest((request) => Boolean(request.headers().authorization));
  await other.getByRole('link', { name: 'Published Reports' }).click();
  const present = (await (await bearer).headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  await expect(title(other)).toHaveText('Published reports');
  await letExpire(context, present);
  await Promise.all([
    page.getByRole('link', { name: 'Due Dates' }).click(),
    other.getByRole('link', { name: 'Due Dates' }).click(),
  ]);
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/ct\/due-dates/);
  await expect.poll(answers.refreshes).toEqual(Array(2).fill('200 /api/auth/refresh-token'));

  await page.getByRole('button', { name: /Mei Chan/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  for (const tab of [page, other]) await tab.waitForURL(/^http:\/\/accounts\.localhost/);
});

test('text typed before a laptop slept is stored after it wakes, although the token has expired meanwhile', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await enter(page, person);
  await createReport(page, 'verdant', 'GRI Standards', 'Report of a sleeper');
  await selectDisclosures(page, ['2-1']);
  const bearer = page.waitForRequest((request) => Boolean(request.headers().authorization));
  await openDisclosure(page, '2-1');
  const present = (await (await bearer).headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  const text = page.getByRole('textbox', { name: 'Organisational details' });

  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await text.fill('Typed before the lid was closed');
  await page.clock.fastForward('08:00:00');
  await expect(text).toHaveValue('Typed before the lid was closed');
  await letExpire(context, present);
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
  await expect(page.getByText(/^Saved/)).toBeVisible({ timeout: 30_000 });
  await text.fill('Typed before the lid was closed, and after');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue('Typed before the lid was closed, and after');
});

test('the socket sends token, room and tenant, and a page closes at once whose session was ended elsewhere', async ({
  page,
}) => {
  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('/api/socket.io'));
  const joined = opened.then((socket) =>
    socket.waitForEvent('framereceived', ({ payload }) => payload.toString().includes('"joined":true')),
  );
  await enter(page, person);
  const { searchParams } = new URL((await opened).url());
  expect(searchParams.get('transport')).toBe('websocket');
  expect(searchParams.get('type')).toBe('organisation');
  expect(searchParams.get('tenant-url')).toBe('verdant.localhost');
  for (const name of ['token', 'room', 'tenant-id']) expect(searchParams.get(name)).toBeTruthy();
  await joined;

  const elsewhere = await signedInApi(person);
  expect((await elsewhere('DELETE', '/auth/sessions?except=current')).status).toBe(204);
  await page.waitForURL(/^http:\/\/accounts\.localhost.*next=%2Fct/);
});

test('a language in an address is applied on every navigation, kept, and removed from the address', async ({
  page,
}) => {
  await enter(page, people.harbourAdministrator, '/ct/reports');
  await page.goto(screen('harbour', '/ct/reports?language=zhTw#top'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  await expect(page).toHaveURL(screen('harbour', '/ct/reports#top'));
  // A link inside the product may carry one, too.
  await page.evaluate(() => history.pushState({}, '', '/ct/publish-reports?language=en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveURL(screen('harbour', '/ct/publish-reports'));
});

test('a person who loses the connection is told in their language, and again when it is back', async ({
  page,
  context,
}) => {
  await enter(page, people.harbourAdministrator);
  await expect(title(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
  await page.goto(screen('harbour', '/ct/?language=zhTw'));
  await expect(title(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('你已離線')).toBeVisible();
  await context.setOffline(false);
  await page.goto(screen('harbour', '/ct/?language=en'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
