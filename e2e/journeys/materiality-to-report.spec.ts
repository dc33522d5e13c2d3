import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { readPdf } from '../figures.ts';
import { expect, test } from '../journey.ts';
import { enter, people, signedInApi } from '../people.ts';
import { createReport, goOn, selectDisclosures, untilSaved } from '../wizard.ts';

const mark = Date.now();
const reason = `No boilers are left (${mark}).`;

type Entity = { readonly id: string };
type Topic = Entity & { readonly libraryIds: readonly string[] };

/** An assessment of a year that has none, in which emissions are severe and emissions to air are slight, with all scores shown. */
const assess = async () => {
  const call = await signedInApi(people.verdantAdministrator);
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const answer = await call(method, path, body);
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    return (await answer.json()) as Answer;
  };
  const years = await ask<{ year: number }[]>('GET', '/materiality/years');
  // Nothing is carried on into the earliest year.
  const year = Math.min(2020, ...years.map((each) => each.year)) - 1;
  const { id } = await ask<Entity>('POST', '/materiality/profiles', { year, edition: 'gri-3-2021' });
  const own = await ask<{ topics: Topic[] }>('GET', `/materiality/profiles/${id}`);
  const held = new Set(own.topics.flatMap(({ libraryIds }) => libraryIds));
  const missing = ['ghg-scope12', 'air-emissions'].filter((each) => !held.has(each));
  if (missing.length > 0)
    await ask('POST', `/materiality/profiles/${id}/topics`, {
      topics: missing.map((each) => ({ libraryIds: [each], name: null })),
    });
  const { topics } = await ask<{ topics: Topic[] }>('GET', `/materiality/profiles/${id}`);
  for (const [libraryId, score] of [['ghg-scope12', 5] as const, ['air-emissions', 1] as const]) {
    const title = `${libraryId} ${mark}`;
    const { iros } = await ask<{ iros: (Entity & { title: string })[] }>('POST', `/materiality/profiles/${id}/iros`, {
      topicId: topics.find(({ libraryIds }) => libraryIds.includes(libraryId))?.id,
      kind: 'negative',
      actual: true,
      humanRights: false,
      title,
      description: '',
      horizon: 'short',
      stages: ['own'],
      stakeholders: [],
    });
    const iro = iros.find((each) => each.title === title);
    const scores = ['scale', 'scope', 'irremediability'].map((criterion) => ({ criterion, score }));
    await ask('PUT', `/materiality/iros/${iro?.id}/scores`, { scores, reason: '' });
  }
  await ask('POST', `/materiality/profiles/${id}/reveal`);
  return { id, year };
};

/** Says in the decision why emissions to air are not material, and decides. */
const decide = async (page: Page) => {
  await page
    .getByRole('row', { name: /Not material/ })
    .getByRole('button', { name: /^Judge / })
    .first()
    .click();
  const judging = page.getByRole('dialog');
  await judging.getByRole('radio', { name: 'Not material' }).check();
  await judging.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await judging.getByRole('button', { name: 'Save' }).click();
  await expect(judging).toBeHidden();
  await expect(page.getByText('Judged not material')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reason for the decision' }).fill('Agreed by the board');
  await page.getByRole('button', { name: 'Decide what is material' }).click();
  await page.getByRole('button', { name: /^Decide as / }).click();
  await expect(page.getByText('The decision is made').first()).toBeVisible({ timeout: 30_000 });
};

/** The PDF files of the draft, as text without spaces, by language. */
const textsOfDraft = async (page: Page) => {
  await page.goto(page.url().replace(/\/[a-z-]+(\?.*)?$/, '/completion'));
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 100_000 }),
    page.getByRole('button', { name: 'Create and download all' }).click(),
  ]);
  const files = Object.entries(unzipSync(new Uint8Array(readFileSync(await file.path()))));
  const textIn = async (language: string, other: string) => {
    // The side-by-side file names both languages.
    const isIn = (name: string) => name.includes(language) && !name.includes(other);
    const [, bytes] = files.find(([name]) => name.endsWith('.pdf') && isIn(name)) ?? [];
    return (await readPdf(bytes ?? new Uint8Array())).text.replace(/\s+/g, '');
  };
  return {
    english: await textIn('English', '繁體中文'),
    chinese: await textIn('繁體中文', 'English'),
  };
};

test('from scores to a decision, and to a GRI report whose index prints why a topic is left out', async ({ page }) => {
  const { id, year } = await assess();
  await enter(page, people.verdantAdministrator, `/ct/materiality/${id}/matrix`);
  const threshold = page.getByRole('slider', { name: 'Threshold: Impact' });
  await expect(page.getByText(/1 of \d+ topics are material/)).toBeVisible();
  await threshold.press('ArrowLeft');
  await expect(page.getByText('You moved the thresholds')).toBeVisible();
  await page.getByRole('button', { name: 'Move them back' }).click();
  await expect(page.getByText('You moved the thresholds')).toBeHidden();
  await page.getByRole('link', { name: 'Decision', exact: true }).click();
  await decide(page);

  await createReport(page, 'verdant', 'GRI Standards', `After the assessment ${mark}`);
  await selectDisclosures(page, ['2-1', '305-7']);
  await goOn(page, 'Select topics');
  await goOn(page, 'Report name');
  await page.getByRole('textbox', { name: 'Start date' }).fill(`01-Jan-${year}`);
  await page.getByRole('textbox', { name: 'End date' }).fill(`31-Dec-${year}`);
  await page.getByRole('checkbox', { name: '繁體中文' }).check();
  await untilSaved(page);
  await page.goto(page.url().replace(/\/description.*/, '/select-topics'));
  await page.getByRole('button', { name: `Take over from the materiality assessment ${year}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Leave, and the index says why/ }).click();
  // In both languages of the report, as it was written.
  await expect(dialog.getByText(reason)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('The report follows the assessment.').first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('checkbox', { name: 'GRI 305: Emissions 2016' })).toBeChecked();

  const { english, chinese } = await textsOfDraft(page);
  expect(english).toContain(reason.replace(/\s+/g, ''));
  expect(chinese).toContain(`${reason.replace(/\s+/g, '')}（原文為英文）`);
});
