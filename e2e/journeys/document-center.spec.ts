import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, signedInApi } from '../people.ts';

const mark = Date.now();
const bills = `Bills ${mark}.pdf`;
const policy = `Policy ${mark}.pdf`;

const pdf = (name: string, content = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n1 0 obj\n<<${content}>>\nendobj\ntrailer\n<<>>\n%%EOF`),
});
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the actions of a document and takes one. */
const act = async (page: Page, name: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

const addTags = async (page: Page) => {
  await page.getByRole('button', { name: 'Manage tags' }).click();
  await page.getByRole('dialog', { name: 'Tags' }).getByRole('button', { name: 'Add tag category' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add tag category' });
  await dialog.getByRole('textbox', { name: /Name of the category/ }).fill('Topic');
  await dialog.getByRole('textbox', { name: /^Tags/ }).fill('Energy,Water,');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog', { name: 'Tags' }).getByText('Energy and Water')).toBeVisible();
  await page.keyboard.press('Escape');
};

/** Gives a document a tag, an expiry date and another name. */
const describeBills = async (page: Page) => {
  await act(page, bills, 'Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit document' });
  await dialog.getByRole('combobox', { name: /^Tags/ }).click();
  await page.getByRole('option', { name: /Energy/ }).click();
  await dialog.getByRole('textbox', { name: /^Expiry date/ }).fill('01-Jan-2020');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: new RegExp(bills) });
  await expect(row).toContainText('Energy');
  await expect(row).toContainText('Expired');
};

/** Uploads a file of a name that is there already, as its next version. */
const replaceBills = async (page: Page) => {
  await page.getByLabel('Add documents').setInputFiles([pdf(bills, '/Corrected true')]);
  await page
    .getByRole('dialog', { name: 'Replace documents of the same name?' })
    .getByRole('button', { name: 'Replace' })
    .click();
  await expect(page.getByRole('row', { name: new RegExp(bills) })).toContainText('Version 2');
  await act(page, bills, 'Versions and reports');
  const dialog = page.getByRole('dialog', { name: bills });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download version 1' }).click();
  expect((await download).suggestedFilename()).toBe(bills);
  await page.keyboard.press('Escape');
};

test('documents are uploaded together, tagged, replaced, deleted and restored, and a colleague sees it at once', async ({
  page,
  browser,
}) => {
  const administrator = await organisationOnTrial(page, 'documents');
  await enter(page, administrator, '/ct/');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Document Center' }).click();
  await expect(title(page, 'Document center')).toBeVisible();
  await page.getByLabel('Add documents').setInputFiles([pdf(bills), pdf(policy)]);
  await expect(page.getByText('2 documents')).toBeVisible();
  await addTags(page);
  await describeBills(page);

  // Another window of the same organisation, without a reload from here on.
  const other = await (await browser.newContext()).newPage();
  await enter(other, administrator, '/ct/document-center');
  await expect(other.getByText('2 documents')).toBeVisible();
  await replaceBills(page);
  await expect(other.getByRole('row', { name: new RegExp(bills) })).toContainText('Version 2');
  await other.context().close();

  await page.getByRole('searchbox', { name: 'Search documents' }).fill('energy');
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  await act(page, bills, 'Delete');
  await page
    .getByRole('alertdialog', { name: `Delete ${bills}?` })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('0 documents')).toBeVisible();
  await page.getByRole('link', { name: 'Deleted documents' }).click();
  await expect(title(page, 'Deleted documents')).toBeVisible();
  await page.getByRole('button', { name: `Restore ${bills}` }).click();
  await expect(page.getByText('Nothing was deleted')).toBeVisible();
  await page.getByRole('link', { name: 'Document center', exact: true }).click();
  const row = page.getByRole('row', { name: new RegExp(bills) });
  await expect(row).toContainText('Energy');
  await expect(row).toContainText('Version 2');
});

test('a phone shows documents as cards, and deletes one permanently', async ({ browser, page: first }) => {
  const administrator = await organisationOnTrial(first, 'phone');
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await enter(page, administrator, '/ct/document-center');
  await page.getByLabel('Add documents').setInputFiles([pdf(bills), pdf(policy)]);
  await expect(page.getByText('2 documents')).toBeVisible();
  await page.getByRole('checkbox', { name: `Choose ${policy}` }).check();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 document', { exact: true })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('link', { name: 'Deleted documents' }).click();
  await page.getByRole('button', { name: `Delete permanently: ${policy}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Nothing was deleted')).toBeVisible();
  const call = await signedInApi(administrator);
  const left = (await (await call('GET', '/documents')).json()) as { documents: { name: string }[] };
  expect(left.documents.map(({ name }) => name)).toEqual([bills]);
  await page.context().close();
});
