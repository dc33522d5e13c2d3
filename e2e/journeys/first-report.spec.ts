import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre';
import { countActions } from '../actions.ts';
import { filesOf, readExcel, readPdf, readWord } from '../figures.ts';
import { expect, test } from '../journey.ts';
import { register } from '../organisation.ts';
import { screen, signIn } from '../people.ts';
import { chooseAll, field, openDisclosure, untilSaved } from '../wizard.ts';

/*
 * The first hour of a company listed in Hong Kong: it signs up, imports its sheet, and publishes what its two years answer as an HKEX
 * report. Each file contains every figure of the sheet as it was typed. The figures are invented.
 */
test.describe.configure({ mode: 'serial' });

/** For each row: its name, its unit, last year and this year. */
const sheet: readonly (readonly [string, string, string, string])[] = [
  ['Total energy consumption', 'kWh', '1,203,455.5', '1,187,220.25'],
  ['Electricity purchased', 'kWh', '402,118.75', '398,004.5'],
  ['Energy consumption intensity', 'kWh/employee', '852.3056', '826.1797'],
  ['Scope 1 GHG emissions', 'tCO2e', '212.40718', '198.66093'],
  ['Scope 2 GHG emissions (location-based)', 'tCO2e', '281.5', '277.125'],
  ['Hazardous waste', 't', '1.25', '0.98'],
  ['Non-hazardous waste', 't', '44.6', '41.05'],
  ['Water consumption', 'm3', '1,450.75', '1,390.5'],
  ['Water consumption intensity', 'm3/employee', '1.0274', '0.9676'],
  ['Total employees', 'people', '1,412', '1,437'],
  ['Male', 'people', '750', '762'],
  ['Female', 'people', '662', '675'],
  ['Lost days due to work injury', 'days', '14', '0'],
];
const years = ['FY2024', 'FY2025'] as const;
const figuresOf = (rows: typeof sheet) => rows.flatMap(([, , last, present]) => [last, present]);
const figures = figuresOf(sheet);
/** GRI asks for water consumption, and not for its intensity. */
const figuresForGri = figuresOf(sheet.filter(([name]) => name !== 'Water consumption intensity'));

const actionsMost = 120;
/** A job takes as long as the queue does. */
const soon = { timeout: 60_000 };
const mark = Date.now();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const choose = async (page: Page, label: string, typed: string, option: RegExp) => {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
};

const signUp = async (page: Page) => {
  const person = await register(page, 'first-report');
  await signIn(page, person);
  await press(page, 'Start the 7-day trial');
  await press(page, 'Set up your company profile');
  await page.getByLabel('Company name').fill('Peak Tram Foundries Limited');
  await page.getByLabel('Chinese name').fill('山頂鑄造有限公司');
  await press(page, 'Save and continue');
  await choose(page, 'Headquarters', 'Hong', /Hong Kong/);
  await press(page, 'Save and continue');
  await page.getByRole('radio', { name: 'Under 50' }).check();
  await press(page, 'Save and continue');
  await choose(page, 'Industry', 'metal', /./);
  await page.getByRole('radio', { name: 'Public' }).check();
  await choose(page, 'Stock exchange', 'XHKG', /XHKG/);
  await page.getByLabel('Stock code').fill('9321');
  await press(page, 'Save and continue');
  await press(page, 'Finish');
  await expect(page.getByRole('heading', { level: 1, name: 'Congratulations!' })).toBeVisible();
  return person;
};

const importSheet = async (page: Page) => {
  await page.goto(screen('verdant', '/ct/data-hub/import'));
  const rows = [['Indicator', 'Unit', ...years], ...sheet.map((row) => [...row])];
  await page.getByLabel('File with data points').setInputFiles({
    name: 'KPI table.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'KPIs', rows }] })),
  });
  await press(page, 'Add them');
  await expect(page.getByRole('button', { name: 'Add them' })).toBeHidden();
  await press(page, 'Check the rows');
  await press(page, /^Import \d/);
  // Men and women of a year are the parts of one data point.
  const points = figures.length - years.length;
  await expect(page.getByText(`${points} added, 0 overwritten, 0 kept as they were.`)).toBeVisible(soon);
};

