import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';

const { verdantAdministrator } = people;
const metric = 'waste.generated.hazardous';

const followToSource = async (page: Page) => {
  await page.getByRole('treegrid', { name: 'Metrics' }).getByRole('link', { name: 'Total energy consumption' }).click();
  await expect(page.getByRole('heading', { name: 'Total energy consumption', level: 1 })).toBeVisible();
  const steps = page.getByRole('treegrid', { name: 'Steps of the calculation' });
  const whole = steps.getByRole('row', { name: /Total energy consumption: figures of the entities, added up/ });
  await expect(whole).toContainText(/kWh/);
  await steps
    .getByRole('rowheader', { name: /Total energy consumption: Verdant Hong Kong .* with the entities below it/ })
    .click();
  await page.keyboard.press('Enter');
  await steps.getByRole('rowheader', { name: /^Entered: Total energy consumption, Tai Po plant/ }).click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/data-entry\/.*dataPointId=/);
};

/** Texts typed while the gateway is away survive a reload, and are sent when it is back. */
const typeWhileAway = async (page: Page, cell: Locator) => {
  const writes = /\/api\/data-points\/[^/]+$/;
  await page.route(writes, (route) => route.abort());
  await cell.click();
  await page.keyboard.type('14');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 figure isn’t saved')).toBeVisible({ timeout: 20_000 });
  await page.unroute(writes);
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.reload();
  await sent;
  await expect(cell).toHaveText('14');
  await expect(page.getByText('Everything is saved')).toBeVisible();
};

/** Where the module of the tenant or the setting of the organisation is off, no page and no link leads into the data hub. */
const expectNoDataHub = async (page: Page) => {
  const call = await signedInApi(verdantAdministrator);
  const { permissions, ...profile } = (await (await call('GET', '/users/profiles')).json()) as {
    permissions: string[];
  };
  const granted = permissions.filter((each) => !each.startsWith('data-hub') && each !== 'entity:manage');
  await page.route('**/api/users/profiles', (route) => route.fulfill({ json: { ...profile, permissions: granted } }));
  for (const path of ['/ct/data-hub', '/ct/data-hub/grid', '/ct/reporting-times']) {
    await page.goto(screen('verdant', path));
    await expect(page).toHaveURL(screen('verdant', '/403'));
  }
  await page.goto(screen('verdant', '/ct/reports'));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Ongoing Reports' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Data hub' })).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  const pages = page.getByRole('group', { name: 'Pages' }).getByRole('option');
  await expect(pages.filter({ hasText: 'Emission factors' })).toBeVisible();
  await expect(pages.filter({ hasText: /Data hub|Reporting times|Grid of figures|Review list/ })).toHaveCount(0);
};

test('a figure is found in the tree, followed to its sources, and filled in as in a spreadsheet', async ({ page }) => {
  await enter(page, verdantAdministrator, '/ct/data-hub?q=energy.consumption.total');
  await followToSource(page);

  await page.goto(screen('verdant', `/ct/data-hub/grid?q=${metric}`));
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
  await expect(row.getByRole('gridcell').nth(0)).toHaveText('kg');

  await typeWhileAway(page, cell);

  await cell.click();
  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog', { name: 'Remove 1 figure?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(cell).toHaveText('');

  await expectNoDataHub(page);
});
