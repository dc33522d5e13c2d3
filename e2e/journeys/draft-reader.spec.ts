import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';

/*
 * A chairman without an account reads the draft on a telephone and comments on it; the colleague who asked answers, resolves the comment,
 * and withdraws the link.
 */
test.describe.configure({ mode: 'serial' });

const mark = Date.now();
const name = `Draft for the board ${mark}`;
const versionId = 'gri-2025';
let owner: Page;
let chairman: Page;
let link = '';
let previewPath = '';

test.beforeAll(async ({ browser }) => {
  owner = await browser.newPage();
  chairman = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
});
test.afterAll(async () => {
  await owner.close();
  await chairman.close();
});

test('a named person gets a link to the draft', async () => {
  await owner.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const call = await signedInApi(people.verdantAdministrator);
  const made = await call('POST', '/reports', { versionId, name });
  const report = (await made.json()) as { id: string; version: number };
  const disclosureCodes = ['2-1', '305-1'];
  const selected = await call('PATCH', `/reports/${report.id}`, { version: report.version, disclosureCodes });
  expect(selected.status).toBe(200);
  const rows = [{ number: '1234.5', unit: 't{CO2e}', descriptor: '' }];
  const answer = await call('PUT', `/reports/${report.id}/answers/305-1/ghg.scope1.total`, {
    version: 0,
    value: { type: 'number', rows },
  });
  expect(answer.status).toBe(200);
  previewPath = `/ct/framework-reports/${versionId}/reports/${report.id}/preview`;
  await enter(owner, people.verdantAdministrator, previewPath);
  await owner.getByRole('button', { name: 'Share the draft' }).click();
  const sheet = owner.getByRole('dialog', { name: 'Share the draft' });
  await sheet.getByRole('textbox', { name: /^Name/ }).fill('Chairman Wong');
  await sheet.getByRole('textbox', { name: /^Message/ }).fill('Before Thursday, please.');
  await sheet.getByRole('button', { name: 'Create the link' }).click();
  await expect(sheet.getByText('The link for Chairman Wong is ready')).toBeVisible();
  await sheet.getByRole('button', { name: /Copy the link/ }).click();
  await expect(sheet.getByText('Copied').first()).toBeVisible();
  link = await owner.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).hash).toMatch(/^#key=/);
  await sheet.getByRole('button', { name: 'Close' }).click();
});

test('the reader opens it on a telephone, without an account, and comments', async () => {
  await chairman.goto(link);
  await expect(chairman.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(chairman.url()).not.toContain('key=');
  await expect(chairman.getByText('Before Thursday, please.')).toBeVisible();
  const cover = chairman.getByRole('listitem', { name: /^Page 1 of/ });
  await expect(cover).toBeVisible();
  await expect(chairman.getByText(/^1 \/ \d+$/)).toBeVisible();
  await chairman.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(async () => (await cover.boundingBox())?.height ?? 800).toBeLessThan(600);
  await chairman.setViewportSize({ width: 390, height: 844 });
  expect(await chairman.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await chairman.getByRole('radio', { name: 'Comments' }).click();
  await chairman.getByRole('textbox', { name: 'Your comment' }).fill('Where is the letter of the chairman?');
  await chairman.getByRole('button', { name: 'Send comment' }).click();
  await expect(chairman.getByText('Where is the letter of the chairman?').last()).toBeVisible();
  await chairman.getByRole('combobox', { name: 'About' }).selectOption('disclosure 305-1');
  await chairman.getByRole('textbox', { name: 'Your comment' }).fill('More than last year?');
  await chairman.getByRole('button', { name: 'Send comment' }).click();
  await expect(chairman.getByRole('heading', { level: 3, name: /^305-1/ })).toBeVisible();
});

test('the team reads, answers and resolves the comment, and withdraws the link', async () => {
  const comments = owner.locator('section').filter({ hasText: 'comments on the draft' }).last();
  await expect(owner.getByRole('heading', { name: '2 comments on the draft' })).toBeVisible();
  await owner.getByRole('button', { name: 'Show comments' }).click();
  await expect(comments.getByText('Chairman Wong').first()).toBeVisible();
  const first = owner.getByRole('region', { name: 'Where is the letter of the chairman?' });
  await first.getByRole('button', { name: 'Reply' }).click();
  await first.getByRole('textbox', { name: 'Your answer' }).fill('It comes on Monday.');
  await first.getByRole('button', { name: 'Reply' }).click();
  await expect(first.getByText('It comes on Monday.')).toBeVisible();
  await first.getByRole('button', { name: 'Resolve' }).click();
  await expect(owner.getByRole('heading', { name: 'One comment on the draft' })).toBeVisible();
  await owner.goto(screen('verdant', `${previewPath.replace('/preview', '/data-input')}?disclosure=305-1`));
  await owner.getByRole('tab', { name: /Comments/ }).click();
  await expect(owner.getByText('More than last year?')).toBeVisible();

  await chairman.reload();
  await chairman.getByRole('radio', { name: /^Comments/ }).click();
  await expect(chairman.getByText('It comes on Monday.')).toBeVisible();
  await chairman.getByRole('button', { name: 'I have read the draft' }).click();
  await chairman.getByRole('button', { name: 'I am done' }).click();
  await expect(chairman.getByText(/know that you’ve read the draft/)).toBeVisible();

  await owner.goto(screen('verdant', `${previewPath}#share`));
  const sheet = owner.getByRole('dialog', { name: 'Share the draft' });
  await expect(sheet.getByText('Has read it')).toBeVisible();
  await sheet.getByRole('button', { name: 'Withdraw the link of Chairman Wong' }).click();
  await owner.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(sheet.getByText('Withdrawn')).toBeVisible();
  await chairman.reload();
  await expect(chairman.getByRole('heading', { name: 'This invitation was withdrawn' })).toBeVisible();
});
