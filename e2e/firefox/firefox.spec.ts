import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, password, people, screen } from '../people.ts';
import { openDisclosure, untilSaved } from '../wizard.ts';

/** Types like a person: Playwright's own filling sends no events to the page in Firefox. */
const write = async (box: Locator, text: string) => {
  await box.click();
  await box.press('ControlOrMeta+a');
  await box.pressSequentially(text);
};

const focused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

/** Errors of scripts and of the browser's own rules, such as the content security policy. */
const errorsOf = (page: Page) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  return errors;
};

test('a person signs in by keyboard, sees the next step, uses dark mode and reads Chinese', async ({ page }) => {
  await page.goto(screen('verdant'));
  await page.getByLabel('E-mail address').click();
  await page.keyboard.type(people.verdantAdministrator.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mei' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ongoing reports' })).toBeVisible();

  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await page.getByRole('button', { name: /dark/i }).click();
  await expect.poll(ground).not.toBe(light);
  await page.reload();
  await expect.poll(ground).not.toBe(light);
  await page.getByRole('button', { name: /light/i }).click();
  await expect.poll(ground).toBe(light);

  await page.getByRole('button', { name: '繁體中文' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
  await expect(page.getByRole('link', { name: '主頁', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
});

test('an answer is typed, saved and completed, and focus stays in the page', async ({ page }) => {
  await enter(page, people.verdantAdministrator);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(/\/reports\/[^/]+\/[a-z-]+/);
  await openDisclosure(page, '2-22');
  const answer = page.getByRole('article').getByRole('textbox', { name: 'English' }).first();
  const words = `Why we report ${Date.now()}.`;
  await write(answer, words);
  await untilSaved(page);
  await page.evaluate(() => localStorage.setItem('report-after-completing', 'stay'));
  await page.reload();
  for (const press of ['Mark complete', 'Mark as in progress']) {
    const button = page.getByRole('button', { name: press });
    if (!(await button.isVisible())) continue;
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toBeHidden();
    await expect.poll(() => focused(page)).not.toBe('body');
  }
  await page.reload();
  await expect(answer).toContainText(words);

  await page.goto(page.url().replace(/\/[a-z-]+(\?.*)?$/, '/preview'));
  await expect(page.getByRole('list', { name: 'Pages of the report' })).toContainText('Prepared with');
});

test('figures are typed into the grid as in a spreadsheet, saved, refused aloud and removed', async ({ page }) => {
  await enter(page, people.verdantAdministrator, '/ct/data-hub/grid?q=waste.generated.hazardous');
  const read = page.locator(':not([aria-busy])');
  const row = page.getByRole('grid', { name: 'Figures' }).getByRole('row').and(read).filter({ hasText: 'azardous' });
  const cell = row.getByRole('gridcell').nth(1);
  await cell.click();
  await page.keyboard.type('12.5 kg');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(cell).toHaveText('12.5');
  await page.reload();
  await expect(cell).toHaveText('12.5');

  await cell.click();
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '1 figure is not saved' })).toContainText('abc');
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await cell.click();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog', { name: 'Remove 1 figure?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(cell).toHaveText('');
});

test('menus, dialogs and the palette react to keys, and return focus', async ({ page }) => {
  await enter(page, people.verdantAdministrator);
  const account = page.getByRole('button', { name: /Mei Chan/ }).first();
  await account.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await account.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(account).toBeFocused();

  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog').getByRole('combobox');
  await palette.pressSequentially('due dates');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/due-dates/);
  await expect(page.getByRole('heading', { level: 1, name: 'Due dates' })).toBeVisible();
});

const screens = [
  '/ct/',
  '/ct/reports',
  '/ct/publish-reports',
  '/ct/create-report',
  '/ct/due-dates',
  '/ct/data-hub',
  '/ct/data-hub/import',
  '/ct/report-collaborator',
  '/ct/select-framework',
  '/ct/crosswalk',
  '/ct/emission-factors',
  '/ct/user-management',
  '/ct/company-profile',
  '/ct/help',
];

test('main screens open without an error and fit wide and narrow windows', async ({ page }) => {
  const errors = errorsOf(page);
  await enter(page, people.verdantAdministrator);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of screens) {
      await page.goto(screen('verdant', path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  expect(errors).toEqual([]);
});