/** Begins a report with the answers from the newest year's data, and opens the list to review them. */
const begin = async (page: Page, framework: string, name: string) => {
  await page.goto(screen('verdant', '/ct/select-framework'));
  await press(page, new RegExp(`^Use ${framework}`));
  const dialog = page.getByRole('dialog');
  // Both languages are proposed to a company of Hong Kong, with a name in each.
  await expect(dialog.getByRole('radio', { name: 'English and Traditional Chinese' })).toBeChecked();
  await dialog.getByLabel('Report name (English)').fill(name);
  await expect(dialog.getByRole('checkbox', { name: 'Fill in the answers your data already has' })).toBeChecked();
  await press(page, 'Create report');
  await page.waitForURL(/\/data-input/);
};

/** What figures alone do not answer, for each framework: texts, and figures that are not in the sheet. */
const told = {
  HKEX: {
    'B-13': ['Board statement on ESG', 'Oversight of sustainability'],
    'B-14': [
      'Reporting principles applied',
      'Process to determine material topics',
      'Metrics and their method',
      'Comparative information',
    ],
    'B-15': ['Reporting boundary'],
    'D-29': ['GHG accounting method', 'Contractual instruments used'],
  },
  GRI: {
    '2-1': ['Organisational details'],
    '2-2': ['Entities included'],
    '2-3': ['Contact point'],
    '2-4': ['Restatements'],
    '2-5': ['External assurance'],
    '3-1': ['Process to determine material topics'],
  },
} as const;

const tell = async (page: Page, framework: keyof typeof told) => {
  for (const [code, labels] of Object.entries(told[framework])) {
    await openDisclosure(page, code);
    for (const label of labels)
      await field(page, label).getByRole('textbox', { name: 'English', exact: true }).fill(`Said in ${framework}`);
    await untilSaved(page);
  }
};

/** The material topics, which GRI asks for and no sheet contains. */
const chooseTopics = async (page: Page) => {
  await openDisclosure(page, '3-2');
  await choose(page, 'Material topics', 'e', /./);
  await page.keyboard.press('Escape');
  await untilSaved(page);
};

/** Completes what is answered, gives one reason for omitting the rest, and publishes. */
const publish = async (page: Page) => {
  await page.goto(page.url().replace(/\/data-input.*/, '/validation'));
  await press(page, /^Mark \d+ answered disclosures complete$/);
  await expect(page.getByRole('button', { name: /^Mark \d+ answered/ })).toBeHidden();
  await press(page, 'Explain what is unanswered');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Explanation (English)' }).fill('Our first report: it follows next year.');
  await chooseAll(dialog);
  await press(page, 'Leave out with this reason');
  await expect(dialog).toBeHidden();
  await press(page, 'Publish report');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish report' }).click();
  await page.waitForURL(/\/completion$/);
};

/** Each file contains each figure as it was typed; a workbook's cells contain it without grouping. */
const expectFigures = async (page: Page, wanted: Parameters<typeof filesOf>[1], expected: readonly string[]) => {
  for (const [place, { text }] of (await filesOf(page, wanted)).entries())
    for (const figure of expected) {
      const { format, language } = wanted[place] ?? {};
      expect.soft(text, `${format} ${language}`).toContain(format === 'Excel' ? figure.replaceAll(',', '') : figure);
    }
};

const sixFiles = (['English', '繁體中文'] as const).flatMap((language) => [
  { format: 'PDF', language, read: readPdf } as const,
  { format: 'Word', language, read: readWord } as const,
  { format: 'Excel', language, read: readExcel } as const,
]);

test('a listed company signs up, imports its sheet of two years, and publishes both as an HKEX and a GRI report', async ({
  page,
}) => {
  test.setTimeout(360_000);
  const actions = await countActions(page);
  await signUp(page);
  await importSheet(page);
  await begin(page, 'HKEX', `ESG Report ${mark}`);
  await tell(page, 'HKEX');
  await publish(page);
  await expectFigures(page, sixFiles, figures);
  await begin(page, 'GRI', `GRI report ${mark}`);
  await tell(page, 'GRI');
  await chooseTopics(page);
  await publish(page);
  await expectFigures(page, sixFiles.slice(0, 3), figuresForGri);
  expect(actions()).toBeLessThanOrEqual(actionsMost);
});
