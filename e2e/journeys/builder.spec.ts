import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen } from '../people.ts';
import { createReport, field, openDisclosure, selectDisclosures } from '../wizard.ts';

const stamp = Date.now().toString(36);
const name = `Site standard ${stamp}`;

/** Makes a dimension, a topic and a disclosure, each in both languages. */
const composeFramework = async (page: Page) => {
  await page.getByRole('button', { name: 'New framework' }).click();
  const dialog = page.getByRole('dialog', { name: 'New framework' });
  await dialog.getByLabel('Name (English)').fill(name);
  await dialog.getByLabel('Name (繁體中文)').fill(`場所準則 ${stamp}`);
  await dialog.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const titled = async (add: string, english: string, chinese: string) => {
    await page.getByRole('button', { name: add }).click();
    await expect(page.getByRole('heading', { level: 2, name: /Untitled/ })).toBeVisible();
    await page.getByLabel('Title (English)').fill(english);
    await page.getByLabel('Title (繁體中文)').fill(chinese);
  };
  await titled('Add a dimension', 'Environment', '環境');
  await titled('Add a topic', 'Noise', '噪音');
  await titled('Add a disclosure', 'Noise at night', '夜間噪音');
  await page.getByLabel('Guidance (English)').fill('Measured at the fence.');
};

/** Adds a field with a preview that can be tried, and a metric of the library. */
const addFields = async (page: Page) => {
  await page.getByLabel('Or a field of your own').selectOption({ label: 'Whole number' });
  await page.getByRole('button', { name: 'Add this field' }).click();
  await page.getByLabel('Label (English)').fill('Complaints by neighbours');
  await page.getByLabel('Label (繁體中文)').fill('鄰居投訴');
  await expect(page.getByRole('group', { name: 'Complaints by neighbours' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Add a metric from the library' }).fill('Scope 1 emissions');
  await page
    .getByRole('option', { name: /^Scope 1 emissions/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 4, name: 'Scope 1 emissions' })).toBeVisible();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
};

/** Makes a template of the report, and a report of the template. */
const startFromTemplate = async (page: Page) => {
  await page.goto(screen('verdant', '/ct/framework-builder'));
  await page.getByRole('button', { name: 'New template' }).click();
  const template = page.getByRole('dialog', { name: 'New template' });
  await template.getByRole('combobox', { name: 'Begin with a report' }).fill(`Site report ${stamp}`);
  await page.getByRole('option', { name: `Site report ${stamp}` }).click();
  await expect(template.getByRole('combobox', { name: 'Framework' })).toHaveValue(name);
  await template.getByLabel('Name').fill(`Site template ${stamp}`);
  await template.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('button', { name: `Start a report: Site template ${stamp}` }).click();
  const start = page.getByRole('dialog', { name: 'Name the report' });
  await start.getByLabel('Report name').fill(`Site report of next year ${stamp}`);
  await start.getByRole('button', { name: 'Create report' }).click();
  await expect(page).toHaveURL(/\/template-reports\/template-[0-9a-f-]+-1\/reports\/[0-9a-f-]+\/description$/);
};

test('an administrator composes and publishes a framework, and a report made with it asks its questions', async ({
  page,
}) => {
  await enter(page, people.verdantAdministrator, '/ct/framework-builder');
  await composeFramework(page);

  // A message about something missing has a link to its place.
  await page.getByRole('treeitem', { name: /^To fix/ }).click();
  await expect(page.getByText('Needed: This disclosure has no fields')).toBeVisible();
  await page.getByRole('button', { name: 'Go to 1.1.1 Noise at night' }).first().click();
  await page.getByLabel('Guidance (繁體中文)').fill('於圍欄處量度。');

  await addFields(page);

  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Version 1 is published')).toBeVisible();

  // It is listed among the frameworks, and its report shows its fields.
  await createReport(page, 'verdant', name, `Site report ${stamp}`);
  expect(page.url()).toMatch(/\/framework-reports\/own-[0-9a-f-]+-1\/reports\//);
  await selectDisclosures(page, ['1.1.1']);
  await openDisclosure(page, '1.1.1');
  await expect(page.getByText('Measured at the fence.')).toBeVisible();
  await expect(field(page, 'Complaints by neighbours')).toBeVisible();
  await expect(field(page, 'Scope 1 emissions')).toBeVisible();

  // Next year's report begins with a template that was made from this one.
  await startFromTemplate(page);
});
