import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, signedInApi } from '../people.ts';

const year = new Date().getFullYear() - 1;

type Bill = { readonly kind: string; readonly label: string; readonly amount: string; readonly country?: string };

/** Opens the form, says what was used, and fills in what every kind asks. */
const begin = async (page: Page, { kind, label, amount, country }: Bill, entity: string): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add activity data' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add activity data' });
  await dialog.getByRole('button', { name: kind, exact: true }).click();
  await dialog.getByRole('combobox', { name: /^Where/ }).fill(entity);
  await page.getByRole('option', { name: entity }).click();
  await dialog.getByRole('textbox', { name: /^Meter, vehicle or supplier/ }).fill(label);
  await dialog.getByRole('combobox', { name: /^Month/ }).selectOption('January');
  await dialog.getByRole('combobox', { name: /^Year/ }).selectOption(String(year));
  await dialog.getByRole('textbox', { name: /^Amount/ }).fill(amount);
  if (country) await dialog.getByRole('combobox', { name: /^Country or region/ }).selectOption(country);
  return dialog;
};

const add = async (dialog: Locator) => {
  await dialog.getByRole('button', { name: 'Add line' }).click();
  await expect(dialog).toBeHidden();
};

/** One bill of each kind for January; what one of them does not say is asked for. */
const enterBills = async (page: Page) => {
  for (const [entity, country] of [
    ['Kwun Tong works', 'United Kingdom'],
    ['Leeds mill', 'United Kingdom'],
  ] as const) {
    const bill = { kind: 'Electricity', label: `Meter of ${entity}`, amount: '1000', country };
    await add(await begin(page, bill, entity));
  }
  // What nobody said is asked for where the line stands.
  await add(
    await begin(page, { kind: 'Gas', label: 'Boiler', amount: '500', country: 'United Kingdom' }, 'Leeds mill'),
  );
  await page.getByRole('button', { name: 'Fuel: Natural gas', exact: true }).click();
  await page.getByRole('button', { name: 'Gross', exact: true }).click();
  await expect(page.getByText(/^Is the energy on the bill gross or net/)).toBeHidden();

  const fuel = await begin(
    page,
    { kind: 'Fuel of vehicles', label: 'Van 1', amount: '80', country: 'United Kingdom' },
    'Leeds mill',
  );
  await fuel.getByRole('combobox', { name: /^What exactly/ }).fill('Diesel (average');
  await page
    .getByRole('option', { name: /Diesel \(average/ })
    .first()
    .click();
  await fuel.getByRole('combobox', { name: /^Unit/ }).selectOption('L');
  await add(fuel);
  const leak = await begin(page, { kind: 'Refrigerant', label: 'Chiller', amount: '2' }, 'Kwun Tong works');
  await leak.getByRole('combobox', { name: /^What exactly/ }).fill('HFC-32');
  await page
    .getByRole('option', { name: /HFC-32/ })
    .first()
    .click();
  await leak.getByRole('combobox', { name: /^Unit/ }).selectOption('kg');
  await add(leak);
};

test('a company enters a year of bills for two sites, a vehicle and a refrigerant leak', async ({ page }) => {
  const administrator = await organisationOnTrial(page, 'counts');
  const call = await signedInApi(administrator);
  for (const name of ['Kwun Tong works', 'Leeds mill'])
    await call('POST', '/entities', { name, type: 'Site', parentId: null, fiscalYearStartMonth: 1 });
  await enter(page, administrator, '/ct/climate/activities');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity data' })).toBeVisible();

  await enterBills(page);

  // The rest of the year is pasted below its months. The address holds the view, so the choice shows once it moved.
  const view = (name: string) => page.getByRole('radio', { name });
  await view('By month').click();
  await expect(view('By month')).toBeChecked();
  await page.getByRole('combobox', { name: 'Year' }).selectOption(String(year));
  const row = page.getByRole('row', { name: /Meter of Kwun Tong works/ });
  await row.getByRole('gridcell').nth(3).click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', Array.from({ length: 11 }, (_, month) => String(1100 + month)).join('\t'));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText('Saved: 11 lines', { exact: true })).toBeVisible();
  await expect(page.getByText(/12 of 12 months/).first()).toBeVisible();

  await view('List').click();
  await expect(view('List')).toBeChecked();
  await page.getByRole('combobox', { name: 'Months' }).selectOption(String(year));
  await expect(page.getByRole('term').filter({ hasText: 'Scope 1' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Scope 2, location-based' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Scope' }).selectOption('Scope 1');

  // A deleted line comes back by one press.
  await page.getByRole('button', { name: /^Actions for .*Chiller/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const said = page.getByText('Line deleted', { exact: true });
  await said.locator('xpath=ancestor::*[.//button][1]').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /Chiller/ })).toBeVisible();
});
