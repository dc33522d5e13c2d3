import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { entityUserOf, organisationOnTrial } from '../organisation.ts';
import { enter, signedInApi } from '../people.ts';

const name = `Figures ${Date.now()}`;

/** Two sites that count in full, a reporting time, and somebody who answers for one of the sites. */
const group = async (page: Page) => {
  const administrator = await organisationOnTrial(page, 'collects');
  const call = await signedInApi(administrator);
  const make = async (path: string, content: object) => {
    const answer = await call('POST', path, content);
    expect(answer.status, path).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const site = (called: string) =>
    make('/entities', { name: called, type: 'Site', parentId: null, fiscalYearStartMonth: 1 });
  const plant = await site('Tai Po plant');
  await site('Kwun Tong works');
  const year = await make('/reporting-times', { name: null, period: { start: '2025-01-01', end: '2025-12-31' } });
  const approach = { year: 2025, approach: 'operational_control', version: 0 };
  expect((await call('PUT', '/boundaries/approach', approach)).status).toBe(200);
  return { administrator, make, plant, year, engineer: await entityUserOf(page, administrator, [plant.id]) };
};

/** Asks both sites for two figures. */
const collect = async (page: Page) => {
  await page.getByRole('link', { name: 'New collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New collection' })).toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  for (const figure of ['Scope 1 emissions', 'Water withdrawal']) {
    await page.getByRole('searchbox', { name: 'Search figures' }).fill(figure);
    await page.getByRole('checkbox', { name: `Choose ${figure}`, exact: true }).check();
  }
  await expect(page.getByText('2 figures selected')).toBeVisible();
  await expect(page.getByText('0 of 2 entities selected')).toBeVisible();
  for (const site of ['Tai Po plant', 'Kwun Tong works'])
    await page.getByRole('checkbox', { name: `Choose ${site}` }).check();
  await expect(page.getByText('2 of 2 entities selected')).toBeVisible();
  // A reload loses nothing of it.
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue(name);
  await expect(page.getByText('1 entity has no user')).toBeVisible();
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** Answers both questions on a phone, the second without a connection, and submits. */
const answer = async (phone: Page) => {
  await phone.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(phone.getByRole('heading', { level: 2, name: 'Scope 1 emissions' })).toBeVisible();
  await phone.getByRole('textbox', { name: /^Number/ }).fill('812.5');
  await expect(phone.getByText(/^Saved \d/)).toBeVisible();
  await phone.getByRole('button', { name: 'Next' }).click();
  await expect(phone.getByRole('heading', { level: 2, name: 'Water withdrawal' })).toBeVisible();
  await phone.context().setOffline(true);
  await phone.getByRole('textbox', { name: /^Number/ }).fill('61000');
  // What the page says of the connection moves what is below it.
  await expect(phone.getByText(/^Saved on this device/)).toBeVisible();
  await phone.getByRole('checkbox', { name: 'This is an estimate' }).check();
  await expect(phone.getByText(/^Saved on this device/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/^Saved \d/)).toBeVisible();
  await phone.getByRole('button', { name: 'Check and submit' }).click();
  await phone.getByRole('button', { name: 'Submit answers' }).click();
  await expect(phone.getByText('You’ve submitted these answers')).toBeVisible();
  await expect(phone.getByRole('row', { name: /Water withdrawal/ })).toContainText('61,000');
};

test('an administrator collects figures of two sites, one of which answers on a phone', async ({ page, browser }) => {
  const { administrator, engineer } = await group(page);
  await enter(page, administrator, '/ct/entity-reporting');
  await collect(page);

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await enter(phone, engineer, '/ct/entity-user');
  await answer(phone);

  // The board follows by itself.
  const row = page.getByRole('row', { name: /Tai Po plant/ });
  await expect(row).toContainText('Submitted');
  await expect(row).toContainText('estimated');
  await page.getByRole('checkbox', { name: 'Choose Tai Po plant' }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('dialog', { name: 'Approve Tai Po plant?' }).getByRole('button', { name: 'Approve' }).click();
  await expect(row).toContainText('Approved');
  await expect(phone.getByText('These answers are approved')).toBeVisible();
  await context.close();

  await page.goto('/ct/entity-management/consolidation');
  await expect(page.getByRole('row', { name: /^Scope 1 emissions/ })).toContainText('812.5');
});

/** A row of a spreadsheet with a figure for each month of a year. */
const yearOfFigures = Array.from({ length: 12 }, (_, place) => String(1000 + place)).join('\t');

test('an engineer pastes the months of a year and asks about them, and the administrator sees each and replies', async ({
  page,
  browser,
}) => {
  const { administrator, engineer, make, plant, year } = await group(page);
  const called = `Water ${Date.now()}`;
  const { id } = await make('/collections', {
    name: called,
    message: '',
    versionId: null,
    reportingTimeId: year.id,
    dueOn: null,
    sectionIds: ['water.withdrawal.total:total:figures'],
    approverId: null,
    entityIds: [plant.id],
  });
  const context = await browser.newContext();
  const desk = await context.newPage();
  await enter(desk, engineer, '/ct/entity-user');
  await desk.getByRole('link', { name: `Start: ${called}, Tai Po plant` }).click();
  await desk.getByRole('link', { name: 'All months in a table' }).click();
  const row = desk.getByRole('grid', { name: 'Months' }).getByRole('row', { name: /^Water withdrawal/ });
  await row.locator('[aria-colindex="3"]').click();
  await desk.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, yearOfFigures);
  await expect(row.locator('[aria-colindex="9"]')).toHaveText('1,006');
  await expect(desk.getByText('1 of 1 answered')).toBeVisible();
  await expect(desk.getByText('Your figures are saved')).toBeVisible();
  await desk.getByRole('link', { name: 'Back to the questions' }).click();
  await desk.getByRole('button', { name: 'Show history' }).click();
  await expect(desk.getByText(/^December 2025: .* entered 1,011/)).toBeVisible();
  await desk.getByRole('button', { name: /^Ask / }).click();
  await desk.getByRole('textbox', { name: 'Comment' }).fill('Does this include the car park?');
  await desk.getByRole('button', { name: 'Add comment' }).click();
  await expect(desk.getByRole('list', { name: 'Comments' })).toContainText('car park');
  await desk.getByRole('button', { name: 'Check and submit' }).click();
  await desk.getByRole('button', { name: 'Submit answers' }).click();
  await expect(desk.getByText('You’ve submitted these answers')).toBeVisible();

  await enter(page, administrator, `/ct/entity-reporting/${id}`);
  await expect(page.getByRole('row', { name: /Tai Po plant/ })).toContainText('1 new');
  await page.getByRole('rowheader', { name: 'Tai Po plant' }).dblclick();
  const sheet = page.getByRole('dialog', { name: 'Tai Po plant' });
  await expect(sheet.getByText(/^All months:/)).toContainText('12,066');
  await expect(sheet.getByRole('listitem').filter({ hasText: 'December 2025' }).last()).toContainText('1,011');
  await expect(sheet.getByRole('list', { name: 'Comments' })).toContainText('Does this include the car park?');
  await sheet.getByRole('button', { name: 'Reply' }).click();
  await sheet.getByRole('textbox', { name: 'Comment' }).fill('Yes, everything on the plot.');
  await sheet.getByRole('button', { name: 'Add comment' }).click();
  await expect(sheet.getByRole('list', { name: 'Comments' })).toContainText('everything on the plot');
  // The engineer reads it at once.
  await expect(desk.getByRole('list', { name: 'Comments' })).toContainText('everything on the plot');
  await context.close();
});
