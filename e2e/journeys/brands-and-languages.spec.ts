import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { people, screen, signIn } from '../people.ts';

const actionColor = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--esg-color-action-bg').trim());

test('the same product at another host looks like another product', async ({ browser }) => {
  const looks = await Promise.all(
    (['verdantAdministrator', 'harbourAdministrator'] as const).map(async (name) => {
      const page = await browser.newPage();
      await signIn(page, people[name]);
      const look = {
        color: await actionColor(page),
        title: await page.title(),
        icon: await page.locator('link[rel~=icon]').first().getAttribute('href'),
        text: await page.locator('body').innerText(),
      };
      await page.close();
      return look;
    }),
  );
  const [verdant, harbour] = looks;
  expect(verdant?.color).not.toBe(harbour?.color);
  expect(verdant?.icon).not.toBe(harbour?.icon);
  expect(verdant?.title).toContain('Verdant');
  expect(harbour?.title).toContain('Harbour');
  expect(harbour?.text).not.toMatch(/Verdant|Meridian/);
  expect(verdant?.text).not.toMatch(/Harbour|Meridian/);
});

test('a tenant works at its own domain as it does at the platform’s', async ({ page, browser }) => {
  await signIn(page, { ...people.verdantMember, tenant: 'esg.verdant-group' });
  await expect(page).toHaveTitle(/Verdant/);
  const own = await actionColor(page);
  await expect(page.getByRole('link', { name: /Verdant Sustainability Report/ }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('esg.verdant-group.localhost');
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, people.verdantMember);
  expect(await actionColor(elsewhere)).toBe(own);
  await elsewhere.close();
});

test('the interface changes its language without a reload, and keeps it', async ({ page }) => {
  await signIn(page, people.harbourAdministrator);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  await page.getByRole('button', { name: '繁體中文' }).click();
  await expect(page.getByRole('link', { name: '主頁', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);

  await page.goto(screen('harbour', '/ct/select-framework'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('選擇框架');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Select a framework');
});

test('a language in the address is applied and removed from the address', async ({ page }) => {
  await signIn(page, people.verdantMember);
  await page.goto(screen('verdant', '/ct/?language=zhTw'));
  await expect(page.getByRole('link', { name: '主頁', exact: true })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});
