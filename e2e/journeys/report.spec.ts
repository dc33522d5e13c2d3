import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../journey.ts';
import { logoFile } from '../logo.ts';
import { enter, people, signedInApi } from '../people.ts';
import { createReport, field, goOn, markComplete, openDisclosure, selectDisclosures, untilSaved } from '../wizard.ts';

test.describe.configure({ mode: 'serial' });

const statement = 'We halve our emissions by 2030.';
const statementZh = '我們會在二零三零年前將排放減半。';
const page = { current: undefined as unknown as Page };
let reportId = '';

const inBothLanguages = async (label: string, en: string, zh: string) => {
  await field(page.current, label).getByRole('textbox', { name: 'English', exact: true }).fill(en);
  await field(page.current, label).getByRole('textbox', { name: '繁體中文', exact: true }).fill(zh);
};

test.beforeAll(async ({ browser }) => {
  page.current = await browser.newPage();
});
test.afterAll(() => page.current.close());

test('create a GRI report, select disclosures, choose period and languages', async () => {
  await enter(page.current, people.verdantAdministrator);
  reportId = await createReport(page.current, 'verdant', 'GRI Standards', 'Journey report 2025');
  await selectDisclosures(page.current, ['2-1', '2-3', '2-5', '2-14', '2-22', '305-1']);
  await goOn(page.current, 'Select topics');
  await goOn(page.current, 'Report name');
  await page.current.getByRole('textbox', { name: 'Start date' }).fill('01-Jan-2025');
  await page.current.getByRole('textbox', { name: 'End date' }).fill('31-Dec-2025');
  await page.current.getByRole('checkbox', { name: '繁體中文' }).check();
  await untilSaved(page.current);
  await page.current.reload();
  await expect(page.current.getByRole('textbox', { name: 'End date' })).toHaveValue('31-Dec-2025');
  await expect(page.current.getByRole('checkbox', { name: '繁體中文' })).toBeChecked();
});

test('upload a logo', async () => {
  await goOn(page.current, 'Company details');
  await page.current.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await logoFile(page.current, 320, 160),
  });
  await expect(page.current.getByText('Saved', { exact: true })).toBeVisible();
  await page.current.reload();
  await expect(page.current.getByRole('img', { name: 'Logo of Verdant Manufacturing' })).toBeVisible();
});

test('enter texts, lists, dates and ticks', async () => {
  await openDisclosure(page.current, '2-1');
  await inBothLanguages('Organisational details', 'Verdant makes pumps.', '翠綠製造水泵。');
  await page.current.getByRole('combobox', { name: 'Main country of operation' }).fill('Viet');
  await page.current.getByRole('option', { name: /Viet/ }).click();
  await page.current.getByRole('combobox', { name: 'Legal form' }).selectOption('Private limited company');
  await markComplete(page.current);

  await openDisclosure(page.current, '2-3');
  await field(page.current, 'Reporting period')
    .getByRole('textbox', { name: 'Start date', exact: true })
    .fill('01-Jan-2025');
  await field(page.current, 'Reporting period')
    .getByRole('textbox', { name: 'End date', exact: true })
    .fill('31-Dec-2025');
  await inBothLanguages('Contact point', 'Mei Chan', '陳美');
  await page.current.getByRole('textbox', { name: 'Publication date' }).fill('31-Mar-2026');
  await markComplete(page.current);

  await openDisclosure(page.current, '2-5');
  await inBothLanguages('External assurance', 'Limited assurance by an auditor.', '由核數師作有限核證。');
  await page.current.getByRole('combobox', { name: /^Externally assured/ }).selectOption('Yes');
  await markComplete(page.current);

  await openDisclosure(page.current, '2-14');
  await inBothLanguages('Approval of the report', 'The board approves it.', '董事會批准本報告。');
  const approval = field(page.current, 'Approved by the governing body at');
  await approval.getByRole('textbox', { name: 'Date', exact: true }).fill('20-Mar-2026');
  await approval.getByRole('textbox', { name: 'Time', exact: true }).fill('15:30');
  await markComplete(page.current);

  await openDisclosure(page.current, '2-22');
  const rich = field(page.current, 'Statement on sustainable development');
  await rich.getByRole('textbox', { name: 'English' }).click();
  await page.current.keyboard.type(statement);
  await rich.getByRole('textbox', { name: '繁體中文' }).click();
  await page.current.keyboard.insertText(statementZh);
  await page.current.getByRole('combobox', { name: 'Sustainable Development Goals contributed to' }).fill('Climate');
  await page.current.getByRole('option', { name: /Climate action/ }).click();
  await page.current.keyboard.press('Escape');
  await markComplete(page.current);
});

test('enter figures with units', async () => {
  await openDisclosure(page.current, '305-1');
  const emissions = field(page.current, 'Scope 1 emissions');
  await emissions.getByRole('textbox', { name: 'Number Row 1', exact: true }).fill('1,234,567.891');
  await emissions.getByRole('textbox', { name: 'Descriptor Row 1', exact: true }).fill('Kiln hall 窯爐房');
  await emissions.getByRole('button', { name: 'Add a row' }).click();
  await emissions.getByRole('textbox', { name: 'Number Row 2', exact: true }).fill('98.5');
  await emissions.getByRole('textbox', { name: 'Descriptor Row 2', exact: true }).fill('Vehicles');
  await field(page.current, 'GHG base year').getByRole('textbox', { name: 'Number Row 1', exact: true }).fill('2019');
  await page.current.keyboard.press('Tab');
  // A year is a name, not an amount.
  await expect(
    field(page.current, 'GHG base year').getByRole('textbox', { name: 'Number Row 1', exact: true }),
  ).toHaveValue('2019');
  await field(page.current, 'Base-year emissions')
    .getByRole('textbox', { name: 'Number Row 1', exact: true })
    .fill('1500');
  await field(page.current, 'Base-year emissions').getByRole('combobox', { name: 'Unit Row 1' }).selectOption('kgCO2e');
  await markComplete(page.current);
  await untilSaved(page.current);
});

