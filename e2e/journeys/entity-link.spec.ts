import { answerOffline, pageIsKept } from '../answer-offline.ts';
import { askedSite } from '../asked.ts';
import { expect, test } from '../journey.ts';
import { enter } from '../people.ts';

test('somebody answers on a phone by the link of a letter, until the link is withdrawn', async ({ page, browser }) => {
  const { administrator, plant, link } = await askedSite(page);
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

test('somebody opens their link again without a connection, answers, and everything arrives once', async ({
  page,
  browser,
}) => {
  const { link, readAnswers } = await askedSite(page);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 2, name: 'Scope 1 emissions' })).toBeVisible();
  await pageIsKept(phone, '/ct/request/');
  await phone.close();
  // The link of the letter, with its secret, and afterwards the address that the browser remembers.
  await answerOffline(context, { address: link, number: '812.5', readAnswers });
  await context.close();
});

test('an entity user opens a request for the first time without a connection, and signing out leaves nothing', async ({
  page,
  browser,
}) => {
  const { engineer, path, readAnswers } = await askedSite(page);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await enter(phone, engineer, '/ct/entity-user');
  await expect(phone.getByRole('link', { name: /Tai Po plant$/ }).first()).toBeVisible();
  await pageIsKept(phone, '/ct/entity-user');
  const origin = new URL(phone.url()).origin;
  await phone.close();
  const address = `${origin}${path.replace('/ct/request/', '/ct/entity-user/requests/')}`;
  const again = await answerOffline(context, { address, number: '75.25', readAnswers });
  // No other page has a worker, and without a connection each of them fails as before.
  const scopes = await again.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/ct/entity-user']);
  const other = await context.newPage();
  await other.goto(`${origin}/ct/help`);
  expect(await other.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  await other.close();
  const databases = () => again.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  expect(await databases()).toContain('esg-kept');
  await again
    .getByRole('button', { name: /Priya Nair|Account/ })
    .first()
    .click();
  await again.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(again.getByRole('heading', { level: 1, name: /^Sign in/ })).toBeVisible();
  // A page of the same host for which nobody has to sign in.
  await again.goto(`${origin}/ct/contribution`);
  await expect.poll(databases).not.toContain('esg-kept');
  await context.close();
});
