import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readPdf } from '../figures.ts';
import { expect, test } from '../journey.ts';
import { enter, people } from '../people.ts';
import { createReport, field, goOn, markComplete, openDisclosure, selectDisclosures, untilSaved } from '../wizard.ts';

const mark = Date.now();
/** Of each material topic: its standard, and in either language its row in the content index and what is said of it. */
const topics = [
  {
    standard: 'GRI 302: Energy 2016',
    code: '3-3 GRI 302',
    English: { row: 'Management of this topic: Energy', said: 'We buy wind power.' },
    繁體中文: { row: '本議題的管理：能源', said: '我們採購風電。' },
  },
  {
    standard: 'GRI 305: Emissions 2016',
    code: '3-3 GRI 305',
    English: { row: 'Management of this topic: Emissions', said: 'Heat pumps replace boilers.' },
    繁體中文: { row: '本議題的管理：排放', said: '我們以熱泵取代鍋爐。' },
  },
] as const;
const languages = ['English', '繁體中文'] as const;

/** Creates a report in two languages with two material topics. */
const begin = async (page: Page) => {
  await createReport(page, 'verdant', 'GRI Standards', `Material topics ${mark}`);
  await selectDisclosures(page, ['2-1', ...topics.map(({ code }) => code), '302-1', '305-1']);
  await goOn(page, 'Select topics');
  for (const { standard } of topics) await page.getByRole('checkbox', { name: standard }).check();
  await expect(page.getByText('2 of 2 topics are material')).toBeVisible();
  await goOn(page, 'Report name');
  await page.getByRole('textbox', { name: 'Start date' }).fill('01-Jan-2025');
  await page.getByRole('textbox', { name: 'End date' }).fill('31-Dec-2025');
  await page.getByRole('checkbox', { name: '繁體中文' }).check();
  await untilSaved(page);
};

/** All files of the draft, saved as one ZIP file. */
const filesOfDraft = async (page: Page) => {
  await page.goto(page.url().replace(/\/data-input.*/, '/completion'));
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 100_000 }),
    page.getByRole('button', { name: 'Create and download all' }).click(),
  ]);
  return unzipSync(new Uint8Array(readFileSync(await file.path())));
};

const squeezed = (text: string) => text.replace(/\s+/g, '');

test('an administrator answers GRI 3-3 for each material topic, and the files of the draft, made with one press, print each answer and its row in the index', async ({
  page,
}) => {
  await enter(page, people.verdantAdministrator);
  await begin(page);
  for (const { code, ...topic } of topics) {
    await openDisclosure(page, code);
    for (const language of languages)
      await field(page, 'Management of material topics')
        .getByRole('textbox', { name: language, exact: true })
        .fill(topic[language].said);
    await untilSaved(page);
    await markComplete(page);
  }

  const files = await filesOfDraft(page);
  expect(
    Object.keys(files)
      .map((name) => name.split('.').at(-1))
      .toSorted(),
  ).toEqual(['docx', 'docx', 'pdf', 'pdf', 'pdf', 'xlsx', 'xlsx']);
  for (const language of languages) {
    // The side-by-side file names both languages.
    const isIn = (name: string) => languages.every((each) => name.includes(each) === (each === language));
    const [, bytes] = Object.entries(files).find(([name]) => name.endsWith('.pdf') && isIn(name)) ?? [];
    const text = squeezed((await readPdf(bytes ?? new Uint8Array())).text);
    for (const { code, ...topic } of topics) {
      const { row, said } = topic[language];
      expect(text).toContain(squeezed(said));
      // GRI prints one number for all topics; the code that keeps them apart is for the screen.
      expect(text).toContain(squeezed(`3-3${row}`));
      expect(text).not.toContain(squeezed(code));
    }
  }
});
