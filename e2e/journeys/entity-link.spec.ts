import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { entityUserOf, organisationOnTrial } from '../organisation.ts';
import { enter, signedInApi } from '../people.ts';

/** A site with somebody who answers for it, who is asked for one figure by e-mail. */
const asked = async (page: Page) => {
  const administrator = await organisationOnTrial(page, 'by-link');
  const call = await signedInApi(administrator);
  const make = async (path: string, content: object) => {
    const answer = await call('POST', path, content);
    expect(answer.status, path).toBe(201);
    return (await answer.json()) as { id: string };
  };
  const site = { name: 'Tai Po plant', type: 'Site', parentId: null, fiscalYearStartMonth: 1 };
  const plant = await make('/entities', site);
  const year = await make('/reporting-times', { name: null, period: { start: '2025-01-01', end: '2025-12-31' } });
  const engineer = await entityUserOf(page, administrator, [plant.id]);
  const collection = await make('/collections', {
    name: `Figures ${Date.now()}`,
    message: '',
    versionId: null,
    reportingTimeId: year.id,
    dueOn: null,
    sectionIds: ['ghg.scope1.total:total:figures'],
    approverId: null,
    entityIds: [plant.id],
  });
  const path = `/ct/request/${collection.id}/${plant.id}`;
  const link = await linkIn(page, { to: engineer.email, path });
  return { administrator, plant, link };
};

test('somebody answers on a phone by the link of a letter, until the link is withdrawn', async ({ page, browser }) => {
  const { administrator, plant, link } = await asked(page);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 2, name: 'Scope 1 emissions' })).toBeVisible();
  expect(phone.url()).not.toContain('#');
  await phone.getByRole('textbox', { name: /^Number/ }).fill('812.5');
  await expect(phone.getByText(/^Saved \d/)).toBeVisible();
  // The browser goes on without the secret.
  await phone.reload();
  await expect(phone.getByRole('textbox', { name: /^Number/ })).toHaveValue('812.5');
  await phone.getByRole('button', { name: 'Check and submit' }).click();
  await phone.getByRole('button', { name: 'Submit answers' }).click();
  await expect(phone.getByText('You’ve submitted these answers')).toBeVisible();

  await enter(page, administrator, `/ct/entity-management/${plant.id}?tab=people`);
  await expect(page.getByText(/^Link last used/)).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw links of Priya Nair' }).click();
  const question = page.getByRole('alertdialog', { name: 'Withdraw the links of Priya Nair?' });
  await question.getByRole('button', { name: 'Withdraw links' }).click();
  await expect(page.getByText(/^Links withdrawn on/)).toBeVisible();

  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: 'This link was withdrawn' })).toBeVisible();
  // Whatever is beyond the link asks for the sign-in.
  await phone.getByRole('link', { name: 'Sign in' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible();
  await context.close();
});
