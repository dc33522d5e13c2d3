import { type BrowserContext, expect, type Page } from '@playwright/test';

/** Waits until the worker of these addresses has the page of the build, and the browser the questions. */
export const pageIsKept = async (page: Page, scope: string) => {
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
export const answerOffline = async (
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
