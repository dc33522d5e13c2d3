import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';

const consultant = people.harbourAdministrator;
const mark = Date.now();
const pier = `Pier ${mark}`;
const yard = `Yard ${mark}`;
const name = `Client figures ${mark}`;

/** The reporting time 2025 of the client. */
const timeOf = async (call: Awaited<ReturnType<typeof signedInApi>>): Promise<string> => {
  type Time = { id: string; period: { start: string; end: string } };
  const period = { start: '2025-01-01', end: '2025-12-31' };
  const times = (await (await call('GET', '/reporting-times')).json()) as Time[];
  const present = times.find((time) => time.period.start === period.start && time.period.end === period.end);
  return present?.id ?? ((await (await call('POST', '/reporting-times', { name: null, period })).json()) as Time).id;
};

/** Somebody of the client enters a figure for the pier in the data hub. A client has no entity users (spec section 6). */
const enterFigure = async () => {
  const call = await signedInApi(people.clientAdministrator);
  const entities = (await (await call('GET', '/entities')).json()) as { id: string; name: string }[];
  const point = {
    sectionId: 'ghg.scope1.total:total:figures',
    entityId: entities.find((entity) => entity.name === pier)?.id,
    reportingTimeId: await timeOf(call),
    labelIds: [],
    value: { type: 'number', rows: [{ number: '41.5', unit: 't{CO2e}', descriptor: '' }] },
    source: 'Fuel bills',
    internal: false,
    quality: 'measured',
    methodology: '',
    explanation: '',
  };
  expect((await call('POST', '/data-points', point)).status).toBe(201);
};

const viewClient = async (page: Page) => {
  await enter(page, consultant, '/ct/my-clients');
  await page.getByRole('searchbox').fill('ferries');
  await page.getByRole('button', { name: 'View as this client: Lantau Ferries' }).click();
  const notice = page.getByRole('complementary', { name: 'Viewing a client' });
  await expect(notice).toContainText('You are viewing Lantau Ferries');
};

const addEntity = async (page: Page, called: string) => {
  await page.getByRole('button', { name: /^Add (your first )?entity$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add entity' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill(called);
  await dialog.getByRole('button', { name: 'Add entity' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: new RegExp(called) })).toBeVisible();
};

/** Asks both for a figure. */
const collect = async (page: Page) => {
  await page.goto(screen('harbour', '/ct/entity-reporting/new'));
  await expect(page.getByRole('heading', { level: 1, name: 'New collection' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('searchbox', { name: 'Search figures' }).fill('Scope 1 emissions');
  await page.getByRole('checkbox', { name: 'Choose Scope 1 emissions', exact: true }).check();
  await page.getByRole('checkbox', { name: `Choose ${pier}` }).check();
  await page.getByRole('checkbox', { name: `Choose ${yard}` }).check();
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('a consultant sets up a client’s entities, collects their figures, and sees the answer on the board and in comparison', async ({
  page,
}) => {
  await timeOf(await signedInApi(people.clientAdministrator));
  await viewClient(page);
  await page.goto(screen('harbour', '/ct/entity-management'));
  await addEntity(page, pier);
  await addEntity(page, yard);
  await collect(page);

  await enterFigure();
  // The board follows by itself.
  await expect(page.getByRole('row', { name: new RegExp(pier) })).toContainText('41.5');
  await page.goto(screen('harbour', '/ct/entity-management/comparison?metric=ghg.scope1.total&view=table'));
  await expect(page.getByRole('row', { name: new RegExp(pier) })).toContainText('41.5');
  await expect(page.getByRole('row', { name: new RegExp(yard) })).toContainText('No figure');
  await expect(page.getByRole('complementary', { name: 'Viewing a client' })).toContainText('Lantau Ferries');
});
