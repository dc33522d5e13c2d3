import type { Page } from '@playwright/test';
import { type Ask, answeredReport, askerOf, line, type Made, period, steam } from '../climate.ts';
import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, type Person, screen } from '../people.ts';

type Restated = { readonly new: { number: string }; readonly explained: { note: string } | null };

const gasesOf = (kgPerUnit: string) => [{ gas: 'CO2', kgPerUnit, isEquivalent: false, isBeside: false }];

/** The scope 2 of a year by location, in kilograms. */
const scopeTwoOf = async (ask: Ask, year: string) => {
  const { sums } = await ask<{ sums: { method: string | null; kgCo2e: string }[] }>(
    'GET',
    `/climate-sums?by=scope&from=${year}-01&to=${year}-12`,
  );
  return sums.find(({ method }) => method === 'location')?.kgCo2e;
};

/** The steam of two years by the supplier's edition of 2025; the figure of 2025 is printed in a published report. */
const publishYear = async (ask: Ask, timeId: string) => {
  const edition = await ask<Made>('POST', '/climate-factors', steam);
  const confirmed = await ask<Made>('POST', `/climate-factors/${edition.id}/confirm`, { version: edition.version });
  const bill = { ...line, activityTypeId: 'heat-steam-cooling', label: 'Steam' };
  await ask('POST', '/climate-activities', bill);
  await ask('POST', '/climate-activities', { ...bill, month: '2026-01' });
  await ask('POST', '/climate-publications', { reportingTimeId: timeId, replaces: false, language: 'en' });
  const report = await answeredReport(ask, 'gri-2025', '305-2');
  await ask('POST', `/reports/${report.id}/publish`, {});
  const settings = await ask<object>('GET', '/climate-inventory-settings');
  const { updatedBy: _, updatedAt: __, ...stated } = settings as Record<string, unknown>;
  const base = { ...stated, baseYearStart: '2025-01', thresholdPercent: '5' };
  await ask('PUT', '/climate-inventory-settings', base);
  return confirmed;
};

const takeOver = async (page: Page, person: Person, tonnes: { before: string; after: string; month: RegExp }) => {
  await page.goto(screen(person.tenant, '/ct/climate/rules'));
  await page.getByRole('button', { name: 'See what would change' }).click();
  await expect(page.getByText('Nothing has changed yet')).toBeVisible({ timeout: 60_000 });
  const changes = page.getByRole('table', { name: 'Largest changes' });
  // The head, and the lines of one year by both methods of scope 2.
  for (const row of await changes.getByRole('row').filter({ hasText: 'Steam' }).all())
    await expect(row).toHaveText(tonnes.month);
  await expect(changes.getByText(tonnes.before).first()).toBeVisible();
  await expect(changes.getByText(tonnes.after).first()).toBeVisible();
  await page.getByRole('button', { name: 'Take over the new results' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('Results recalculated', { exact: true })).toBeVisible();
};

const adopt = async (page: Page, button: string, reason: string) => {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await dialog.getByRole('button', { name: 'Adopt', exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('a new edition of a factor changes open months alone, and a corrected one restates what is published, with the reason', async ({
  page,
}) => {
  const person = await organisationOnTrial(page, 'release');
  const ask = await askerOf(person);
  const time = await ask<Made>('POST', '/reporting-times', { name: null, period });
  const confirmed = await publishYear(ask, time.id);
  const restatements = async () =>
    (await ask<{ items: Restated[] }>('GET', `/data-hub/restatements?reportingTimeId=${time.id}`)).items;

  await enter(page, person, '/ct/climate/rules');
  await adopt(page, 'Adopt as the base year', 'The first year with bills');

  // The supplier's next edition is in force from 2026: the published year stays as it is.
  const next = { ...steam, gases: gasesOf('0.2'), publicationYear: 2026, validFrom: '2026-01-01' };
  const edition = await ask<Made>('POST', '/climate-factors', { ...next, source: 'Letter of 2026' });
  await ask('POST', `/climate-factors/${edition.id}/confirm`, { version: edition.version });
  await takeOver(page, person, { before: '0.25', after: '0.2', month: /2026/ });
  expect([await scopeTwoOf(ask, '2025'), await scopeTwoOf(ask, '2026')]).toEqual(['250', '200']);
  expect(await restatements()).toEqual([]);

  // A correction of the edition of 2025 changes the published year, once its recalculated base year is adopted.
  const corrected = { ...steam, validTo: '2025-12-31', gases: gasesOf('0.3'), version: confirmed.version };
  const changed = await ask<Made>('PUT', `/climate-factors/${confirmed.id}`, corrected);
  await ask('POST', `/climate-factors/${changed.id}/confirm`, { version: changed.version });
  await takeOver(page, person, { before: '0.25', after: '0.3', month: /2025/ });
  await expect(page.getByText(/^The base year has changed by more than 5%/)).toBeVisible();
  expect(await restatements()).toEqual([]);
  await adopt(page, 'Adopt the recalculated base year', 'The supplier corrected its factor');
  await expect(page.getByText('The base year is within the threshold of 5%')).toBeVisible();
  const restated = await restatements();
  expect(restated.map(({ explained }) => explained?.note)).toContain('The supplier corrected its factor');
  expect(restated.map((each) => Number(each.new.number))).toContain(0.3);
});
