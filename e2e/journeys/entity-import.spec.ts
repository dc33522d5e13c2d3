import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { type CellValue, readXlsx, writeXlsx } from 'hucre';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';

/** Names of this try only: an entity that an earlier try left is another one. */
const mark = Date.now();
const group = `Import group ${mark}`;
const plant = `Import plant ${mark}`;
const renamed = `Import works ${mark}`;
const importPage = '/ct/entity-management/import';

/** The rows of the sheet with the entities, headings first, and which sheets there are. */
const sheetIn = async (download: Download) => {
  const { sheets } = await readXlsx(await readFile(await download.path()));
  const [data] = sheets;
  const rows = (data?.rows ?? []).map((row) => [...row]);
  const at = (heading: string) => (rows[0] ?? []).indexOf(heading);
  return { sheets, data, rows, at };
};

/** The sheet as a person saves it, without what they do not see. */
const saved = async (rows: CellValue[][]) => ({
  name: 'Entities.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(await writeXlsx({ sheets: [{ name: 'Entities', rows }] })),
});

const downloaded = async (page: Page, button: string) => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return sheetIn(await waiting);
};

const upload = async (page: Page, rows: CellValue[][], state = 'Waiting to be imported') => {
  await page.getByLabel('Sheet with entities').setInputFiles(await saved(rows));
  await expect(page.getByRole('heading', { name: `Entities.xlsx · ${state}` })).toBeVisible();
};

const namesNow = async () => {
  const call = await signedInApi(people.verdantAdministrator);
  const entities = (await (await call('GET', '/entities')).json()) as { name: string; address: string }[];
  return entities.flatMap(({ name, address }) => (name.endsWith(String(mark)) ? [`${name} / ${address}`] : []));
};

test('a template becomes entities, an export with one changed cell changes that, and both are taken back', async ({
  page,
}) => {
  await enter(page, people.verdantAdministrator, importPage);
  const template = await downloaded(page, 'Download template');
  expect(template.rows).toHaveLength(1);
  // Type, parent and owner of the entity, then how it is held, who operates and who controls it.
  expect(template.data?.dataValidations?.map(({ type }) => type)).toEqual(Array(6).fill('list'));
  const row = (cells: Record<string, string>) => (template.rows[0] ?? []).map((head) => cells[String(head)] ?? '');

  await upload(
    page,
    [template.rows[0] ?? [], row({ Name: plant, Type: 'Castle', 'Belongs to': group }), row({ Name: group })],
    'Not imported',
  );
  await expect(page.getByText('Errors found: 1')).toBeVisible();
  await expect(page.getByText('Row 2: “Castle” isn’t a type. Choose one from the list in the template.')).toBeVisible();
  await page.getByRole('link', { name: 'Upload another file' }).click();

  await upload(page, [
    template.rows[0] ?? [],
    row({ Name: plant, Type: 'Location', 'Belongs to': group, Address: '1 Old Road' }),
    row({ Name: group, Type: 'Company' }),
  ]);
  await expect(page.getByText('2 new entities, 0 changed, 0 unchanged. Nothing is stored yet.')).toBeVisible();
  expect(await namesNow()).toEqual([]);
  await page.getByRole('button', { name: 'Import 2 entities' }).click();
  await expect(page.getByText('Entities added successfully')).toBeVisible();
  const first = page.url();
  expect(await namesNow()).toEqual([`${group} / `, `${plant} / 1 Old Road`]);

  await page.goto(screen('verdant', importPage));
  const exported = await downloaded(page, 'Export entities');
  const changed = exported.rows.find((each) => each[exported.at('Name')] === plant) ?? [];
  changed[exported.at('Name')] = renamed;
  await upload(page, [exported.rows[0] ?? [], ...exported.rows.slice(1).reverse()]);
  await expect(page.getByText(/^0 new entities, 1 changed, \d+ unchanged\. Nothing is stored yet\.$/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^${renamed}`) })).toContainText(`Name: ${plant} → ${renamed}`);
  await page.getByRole('button', { name: 'Import 1 entity' }).click();
  await expect(page.getByText('Entities changed')).toBeVisible();
  expect(await namesNow()).toEqual([`${group} / `, `${renamed} / 1 Old Road`]);

  await page.getByRole('button', { name: 'Undo import of Entities.xlsx' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText(/^0 removed again, 1 restored, 0 restored in part, 0 kept/)).toBeVisible();
  expect(await namesNow()).toEqual([`${group} / `, `${plant} / 1 Old Road`]);
  await page.goto(first);
  await page.getByRole('button', { name: 'Undo import of Entities.xlsx' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText(/^2 removed again, 0 restored, 0 restored in part, 0 kept/)).toBeVisible();
  expect(await namesNow()).toEqual([]);
});
