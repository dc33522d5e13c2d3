import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';
import { untilSaved } from '../wizard.ts';

type Made = { id: string; version: number };
/** Another one with each try: a figure that is already in the data hub is not newer. */
const figure = String(1000 + (Math.floor(Date.now() / 1000) % 9000));
const period = { start: '2025-01-01', end: '2025-12-31' };

/** A report of 2025 with these disclosures, created without the browser. */
const reportWith = async (versionId: string, name: string, disclosureCodes: string[]) => {
  const call = await signedInApi(people.verdantAdministrator);
  const made = (await (await call('POST', '/reports', { versionId, name })).json()) as Made;
  const changed = await call('PATCH', `/reports/${made.id}`, { version: made.version, period, disclosureCodes });
  expect(changed.status).toBe(200);
  return { id: made.id, call };
};

const openInput = (page: Page, versionId: string, id: string, code: string) =>
  page.goto(screen('verdant', `/ct/framework-reports/${versionId}/reports/${id}/data-input?disclosure=${code}`));

/** Chooses from the menu of the first field. */
const chooseOfField = async (page: Page, entry: string) => {
  await page
    .getByRole('button', { name: /^More for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: entry }).click();
};

test('one collected figure answers a GRI and an HKEX report, and an answer is saved to the hub', async ({ page }) => {
  const gri = await reportWith('gri-2025', 'GRI from the hub', ['305-1', '305-2', '302-1']);
  const hkex = await reportWith('hkex-c2-2025', 'HKEX from the hub', ['D-28']);
  const value = { type: 'number', rows: [{ number: '1', unit: 't{CO2e}', descriptor: 'Typed' }] };
  await gri.call('PUT', `/reports/${gri.id}/answers/305-1/ghg.scope1.total`, { version: 0, value });

  await enter(page, people.verdantAdministrator);
  await openInput(page, 'gri-2025', gri.id, '305-1');
  await expect(page.getByText(/^The data hub has another value: /)).toBeVisible();
  await page.getByRole('button', { name: 'Fill report from data hub' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fill from data hub' });
  // Skipping keeps what was typed; selecting replaces it.
  await dialog.getByRole('radio', { name: /^Select/ }).check();
  await dialog.getByRole('checkbox', { name: /^305-1 / }).check();
  await dialog.getByRole('button', { name: /^Fill \d+ fields$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('From the data hub', { exact: true }).first()).toBeVisible();
  await chooseOfField(page, 'Where it comes from');
  await expect(page.getByRole('dialog').getByText('In this report')).toBeVisible();
  await page.keyboard.press('Escape');

  await openInput(page, 'hkex-c2-2025', hkex.id, 'D-28');
  await page.getByRole('button', { name: 'Fill from data hub' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Fill \d+ fields?$/ })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('From the data hub', { exact: true }).first()).toBeVisible();
  const answerOf = async ({ id, call }: typeof gri) => {
    const answers = (await (await call('GET', `/reports/${id}/answers`)).json()) as {
      fieldKey: string;
      value: object;
    }[];
    return answers.find(({ fieldKey }) => fieldKey === 'ghg.scope1.total')?.value;
  };
  expect(await answerOf(hkex)).toEqual(await answerOf(gri));

  // An edited answer is stored in the data hub: the hub names the existing data point, and accepts the new value.
  const number = page.getByRole('textbox', { name: /Number/ }).first();
  await number.fill(figure);
  await number.press('Tab');
  await untilSaved(page);
  await chooseOfField(page, 'Save to data hub');
  const save = page.getByRole('dialog', { name: 'Save to data hub' });
  await save.getByRole('button', { name: 'Save to data hub' }).click();
  await expect(save.getByText('Data conflict: A data point already exists for this time period.')).toBeVisible();
  await save.getByRole('button', { name: 'Update the original' }).click();
  await expect(save).toBeHidden();

  // The GRI report keeps its copy and says that there is a newer value.
  await openInput(page, 'gri-2025', gri.id, '305-1');
  await expect(page.getByText(/^Newer value in the data hub: /)).toBeVisible();
});
