import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, signedInApi } from '../people.ts';

type Made = { readonly id: string };

/** A plant, a joint venture with figures of its own and a ship below it, whose year begins in April; with their direct emissions. */
const group = async (page: Page) => {
  const person = await organisationOnTrial(page, 'group');
  const call = await signedInApi(person);
  const make = async (path: string, content: object) => {
    const answer = await call('POST', path, content);
    expect(answer.status, path).toBe(201);
    return (await answer.json()) as Made;
  };
  const entity = (name: string, more: object) =>
    make('/entities', { name, type: 'Company', parentId: null, fiscalYearStartMonth: 1, ...more });
  const year = (start: string, end: string) => make('/reporting-times', { name: null, period: { start, end } });
  const emitted = (time: Made, of: Made, tonnes: string) =>
    make('/data-points', {
      sectionId: 'ghg.scope1.total:total:figures',
      entityId: of.id,
      reportingTimeId: time.id,
      labelIds: [],
      value: { type: 'number', rows: [{ number: tonnes, unit: 't{CO2e}', descriptor: '' }] },
      source: 'Fuel bills',
      internal: false,
      quality: 'measured',
      methodology: '',
      explanation: '',
    });
  const plant = await entity('Tai Po plant', { type: 'Site' });
  const venture = await entity('Pearl Shipping', {});
  const ship = await entity('MV Pearl', { type: 'Vessel', parentId: venture.id, fiscalYearStartMonth: 4 });
  const calendar = await year('2025-01-01', '2025-12-31');
  await emitted(calendar, plant, '800');
  await emitted(calendar, venture, '250.5');
  await emitted(await year('2024-04-01', '2025-03-31'), ship, '1460');
  await emitted(await year('2025-04-01', '2026-03-31'), ship, '1825');
  return person;
};

/** Says in the boundary that the organisation owns 40% of the joint venture and runs it together with others. */
const hold = async (page: Page) => {
  await page.getByRole('button', { name: 'Pearl Shipping' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pearl Shipping' });
  await dialog.getByRole('textbox', { name: /^Ownership/ }).fill('40');
  await dialog.getByRole('checkbox', { name: 'Your organisation operates it' }).uncheck();
  await dialog.getByRole('radio', { name: 'Your organisation together with others' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
};

test('a group with a joint venture and a ship reads one figure with its arithmetic', async ({ page }) => {
  await enter(page, await group(page), '/ct/entity-management');
  await page.getByRole('link', { name: 'Boundary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boundary' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Reporting year' }).selectOption('2025');
  await hold(page);

  // What it would make of each entity is seen before it is saved.
  await page.getByRole('radio', { name: 'Equity share' }).check();
  await expect(page.getByText(/^What would count by Equity share/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^MV Pearl/ })).toContainText('40%');
  await page.getByRole('button', { name: 'Save approach' }).click();
  await expect(page.getByText('Approach saved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Consolidated figures' }).click();
  const time = page.getByRole('combobox', { name: 'Reporting time' });
  await time.selectOption({ label: '01-Jan-2025 – 31-Dec-2025' });
  const figure = page.getByRole('row', { name: /^Scope 1 emissions/ });
  // 40% of 250.5 tonnes beside the plant's 800; the ship waits until somebody has said what the venture's own figures include.
  await expect(figure).toContainText('900.2');
  await page.getByRole('button', { name: 'Its own operations only' }).click();
  // 90 days of one year of the ship and 275 of the next are 1,735 tonnes, of which 40% count.
  await expect(figure).toContainText('1,594.2');
  await expect(figure).toContainText('3 of 3 entities count');

  await figure.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Scope 1 emissions, step by step' })).toBeVisible();
  const steps = page.getByRole('treegrid', { name: 'Steps of the calculation' });
  await expect(steps.getByRole('row', { name: /^MV Pearl counts with 40%: 40% of Pearl Shipping/ })).toContainText(
    '694',
  );
  await expect(steps.getByRole('row', { name: /^By the day: 90 of 365 days/ })).toContainText('360');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel with formulas' }).click();
  expect((await download).suggestedFilename()).toBe('Scope 1 emissions.xlsx');
});
