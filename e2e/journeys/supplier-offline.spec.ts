import { answerOffline, pageIsKept } from '../answer-offline.ts';
import { askedSupplier } from '../asked.ts';
import { expect, test } from '../journey.ts';
import { enter } from '../people.ts';

test('a supplier opens the link of a letter again without a connection, answers, and everything arrives once', async ({
  page,
  browser,
}) => {
  const { link, readAnswers } = await askedSupplier(page);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(phone.getByRole('heading', { level: 2, name: 'Scope 1 emissions' })).toBeVisible();
  await pageIsKept(phone, '/ct/request/');
  await phone.close();
  await answerOffline(context, { address: link, number: '910.25', readAnswers });
  await context.close();
});

test('a supplier who is signed in opens a request for the first time without a connection, and answers once', async ({
  page,
  browser,
}) => {
  const { engineer, path, readAnswers } = await askedSupplier(page);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await enter(phone, engineer, '/ct/supplier');
  await expect(phone.getByRole('link', { name: /Pearl River Mill$/ }).first()).toBeVisible();
  await pageIsKept(phone, '/ct/supplier');
  const origin = new URL(phone.url()).origin;
  await phone.close();
  // The home page opens as well, with what is due.
  await context.setOffline(true);
  const home = await context.newPage();
  await home.goto(`${origin}/ct/supplier`);
  await expect(home.getByRole('link', { name: /Pearl River Mill$/ }).first()).toBeVisible();
  await home.close();
  const address = `${origin}${path.replace('/ct/request/', '/ct/supplier/requests/')}`;
  const again = await answerOffline(context, { address, number: '64.5', readAnswers });
  const scopes = await again.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );
  expect(scopes).toEqual(['/ct/supplier']);
  await context.close();
});
