import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type CellValue, readXlsx, writeXlsx } from 'hucre';
import { expect, test } from '../journey.ts';
import { colleagueOf, organisationOnTrial } from '../organisation.ts';
import { enter } from '../people.ts';

const mark = Date.now();
const smoke = `Smoke of the boiler ${mark}`;
const steel = `A carbon price on steel ${mark}`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the assessment' }).getByRole('link', { name }).click();

const start = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'No assessment yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Start an assessment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Start an assessment' });
  await dialog.getByRole('radio', { name: /^ESRS \(2026\)/ }).check();
  await dialog.getByRole('button', { name: 'Start an assessment' }).click();
  await expect(heading(page, 'Context')).toBeVisible();
  await page.getByRole('textbox', { name: /^Scope/ }).fill('Both plants and the office');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Scope/ })).toHaveValue('Both plants and the office');
};

/** Topics of the library, one of the organisation’s own, and one left out with its reason. */
const list = async (page: Page) => {
  await step(page, 'Topics');
  await page.getByRole('button', { name: 'Add topics' }).click();
  const library = page.getByRole('dialog', { name: 'Add topics' });
  for (const name of [/^Air pollutants/, /^Water use/]) await library.getByRole('checkbox', { name }).first().check();
  await library.getByRole('button', { name: 'Add 2 topics' }).click();
  await expect(page.getByText('2 topics considered')).toBeVisible();
  await page.getByRole('button', { name: 'Add your own' }).click();
  const own = page.getByRole('dialog', { name: 'Add a topic of your own' });
  await own.getByRole('textbox', { name: /^Name in English/ }).fill('Light at night');
  await own.getByRole('textbox', { name: /^Name in Chinese/ }).fill('夜間光害');
  await own.getByRole('button', { name: 'Add topic' }).click();
  await page.getByRole('button', { name: /^Change Water/ }).click();
  await page.getByRole('menuitem', { name: 'Leave out' }).click();
  const leaving = page.getByRole('dialog', { name: /^Leave out/ });
  await leaving.getByRole('textbox', { name: /^Reason/ }).fill('Hardly any water is used');
  await leaving.getByRole('button', { name: 'Leave out' }).click();
  await expect(page.getByText('Hardly any water is used')).toBeVisible();
  await expect(page.getByText('2 topics considered')).toBeVisible();
};

const describe = async (page: Page, title: string, kind?: string) => {
  await page.getByRole('button', { name: 'Add an entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add an entry' });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
  if (kind) await dialog.getByRole('radio', { name: new RegExp(`^${kind}`) }).check();
  await dialog.getByRole('button', { name: 'Add entry' }).click();
  await expect(page.getByText(title)).toBeVisible();
};

/** Adds an entry to the register as it was downloaded, imports the sheet, and undoes the import once the list has it. */
const importAndUndo = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Import entries' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import entries' });
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download the register' }).click();
  const { sheets } = await readXlsx(await readFile(await (await waiting).path()));
  const register = sheets.find(({ rows }) => rows[0]?.includes('Entry ID'))?.rows ?? [];
  const [heads = [], first = []] = register;
  const added: CellValue[] = heads.map((head, place) =>
    head === 'Entry ID' ? null : head === 'Title' ? title : (first[place] ?? null),
  );
  await dialog.getByLabel('Sheet with entries').setInputFiles({
    name: 'Register.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(
      await writeXlsx({ sheets: [{ name: 'Register', rows: [...register, added].map((row) => [...row]) }] }),
    ),
  });
  await expect(dialog.getByText('1 new entry, 0 changed, 2 unchanged, 0 refused.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(dialog.getByText('The entries are imported')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText(title)).toBeVisible();
  await page.getByRole('button', { name: 'Import entries' }).click();
  await dialog.getByRole('button', { name: 'Undo import of Register.xlsx' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(page.getByText(title)).toHaveCount(0);
};

/** Scores the open entry by keys alone, from its first question on. */
const scoreWithKeys = async (page: Page, digits: string) => {
  const first = page.getByRole('radiogroup').first();
  await first.getByRole('radio').first().focus();
  for (const digit of digits) await page.keyboard.press(digit);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
};

test('an administrator and a second scorer score what matters blind, and settle it together', async ({ page }) => {
  test.slow();
  const owner = await organisationOnTrial(page, 'matters');
  const scorer = await colleagueOf(page, owner, { label: 'scorer', firstName: 'Daniel', lastName: 'Ho' });
  await enter(page, owner, '/ct/materiality');
  await start(page);
  await list(page);
  await step(page, 'Impacts, risks and opportunities');
  await describe(page, smoke);
  await describe(page, steel, 'Risk');
  await importAndUndo(page, `Noise of the fans ${mark}`);
  await step(page, 'Scoring');
  await expect(page.getByText('0 of 2 scored by you')).toBeVisible();
  await scoreWithKeys(page, '533');
  await expect(page.getByText('1 of 2 scored by you')).toBeVisible();
  const address = new URL(page.url()).pathname;

  await enter(page, scorer, address);
  await expect(page.getByText('0 of 2 scored by you')).toBeVisible();
  await expect(page.getByText('1 person scored it')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await scoreWithKeys(page, '233');
  await expect(page.getByRole('button', { name: 'Show scores' })).toHaveCount(0);

  await enter(page, owner, address);
  await page.getByRole('button', { name: 'Show scores' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 entry without scores stays open.');
  await question.getByRole('button', { name: 'Show scores' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous entry' }).click();
  await expect(page.getByText('Far apart', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Settle Scale/ }).click();
  const settling = page.getByRole('dialog', { name: /^Settle Scale/ });
  await settling.getByRole('radio', { name: /^4\./ }).check();
  await settling.getByRole('textbox', { name: /^Reason/ }).fill('Measured in May');
  await settling.getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByText(/^Settled on 4 by .*: Measured in May/)).toBeVisible();
  await expect(page.getByText('Far apart', { exact: true })).toHaveCount(0);
});
