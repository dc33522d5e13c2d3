import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { hearsNotices } from '../live.ts';
import { enter, people, screen } from '../people.ts';

const section = '/ct/data-hub/waste.generated.total:total/data-entry/waste.generated.total:total:figures';

/** The smallest document that is recognised as a PDF. */
const billBytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const bill = { name: 'Waste bill.pdf', mimeType: 'application/pdf', buffer: billBytes };

const number = (page: Page) => page.getByRole('textbox', { name: /^Number/ });

const fillIn = async (page: Page, label: string, figure: string) => {
  await page.getByRole('combobox', { name: 'Labels' }).fill(label);
  await page.getByRole('option', { name: label, exact: true }).click();
  await page.getByLabel('Reporting time').selectOption({ index: 1 });
  await number(page).fill(figure);
};

const addLabel = async (page: Page, label: string) => {
  await page.getByRole('button', { name: 'Manage labels' }).click();
  await page.getByLabel('New label').getByRole('textbox').fill(label);
  await page.getByRole('button', { name: 'Add label' }).click();
  await expect(page.getByRole('button', { name: `Rename: ${label}`, exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

const addEvidence = async (page: Page) => {
  await page.getByLabel('Page or cell').fill('p. 3');
  await page.getByLabel('Add documents').setInputFiles(bill);
  await expect(page.getByRole('button', { name: 'Download Waste bill.pdf', exact: true })).toBeVisible();
  await expect(page.getByText(/^p\. 3/)).toBeVisible();
};

/** Reads both values of a reporting time with a figure, and stores the new one instead of the old. */
const updateTheOriginal = async (page: Page) => {
  await expect(page.getByText('Data conflict: A data point already exists for this time period.')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const overlap = page.getByRole('dialog', { name: /^Data conflict/ });
  await expect(overlap).toContainText('1,250.5');
  await expect(overlap).toContainText('1,300');
  await overlap.getByRole('button', { name: 'Update the original' }).click();
  await expect(page).toHaveURL(/dataPointId=/);
  await expect(number(page)).toHaveValue('1,300');
  await expect(page.getByText('What you typed before is here again')).toBeHidden();
};

/** Reads both values of a data point that somebody else has changed, and stores the person's own. */
const keepOwnValue = async (page: Page) => {
  const merge = page.getByRole('dialog', { name: 'Mei Chan has just changed this data point' });
  await expect(merge).toContainText('1,400');
  await expect(merge).toContainText('1,305');
  await merge.getByRole('radio', { name: 'Yours' }).check();
  await merge.getByRole('button', { name: 'Save the chosen values' }).click();
};

/** Moves the fiscal year of a plant to another month and back. */
const changeFiscalYear = async (page: Page) => {
  const month = page.getByLabel(/^First month of the fiscal year of Kwun Tong/);
  await expect(month).toHaveValue(/^\d+$/);
  // A run that stopped halfway has left the other month.
  for (const value of (await month.inputValue()) === '4' ? ['1'] : ['4', '1']) {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
    await month.selectOption(value);
    await saved;
    await page.reload();
    await expect(month).toHaveValue(value);
  }
};

test('a figure is entered with label and evidence, refused where it clashes, and merged where two people change it', async ({
  page,
  browser,
}) => {
  // Another one with each try: with a label of its own it meets no figure of an earlier try.
  const label = `Canteen ${Date.now().toString(36)}`;
  await enter(page, people.verdantMember, section);
  await addLabel(page, label);
  await fillIn(page, label, '1,250.5');
  await expect(page.getByText(/^Total: /)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Daniel Lau entered it')).toBeVisible();
  await addEvidence(page);
  const address = new URL(page.url());

  // Somebody who types first and chooses a reporting time with a figure then sees both values, and stores with one press.
  await page.goto(screen('verdant', section));
  await fillIn(page, label, '1,300');
  await updateTheOriginal(page);
  await number(page).fill('1,305');

  const mei = await browser.newPage();
  const isLive = hearsNotices(mei);
  await enter(mei, people.verdantAdministrator, address.pathname + address.search);
  await number(mei).fill('1,400');
  await mei.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mei.getByText('Mei Chan changed it')).toBeVisible();
  await isLive;

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await keepOwnValue(page);
  await expect(number(mei)).toHaveValue('1,305');

  await mei.goto(screen('verdant', '/ct/reporting-times'));
  await expect(mei.getByText('Time cannot be deleted').first()).toBeVisible();
  await changeFiscalYear(mei);
  await mei.close();
});
