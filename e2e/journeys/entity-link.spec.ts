import type { BrowserContext, Page } from '@playwright/test';
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
  const readAnswers = async () => (await call('GET', `/collections/${collection.id}/requests/${plant.id}`)).json();
  return { administrator, plant, engineer, path, link, readAnswers };
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

/** Waits until the worker of these addresses has the page of the build, and the browser the questions. */
const pageIsKept = async (page: Page, scope: string) => {
  await expect
    .poll(() =>
      page.evaluate(async (path) => {
        const names = (await caches.keys()).filter((name) => name.includes(path));
        const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).match(path)));
        return kept.filter(Boolean).length;
      }, scope),
    )
    .toBe(1);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const settled = <Result>(request: IDBRequest<Result>) =>
          new Promise<Result>((resolve) => {
            request.onsuccess = () => resolve(request.result);
          });
        const database = await settled(indexedDB.open('esg-kept'));
        const kept = await settled(database.transaction('queries').objectStore('queries').getAll());
        database.close();
        return JSON.stringify(kept).includes('ghg.scope1.total:total:figures');
      }),
    )
    .toBe(true);
};

/** A photo of one pixel. */
const photo = {
  name: 'meter.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** What the gateway took in this browser, such as `PUT answers`. */
const followDeliveries = (context: BrowserContext) => {
  const taken: string[] = [];
  context.on('response', (answer) => {
    const method = answer.request().method();
    const what = /\/(answers|evidence|submission)(?:\/[^/]+)?(?:\?.*)?$/.exec(answer.url())?.[1];
    if (answer.ok() && method !== 'GET' && what) taken.push(`${method} ${what}`);
  });
  return taken;
};

/**
 * Opens the address in a new tab without a connection, answers, takes a photo, submits, and closes the tab; opens it again, still without
 * one, and then finds everything delivered once as soon as there is one.
 */
const answerOffline = async (
  context: BrowserContext,
  { address, number, readAnswers }: { address: string; number: string; readAnswers: () => Promise<unknown> },
) => {
  const taken = followDeliveries(context);
  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 2, name: 'Scope 1 emissions' })).toBeVisible();
  await expect(page.getByText('0 of 1 answered')).toBeVisible();
  await page.getByRole('textbox', { name: /^Number/ }).fill(number);
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  await expect(page.getByText('1 of 1 answered')).toBeVisible();
  await page.getByLabel('Add documents').setInputFiles(photo);
  await expect(page.getByText(/^Kept on this device\. It’s sent/)).toBeVisible();
  await page.getByRole('button', { name: 'Check and submit' }).click();
  await expect(page.getByText('Every question has an answer or a reason.')).toBeVisible();
  const row = page.getByRole('row', { name: /Scope 1 emissions/ });
  await expect(row).toContainText(number);
  await expect(row).toContainText('Evidence kept on this device');
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page.getByText('You submit as soon as you’re connected again')).toBeVisible();
  await page.close();
  // The tab is gone once more: everything waits in the browser.
  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('1 of 1 answered')).toBeVisible();
  expect(taken).toEqual([]);
  await context.setOffline(false);
  await expect(again.getByText('You’ve submitted these answers')).toBeVisible();
  expect(taken).toEqual(['PUT answers', 'POST evidence', 'POST submission']);
  await again.reload();
  await expect(again.getByText('You’ve submitted these answers')).toBeVisible();
  await expect(again.getByRole('main')).toContainText(number);
  expect(taken).toHaveLength(3);
  expect(await readAnswers()).toMatchObject({
    questions: [{ current: { value: { rows: [{ number }] } }, evidence: [{ name: 'meter.png' }] }],
  });
  return again;
};

test('somebody opens their link again without a connection, answers, and everything arrives once', async ({
  page,
  browser,
}) => {
  const { link, readAnswers } = await asked(page);
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
  const { engineer, path, readAnswers } = await asked(page);
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
