import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, password, people, screen, signedInApi } from '../people.ts';
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
  // Firefox reports a navigation that another one overtakes as failed.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await expect(page.getByRole('status').filter({ hasText: '1 figure isn’t saved' })).toContainText('abc');
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

const begin = 'Asked in Firefox';

/** Removes what an earlier try asked: what was submitted there cannot be changed elsewhere. */
const removeEarlier = async () => {
  const call = await signedInApi(people.verdantAdministrator);
  const all = (await (await call('GET', '/collections?of=suppliers')).json()) as { id: string; name: string }[];
  for (const { id } of all.filter((each) => each.name.startsWith(begin)))
    expect((await call('DELETE', `/collections/${id}`)).ok).toBe(true);
};

test('a supplier answers on a phone, and who asked approves', async ({ page, browser }) => {
  await removeEarlier();
  const name = `${begin} ${Date.now()}`;
  const figure = `${100 + (Date.now() % 800)}.5`;
  await enter(page, people.verdantAdministrator, '/ct/entity-reporting/new?of=suppliers');
  await write(page.getByRole('textbox', { name: /^Name/ }), name);
  await write(page.getByRole('searchbox', { name: 'Search figures' }), 'Scope 1 emissions');
  await page.getByRole('checkbox', { name: 'Choose Scope 1 emissions', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Choose Pearl Packaging' }).click();
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const desk = await context.newPage();
  await enter(desk, people.verdantSupplier, '/ct/supplier');
  await desk.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await write(desk.getByRole('textbox', { name: /^Number/ }), figure);
  await expect(desk.getByText(/^Saved \d/)).toBeVisible();
  await desk.getByRole('button', { name: 'Check and submit' }).click();
  await desk.getByRole('button', { name: 'Submit answers' }).click();
  await expect(desk.getByText('You’ve submitted these answers')).toBeVisible();

  const row = page.getByRole('row', { name: /Pearl Packaging/ });
  await expect(row).toContainText(figure);
  await row.getByRole('link', { name: 'Pearl Packaging' }).click();
  const request = page.getByRole('dialog', { name: 'Pearl Packaging' });
  await request.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog', { name: 'Approve Pearl Packaging?' }).getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('These answers are approved')).toBeVisible();
  await context.close();
});

test('a brand is edited in the studio beside the product’s own pages', async ({ page }) => {
  await enter(page, people.verdantAdministrator, '/ct/account-settings/branding');
  const primary = page.getByRole('textbox', { name: 'Primary', exact: true });
  await write(primary, '#7a1f6b');
  await primary.press('Tab');
  const inside = () =>
    page
      .frame({ name: 'brand-preview' })
      ?.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--esg-color-action-bg').trim());
  await expect.poll(inside).toBe('#7a1f6b');
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  const call = await signedInApi(people.verdantAdministrator);
  expect((await call('DELETE', '/brands/draft')).ok).toBe(true);
});

test('every step of a report opens, and a report gives its file', async ({ page }) => {
  const errors = errorsOf(page);
  await enter(page, people.verdantAdministrator, '/ct/publish-reports');
  const call = await signedInApi(people.verdantAdministrator);
  const { items } = (await (await call('GET', '/reports')).json()) as { items: { id: string; versionId: string }[] };
  const report = `/ct/framework-reports/${items[0]?.versionId}/reports/${items[0]?.id}`;
  for (const step of [
    'introduction',
    'select-disclosures',
    'data-input',
    'design',
    'preview',
    'validation',
    'completion',
  ]) {
    await page.goto(screen('verdant', `${report}/${step}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // What Firefox saves is no event of its protocol, so the file is looked for where it is sent.
  const sent = page.waitForResponse((response) => /\/exports\/[^/]+\/file$/.test(response.url()));
  await page.getByRole('button', { name: 'Export as Excel' }).click();
  expect((await sent).headers()['content-disposition']).toMatch(/\.xlsx/);
  expect(errors).toEqual([]);
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
  '/ct/entity-management',
  '/ct/entity-management/boundary',
  '/ct/entity-management/consolidation',
  '/ct/entity-management/comparison',
  '/ct/entity-management/suppliers',
  '/ct/entity-management/import?of=suppliers',
  '/ct/entity-management/import',
  '/ct/entity-reporting',
  '/ct/data-hub/review',
  '/ct/framework-builder',
  '/ct/notifications',
  '/ct/account-settings/subscriptions',
  '/ct/account-settings/branding',
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
