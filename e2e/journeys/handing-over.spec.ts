import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { entityUserOf, organisationOnTrial } from '../organisation.ts';
import { enter, signedInApi } from '../people.ts';

const name = `Figures ${Date.now()}`;

/** A collection that asks one site for a figure, and two people who answer for the site. */
const group = async (page: Page) => {
  const administrator = await organisationOnTrial(page, 'hands-over');
  const call = await signedInApi(administrator);
  const make = async (path: string, content: object) => {
    const answer = await call('POST', path, content);
    expect(answer.status, path).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const plant = await make('/entities', {
    name: 'Tai Po plant',
    type: 'Site',
    parentId: null,
    fiscalYearStartMonth: 1,
  });
  const year = await make('/reporting-times', { name: null, period: { start: '2025-01-01', end: '2025-12-31' } });
  const engineer = await entityUserOf(page, administrator, [plant.id], { label: 'engineer', firstName: 'Priya' });
  const clerk = await entityUserOf(page, administrator, [plant.id], { label: 'clerk', firstName: 'Wing' });
  const { id } = await make('/collections', {
    name,
    message: '',
    versionId: null,
    reportingTimeId: year.id,
    dueOn: null,
    sectionIds: ['ghg.scope1.total:total:figures'],
    approverId: null,
    entityIds: [plant.id],
  });
  return { administrator, engineer, clerk, id };
};

/** Adds a figure to the open collection. */
const addWater = async (page: Page) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Add questions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add questions' });
  await dialog.getByRole('searchbox').fill('Water withdrawal');
  await dialog.getByRole('checkbox', { name: 'Choose Water withdrawal', exact: true }).check();
  await expect(dialog.getByText('1 figure selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add questions' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'Water withdrawal' })).toBeVisible();
};

/** Hands all questions that are missing over to a colleague. */
const handOver = async (page: Page, colleague: string) => {
  await page.getByRole('button', { name: 'Hand over' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hand over to a colleague' });
  await dialog.getByRole('combobox', { name: /^Who answers/ }).selectOption(colleague);
  await dialog.getByRole('button', { name: 'Hand over' }).click();
  await expect(dialog).toBeHidden();
};

test('an administrator asks one more question, and an engineer hands it over to a colleague who answers', async ({
  page,
  browser,
}) => {
  const { administrator, engineer, clerk, id } = await group(page);
  await enter(page, administrator, `/ct/entity-reporting/${id}`);
  await addWater(page);

  const first = await browser.newContext();
  const desk = await first.newPage();
  await enter(desk, engineer, '/ct/entity-user');
  await desk.getByRole('link', { name: new RegExp(`^Start: ${name}`) }).click();
  await expect(desk.getByRole('heading', { level: 2, name: 'Scope 1 emissions' })).toBeVisible();
  // Why a figure cannot be given is read out where it was typed.
  await desk.getByRole('button', { name: 'I can’t answer this' }).click();
  await desk.getByRole('textbox', { name: /^Why can’t you answer this/ }).fill('No boiler of our own.');
  await desk.getByRole('button', { name: 'Save reason' }).click();
  await expect(desk.getByRole('group', { name: 'You said that you can’t answer this' })).toBeFocused();
  await handOver(desk, 'Wing Nair');
  await desk.getByRole('button', { name: 'Next' }).click();
  await expect(desk.getByText(/^Wing Nair answers this\. Priya Nair handed it over/)).toBeVisible();

  const second = await browser.newContext();
  const other = await second.newPage();
  await enter(other, clerk, '/ct/entity-user');
  await other.getByRole('link', { name: new RegExp(`^Continue: ${name}`) }).click();
  await expect(other.getByRole('heading', { level: 2, name: 'Water withdrawal' })).toBeVisible();
  await other.getByRole('textbox', { name: /^Number/ }).fill('61000');
  await expect(other.getByText(/^Saved \d/)).toBeVisible();
  await other.getByRole('button', { name: 'Check and submit' }).click();
  await expect(other.getByRole('table', { name: 'What you submit' })).toContainText('61,000');
  await other.getByRole('button', { name: 'Submit answers' }).click();
  await expect(other.getByText('You’ve submitted these answers')).toBeVisible();

  // Before approving, the administrator reads the figure and the reason.
  await page.getByRole('checkbox', { name: 'Choose Tai Po plant' }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  const asking = page.getByRole('dialog', { name: 'Approve Tai Po plant?' });
  await expect(asking.getByRole('row', { name: /Water withdrawal/ })).toContainText('61,000');
  await expect(asking.getByText('Can’t answer: No boiler of our own.')).toBeVisible();
  await asking.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('row', { name: /Tai Po plant/ })).toContainText('Approved');
  await first.close();
  await second.close();
});
