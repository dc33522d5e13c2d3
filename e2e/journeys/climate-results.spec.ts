import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, type Person, screen, signedInApi } from '../people.ts';

type Made = { readonly id: string };

/** Gas and electricity of 2025 and gas of 2026 of one mill. */
const enterLines = async (person: Person) => {
  const call = await signedInApi(person);
  const make = async (path: string, content: object) => {
    const answer = await call('POST', path, content);
    expect(answer.status, path).toBe(201);
    return (await answer.json()) as Made;
  };
  const mill = await make('/entities', { name: 'Leeds mill', type: 'Site', parentId: null, fiscalYearStartMonth: 1 });
  await make('/reporting-times', { name: null, period: { start: '2026-01-01', end: '2026-12-31' } });
  const gas = {
    entityId: mill.id,
    label: 'Boiler house',
    activityTypeId: 'stationary-gas',
    category: null,
    month: '2026-03',
    amount: '2000',
    unit: 'kWh',
    basis: 'gross',
    activity: 'Fuel: Natural gas',
    region: 'GB',
    factorId: null,
    fuel: null,
    prices: null,
    shares: [],
    contracts: [],
    isEstimate: false,
    source: 'Bill 4711',
    evidence: 'Page 2',
  };
  await make('/climate-activities', gas);
  await make('/climate-activities', { ...gas, month: '2025-03', amount: '1000' });
  const power = { ...gas, activityTypeId: 'electricity', label: 'Meter 1', basis: null, activity: null };
  await make('/climate-activities', { ...power, unit: 'MWh', amount: '1' });
};

const openResults = async (page: Page) => {
  const person = await organisationOnTrial(page, 'climate');
  await enterLines(person);
  await enter(page, person);
  await page.goto(screen(person.tenant, '/ct/climate?year=2026'));
  await expect(page.getByRole('region', { name: 'Emissions by scope' })).toBeVisible();
  return person;
};

test('goes from the results of a year to a line, and from there to every step of its calculation', async ({ page }) => {
  await openResults(page);
  await expect(page.getByRole('figure', { name: /^From .*2025.* to .*2026/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Break down by' }).selectOption('Entity');
  const rows = page.getByRole('table', { name: 'Lines behind these figures' });
  await rows.getByRole('link', { name: 'Leeds mill' }).click();
  await page.getByRole('link', { name: /Boiler house/ }).click();
  await expect(page.getByRole('heading', { name: /Boiler house/, level: 1 })).toBeVisible();
  const steps = page.getByRole('table', { name: 'Scope 1: steps' });
  await expect(steps.getByRole('row', { name: /^Entered.*2,000 kWh.*Bill 4711/ })).toBeVisible();
  await expect(page.getByText(/because: national factor, United Kingdom/)).toBeVisible();
});
