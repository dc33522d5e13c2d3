import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { type CellValue, readXlsx, writeXlsx } from 'hucre';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';

const stored = 'energy.consumption.total';
const missing = 'energy.consumption.electricity';

/** The rows of the sheet with the data, headings first. */
const dataIn = async (download: Download) => {
  const { sheets } = await readXlsx(await readFile(await download.path()));
  const rows = sheets.find(({ name }) => name === 'Data')?.rows ?? [];
  const [head = []] = rows;
  const at = (heading: string) => head.indexOf(heading);
  const rowOf = (code: string) => rows.find((row) => row[at('Metric code')] === code) ?? [];
  return { rows, at, rowOf, valueOf: (code: string) => rowOf(code)[at('Value')] };
};

/** The sheet after a person saved it. */
const saved = async (rows: CellValue[][]) => ({
  name: 'Filled in.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Data', rows }] })),
});

/** A separate reporting time with one figure: of a year that no other has, since two never have the same days. */
const prepare = async () => {
  const call = await signedInApi(people.verdantMember);
  const times = (await (await call('GET', '/reporting-times')).json()) as { period: { start: string } }[];
  const taken = new Set(times.map(({ period }) => Number(period.start.slice(0, 4))));
  const year = Array.from({ length: 28 }, (_, place) => 1991 + place).find((each) => !taken.has(each));
  const time = `Exchange ${year}`;
  const period = { start: `${year}-01-01`, end: `${year}-12-31` };
  const { id } = (await (await call('POST', '/reporting-times', { name: time, period })).json()) as { id: string };
  const row = { number: '100', unit: 'MWh', descriptor: '' };
  const point = {
    sectionId: `${stored}:total:figures`,
    entityId: null,
    reportingTimeId: id,
    labelIds: [],
    value: { type: 'number', rows: [row] },
    source: 'Meter',
    internal: false,
    quality: 'measured',
    methodology: '',
    explanation: '',
  };
  expect((await call('POST', '/data-points', point)).status).toBe(201);
  return { timeId: id, time };
};

/** A job takes as long as the queue does. */
const soon = { timeout: 60_000 };

const choose = async (page: Page, label: string, text: string) => {
  await page.getByRole('combobox', { name: label }).fill(text);
  await page
    .getByRole('option', { name: new RegExp(`^${text}`) })
    .first()
    .click();
};

test('a template is filled in, imported over existing data, exported, and undone', async ({ page }) => {
  const { timeId, time } = await prepare();
  await enter(page, people.verdantMember, '/ct/data-hub/import?step=template');
  await page.getByRole('radio', { name: 'One row for each figure' }).check();
  await choose(page, 'Metrics of a topic', 'Energy');
  await choose(page, 'Reporting times', time);
  await page.keyboard.press('Escape');
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download template' }).click();
  const sheet = await dataIn(await template);
  expect(sheet.valueOf(stored)).toBe(100);
  sheet.rowOf(stored)[sheet.at('Value')] = 250;
  sheet.rowOf(missing)[sheet.at('Value')] = 40.5;

  await page.getByRole('button', { name: 'Continue to upload' }).click();
  await page.getByLabel('File with data points').setInputFiles(await saved(sheet.rows));
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await expect(page.getByText(/1 new, 1 different from your stored data/)).toBeVisible(soon);
  const row = page.getByRole('row', { name: /Total energy consumption/ });
  await expect(row).toContainText('100 MWh');
  await expect(row).toContainText('250 MWh');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Review each change' })).toBeChecked();
  await page.getByRole('button', { name: /^Import \d/ }).click();
  await expect(page.getByText('1 added, 1 overwritten, 0 kept as they were.')).toBeVisible(soon);
  const result = page.url();

  await page.goto(screen('verdant', `/ct/data-hub/export?times=${encodeURIComponent(JSON.stringify([timeId]))}`));
  await expect(page.getByText('2 data points · 2 metrics')).toBeVisible();
  const exported = page.waitForEvent('download', soon);
  await page.getByRole('button', { name: 'Export data', exact: true }).click();
  const file = await dataIn(await exported);
  expect([file.valueOf(stored), file.valueOf(missing)]).toEqual([250, 40.5]);
  await expect(page.getByText('Data export successful', { exact: true })).toBeVisible(soon);

  await page.goto(result);
  await page.getByRole('button', { name: 'Undo import of Filled in.xlsx' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('1 removed again, 1 restored, 0 kept because they were changed since.')).toBeVisible(
    soon,
  );
});
