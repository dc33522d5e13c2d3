import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readXlsx } from 'hucre';
import { type Ask, answeredReport, askerOf, line, type Made, period, steam } from '../climate.ts';
import { readPdf, readWord } from '../figures.ts';
import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, type Person, screen } from '../people.ts';

type Totals = Record<'scope1' | 'scope2Location' | 'scope2Market' | 'scope3' | 'location' | 'market', string>;

/** A year of bills of three sites, a fleet, a leak of refrigerant, and waste and business travel of scope 3. */
const enterYear = async (ask: Ask) => {
  const sites: Made[] = [];
  for (const name of ['Kwun Tong works', 'Leeds mill', 'York depot'])
    sites.push(await ask<Made>('POST', '/entities', { name, type: 'Site', parentId: null, fiscalYearStartMonth: 1 }));
  const [works, mill, depot] = sites.map(({ id }) => id);
  const months = Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}`);
  const gas = { activityTypeId: 'stationary-gas', basis: 'gross', activity: 'Fuel: Natural gas' };
  const lines = [
    ...months.map((month) => ({ ...line, ...gas, month, entityId: mill, label: 'Boiler', amount: '20000' })),
    ...[works, mill, depot].map((entityId) => ({ ...line, entityId, label: 'Meter', amount: '30000' })),
    {
      ...line,
      activityTypeId: 'fleet-fuel',
      activity: 'Fuel: Diesel (average biofuel blend)',
      entityId: depot,
      label: 'Vans',
      amount: '2500',
      unit: 'L',
    },
    { ...line, activityTypeId: 'refrigerants', activity: 'Leak of HFC-32', entityId: works, amount: '2', unit: 'kg' },
    {
      ...line,
      activityTypeId: 'waste-treatment',
      activity: 'Waste: asbestos, landfill',
      category: 5,
      amount: '9',
      unit: 't',
    },
    { ...line, activityTypeId: 'heat-steam-cooling', entityId: mill, label: 'Steam', amount: '40000' },
  ];
  for (const each of lines) await ask('POST', '/climate-activities', each);
};

const saveAndExpect = async (page: Page, button: string) => {
  const [answer] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'PUT'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
};

/** Screens scope 3: leaves one category out with its reason, estimates and plans another, and stores what reports say. */
const screenScopeThree = async (page: Page, person: Person, timeId: string) => {
  await page.goto(screen(person.tenant, `/ct/climate/scope-3?time=${timeId}`));
  await page.getByRole('link', { name: '14 Franchises' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '14 Franchises' })).toBeVisible();
  await page.getByRole('radio', { name: 'Not relevant' }).click();
  await page.getByRole('textbox', { name: 'Reason' }).fill('We grant no franchises');
  await saveAndExpect(page, 'Save decision');
  await expect(page.getByText(/^Decided by /)).toBeVisible();

  await page.goto(screen(person.tenant, `/ct/climate/scope-3/1?time=${timeId}`));
  await page.getByRole('radio', { name: 'Relevant', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Size' }).click();
  await saveAndExpect(page, 'Save decision');
  await page.getByRole('button', { name: 'Add a rough estimate' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What did you use?' }).selectOption('Goods and services by spend');
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('4200000');
  await expect(dialog.getByRole('combobox', { name: 'Unit' })).not.toHaveValue('');
  await dialog.getByRole('button', { name: 'Add estimate' }).click();
  // Nobody has a factor per amount of money: the page says so, and guesses nothing.
  await expect(page.getByText(/^No factor fits what was used/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Planned method' }).selectOption('Spending');
  await page.getByRole('textbox', { name: 'Data owner' }).fill('Procurement');
  await saveAndExpect(page, 'Save plan');

  await page.goto(screen(person.tenant, `/ct/climate/scope-3?time=${timeId}`));
  await expect(page.getByText('2 of 15')).toBeVisible();
  await expect(page.getByRole('row', { name: /^1 Purchased goods/ })).toContainText('Procurement');
  await page.getByRole('button', { name: /^Store in the data hub for / }).click();
  await expect(page.getByText('Stored in the data hub', { exact: true })).toBeVisible();
};

const download = async (page: Page, name: RegExp): Promise<Uint8Array> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click({ timeout: 100_000 }),
  ]);
  return new Uint8Array(await readFile(await file.path()));
};

/** Makes the three files, and reads the totals out of each. */
const expectFiles = async (page: Page, totals: Totals) => {
  await page.getByRole('button', { name: 'Create files' }).click();
  const tonnes = Number(totals.location) / 1000;
  const pdf = await readPdf(await download(page, /^Download PDF/));
  expect(pdf.decimals).toContain(Number(tonnes.toFixed(3)));
  expect(pdf.text).toContain('Steam of the park');
  expect(pdf.text).toContain('We grant no franchises');
  const word = await readWord(await download(page, /^Download Word/));
  expect(word.decimals).toContain(Number(tonnes.toFixed(3)));
  const { sheets } = await readXlsx(await download(page, /^Download Excel/));
  const sums = sheets.find(({ name }) => name === 'Audit - totals')?.rows ?? [];
  const exact = sums.slice(1).map((row) => String(row[3]));
  expect(exact).toEqual([
    totals.scope1,
    totals.scope2Location,
    totals.scope2Market,
    totals.scope3,
    totals.location,
    totals.market,
  ]);
};

const tonnesOf = (kg: string) => Number(kg) / 1000;

/** Publishes what GRI 305 and IFRS S2 ask of scopes, with the totals of the inventory. How it was calculated is filled in with the figures. */
const publishReports = async (ask: Ask, totals: Totals) => {
  const gri = await answeredReport(ask, 'gri-2025', '305-1');
  expect(gri.numberOf('ghg.scope1.total')).toBeCloseTo(tonnesOf(totals.scope1), 6);
  await ask('POST', `/reports/${gri.id}/publish`, {});
  const ifrs = await answeredReport(ask, 'ifrs-s2-2025', 'S2.29(a)', ['ghg.scope2.instruments']);
  expect(ifrs.numberOf('ghg.scope1.total')).toBeCloseTo(tonnesOf(totals.scope1), 6);
  expect(ifrs.numberOf('ghg.scope2.location_based')).toBeCloseTo(tonnesOf(totals.scope2Location), 6);
  expect(ifrs.numberOf('ghg.scope3.total')).toBeCloseTo(tonnesOf(totals.scope3), 6);
  const { provisions } = await ask<{ provisions: { missing: string[] } }>('GET', `/reports/${ifrs.id}/validation`);
  const decision = { codes: provisions.missing, reason: 'The first report is of emissions alone.' };
  await ask('PUT', `/reports/${ifrs.id}/missing-decision`, decision);
  await ask('POST', `/reports/${ifrs.id}/publish`, {});
};

const setTarget = async (page: Page, person: Person, value: string) => {
  await page.goto(screen(person.tenant, '/ct/data-hub/ghg.scope1.total'));
  await page.getByRole('button', { name: 'Set a target' }).click();
  const form = page.getByRole('dialog');
  const fill = (name: string, text: string) => form.getByRole('textbox', { name, exact: true }).fill(text);
  await fill('Name', 'Halve scope 1');
  await fill('Base year', '2025');
  await fill('Value in the base year', value);
  await fill('Target year', '2030');
  await fill('Value in the target year', '20');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Halve scope 1').first()).toBeVisible();
};

test('a year of bills becomes an inventory with its files, a target, and answers of GRI 305 and IFRS S2', async ({
  page,
}) => {
  const person = await organisationOnTrial(page, 'inventory');
  const ask = await askerOf(person);
  const factor = await ask<Made>('POST', '/climate-factors', steam);
  await ask('POST', `/climate-factors/${factor.id}/confirm`, { version: factor.version });
  await enterYear(ask);
  const { totals } = await ask<{ totals: Totals }>('GET', '/climate-inventories?from=2025-01&to=2025-12');

  const time = await ask<Made>('POST', '/reporting-times', { name: null, period });

  // Results and inventory open with the newest year that has lines.
  await enter(page, person, '/ct/climate');
  const year = page.getByRole('combobox', { name: 'Year or reporting time' });
  await expect(year.locator('option:checked')).toHaveText('2025');
  await expect(page.getByRole('region', { name: 'Emissions by scope' })).toBeVisible();
  await screenScopeThree(page, person, time.id);
  await page.goto(screen(person.tenant, '/ct/climate'));
  await page.getByRole('link', { name: 'Inventory report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inventory report' })).toBeVisible();
  await expectFiles(page, totals);

  await page.goto(screen(person.tenant, `/ct/climate/publish?time=${time.id}`));
  await page.getByRole('button', { name: /^Publish \d+ figures$/ }).click();
  await expect(page.getByText('Published to the data hub')).toBeVisible();

  await publishReports(ask, totals);
  await setTarget(page, person, String(tonnesOf(totals.scope1)));
});

test('a corrected factor shows what it changes before it counts, and waits for a second person where the rules ask for one', async ({
  page,
}) => {
  const person = await organisationOnTrial(page, 'factor');
  const ask = await askerOf(person);
  const factor = await ask<Made>('POST', '/climate-factors', steam);
  const confirmed = await ask<Made>('POST', `/climate-factors/${factor.id}/confirm`, { version: factor.version });
  await ask('POST', '/climate-activities', { ...line, activityTypeId: 'heat-steam-cooling', label: 'Steam' });
  const gases = [{ gas: 'CO2', kgPerUnit: '0.3', isEquivalent: false, isBeside: false }];
  await ask('PUT', `/climate-factors/${factor.id}`, { ...steam, gases, version: confirmed.version });

  await enter(page, person, '/ct/climate/factors');
  await page.getByRole('button', { name: 'Compare and confirm Steam of the park' }).click();
  await page.getByRole('checkbox', { name: 'I compared all of this with the source' }).check();
  await page.getByRole('button', { name: 'Confirm factor' }).click();
  await page.getByRole('button', { name: 'Log of Steam of the park' }).click();
  await expect(page.getByRole('dialog').getByText('Changed: Amount per unit')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.goto(screen(person.tenant, '/ct/climate/rules'));
  await page.getByRole('button', { name: 'See what would change' }).click();
  await expect(page.getByText('Nothing has changed yet')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('0.3 t CO₂e').first()).toBeVisible();
  await page.getByRole('button', { name: 'Take over the new results' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('Results recalculated', { exact: true })).toBeVisible();

  // Its author confirmed it, so that it counts no longer once a second person is asked for.
  await page.getByRole('checkbox', { name: 'A second person must confirm own factors' }).click();
  await page.getByRole('button', { name: 'Save rules' }).click();
  await expect(page.getByText('Rules saved. Results still go by the former ones.')).toBeVisible();
  await page.goto(screen(person.tenant, '/ct/climate/factors'));
  await expect(page.getByText('Waits for a second person')).toBeVisible();
  await page.getByRole('button', { name: 'Compare and confirm Steam of the park' }).click();
  await expect(page.getByText('A second person must confirm this factor')).toBeVisible();
});