test('stored figures equal the entered ones, with their units', async () => {
  const call = await signedInApi(people.verdantAdministrator);
  const answers = (await (await call('GET', `/reports/${reportId}/answers`)).json()) as {
    fieldKey: string;
    value: { type: string; rows?: unknown[]; instant?: string };
  }[];
  expect(new Set(answers.map(({ value }) => value.type))).toEqual(
    new Set([
      'text',
      'textArea',
      'richTextArea',
      'date',
      'dateTime',
      'singleSelect',
      'multiSelect',
      'number',
      'integer',
      'country',
      'datePeriod',
      'checkbox',
    ]),
  );
  const stored = (key: string) => answers.find(({ fieldKey }) => fieldKey === key)?.value;
  expect(stored('ghg.scope1.total')?.rows).toEqual([
    { number: '1234567.891', unit: 't{CO2e}', descriptor: 'Kiln hall 窯爐房' },
    { number: '98.5', unit: 't{CO2e}', descriptor: 'Vehicles' },
  ]);
  expect(stored('ghg.base_year_emissions')?.rows).toMatchObject([{ number: '1500', unit: 'kg{CO2e}' }]);
  expect(stored('report.approved_at')?.instant).toMatch(/^2026-03-20T07:30:00/);
});

test('design, preview in both languages, validate and publish', async () => {
  await goOn(page.current, 'Design the report');
  await page.current.getByRole('tab', { name: 'Chapters and texts' }).click();
  const order = page.current.getByRole('list', { name: 'Order of the report' }).getByRole('listitem');
  const first = (await order.first().innerText()).split('\n').at(-1) ?? '';
  await page.current.getByRole('button', { name: `Move: ${first}` }).press('End');
  await expect(order.last()).toContainText(first);
  await untilSaved(page.current);

  await goOn(page.current, 'Preview');
  await expect(page.current.getByRole('listitem', { name: 'Page 1 of' })).toBeVisible({ timeout: 60_000 });
  await page.current.getByRole('radio', { name: 'Text', exact: true }).click();
  // The chapter that was moved last is before the KPI sheet and the index.
  await expect(page.current.getByRole('article').nth(-3)).toContainText(first);
  await expect(page.current.getByRole('main')).toContainText('1,234,567.891');
  await expect(page.current.getByRole('main')).toContainText(statement);
  await page.current.getByRole('radio', { name: '繁體中文' }).click();
  await expect(page.current.getByRole('main')).toContainText(statementZh);

  await goOn(page.current, 'Validate');
  await page.current.getByRole('button', { name: 'Publish report' }).click();
  await page.current.getByRole('alertdialog').getByRole('button', { name: 'Publish report' }).click();
  await page.current.waitForURL(/\/completion$/);
  await expect(page.current.getByRole('main')).toContainText('Published');
});

const download = async (format: string, language: string) => {
  const form = page.current.getByRole('region', { name: 'Create a file' });
  await form.getByRole('radio', { name: language }).click();
  const [file] = await Promise.all([
    page.current.waitForEvent('download', { timeout: 60_000 }),
    form.getByRole('button', { name: `Export as ${format}` }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
};

test('download the report as PDF: brand, cover, contents, every answer, a chart, Chinese that renders', async () => {
  const english = await download('PDF', 'English');
  expect(english.name).toMatch(/^Journey report 2025 \((GRI.*, )?English\)\.pdf$/);
  const { text } = await extractText(await getDocumentProxy(english.bytes), { mergePages: true });
  // A sentence may go on in the next line.
  for (const expected of [
    'Journey report 2025',
    'Contents',
    '1,234,567.891',
    '98.5',
    statement,
    'Mei Chan',
    'Kiln hall 窯爐房',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(expected);

  const chinese = await download('PDF', '繁體中文');
  const zh = await extractText(await getDocumentProxy(chinese.bytes), { mergePages: true });
  for (const expected of [statementZh, '翠綠製造水泵。', '1,234,567.891']) expect(zh.text).toContain(expected);
});

test('a file that is ready after the person left the report is announced with a download', async () => {
  const form = page.current.getByRole('region', { name: 'Create a file' });
  await form.getByRole('button', { name: 'Export as PDF' }).click();
  await page.current.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.current.waitForURL(/\/ct\/?$/);
  await expect(page.current.getByText(/^Journey report 2025.*\.pdf is ready/).first()).toBeVisible({
    timeout: 60_000,
  });
  const [file] = await Promise.all([
    page.current.waitForEvent('download'),
    page.current
      .getByRole('region', { name: /^Notifications/ })
      .getByRole('button', { name: 'Download' })
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Journey report 2025 \(.*繁體中文\)\.pdf$/);
  await page.current.goBack();
});

test('a published report is read-only until it is reopened', async () => {
  await openDisclosure(page.current, '2-1');
  await expect(
    field(page.current, 'Organisational details').getByRole('textbox', { name: 'English', exact: true }),
  ).toBeDisabled();
  const call = await signedInApi(people.verdantAdministrator);
  const refused = await call('PUT', `/reports/${reportId}/answers/2-1/org.profile`, {
    value: { type: 'textArea', text: { en: 'Other' } },
    version: 1,
  });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ code: 'report.read_only' });
});
