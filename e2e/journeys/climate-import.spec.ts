import { readFile } from 'node:fs/promises';
import { type CellValue, readXlsx, writeXlsx } from 'hucre';
import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, signedInApi } from '../people.ts';

const year = new Date().getFullYear() - 1;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A year of bills as a supplier sends them: a title, headings of its own, one meter, one bill that nobody can read. */
const bills: CellValue[][] = [
  [`Northern Power: billing summary ${year}`],
  ['Premises', 'Meter number', 'Billing period', 'Consumption', 'Unit', 'Charge', 'Invoice number'],
  ...months.map((month, index) => [
    'Leeds mill',
    '00418823',
    `${month} ${year}`,
    month === 'Jul' ? 'see letter' : 41_200 - index * 350,
    'kWh',
    9064,
    `INV-${1000 + index}`,
  ]),
];

const saved = async (rows: CellValue[][]) => ({
  name: 'Electricity.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Bills', rows }] })),
});

test('a supplier’s sheet of bills becomes lines with emissions, and is undone after a question', async ({ page }) => {
  const administrator = await organisationOnTrial(page, 'bills');
  const call = await signedInApi(administrator);
  await call('POST', '/entities', { name: 'Leeds mill', type: 'Site', parentId: null, fiscalYearStartMonth: 1 });
  await enter(page, administrator, '/ct/climate/activities');
  await page.getByRole('link', { name: 'Import a sheet' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import bills and readings' })).toBeVisible();

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  const template = await readXlsx(await readFile(await (await waiting).path()));
  expect(template.sheets[0]?.rows?.[0]).toContain('Activity');

  await page.getByLabel('Sheet with bills or readings').setInputFiles(await saved(bills));
  await expect(page.getByRole('heading', { name: 'Electricity.xlsx · Columns to be matched' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Consumption stands for' })).toHaveValue('amount');
  await expect(page.getByText('Still needed: Activity')).toBeVisible();
  // What holds for all rows is said once.
  await page.getByRole('combobox', { name: 'Activity', exact: true }).fill('Purchased electricity');
  await page.getByRole('option', { name: 'Purchased electricity' }).first().click();
  await page.getByRole('combobox', { name: 'Country or region', exact: true }).fill('United Kingdom');
  await page
    .getByRole('option', { name: /^United Kingdom/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Check the rows' }).click();

  await expect(page.getByText('11 new lines, 0 changed, 0 unchanged. Nothing is stored yet.')).toBeVisible();
  await expect(page.getByText('1 row can’t be imported')).toBeVisible();
  await page.getByRole('button', { name: 'Show them' }).first().click();
  await expect(page.getByRole('row', { name: /see letter/ })).toContainText('Amount: “see letter” isn’t an amount.');
  const errors = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the errors' }).click();
  expect(await readFile(await (await errors).path(), 'utf8')).toContain('"9","Amount"');

  await page.getByRole('button', { name: 'Import 11 lines (1 row left out)' }).click();
  await expect(page.getByText('11 stored, with their emissions')).toBeVisible();
  const result = page.url();
  await page.getByRole('link', { name: 'Open activity data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activity data' })).toBeVisible();
  await expect(page.getByText(/t CO₂e/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /00418823/ }).first()).toBeVisible();

  await page.goto(result);
  await page.getByRole('button', { name: 'Undo import of Electricity.xlsx' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('11 lines added from “Electricity.xlsx” will be deleted');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText(/^11 removed again, 0 restored, 0 kept/)).toBeVisible();
  // The next sheet of this supplier is understood at once, and what the sheet itself does not say is named.
  await page.getByRole('link', { name: 'Import another file' }).click();
  await page.getByLabel('Sheet with bills or readings').setInputFiles(await saved(bills));
  await expect(
    page.getByText('Taken for all rows: Activity: Purchased electricity · Country or region: United Kingdom'),
  ).toBeVisible();
});
