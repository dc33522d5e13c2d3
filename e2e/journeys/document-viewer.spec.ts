import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { enter, people, signedInApi } from '../people.ts';

const mark = Date.now();
const name = `Own report ${mark}.pdf`;
const person = people.verdantAdministrator;

/** A PDF of the demonstration's published report, as the product exports it. */
const ownExport = async (call: Awaited<ReturnType<typeof signedInApi>>) => {
  const list = await (await call('GET', '/reports?state=published&limit=100')).json();
  // Other journeys make reports beside this one.
  const { items } = list as { items: { id: string; name: string }[] };
  const published = items.find(({ name }) => name === 'Verdant Sustainability Report 2024');
  const made = await call('POST', `/reports/${published?.id}/exports`, { format: 'pdf', language: 'en' });
  const { id } = (await made.json()) as { id: string };
  await expect
    .poll(async () => ((await (await call('GET', `/exports/${id}`)).json()) as { status: string }).status, {
      timeout: 60_000,
    })
    .toBe('complete');
  return Buffer.from(await (await call('GET', `/exports/${id}/file`)).arrayBuffer());
};

/** The words lit under this name of the browser's highlights. */
const lit = (page: Page, highlight: string) =>
  page.evaluate((each) => [...(CSS.highlights.get(each) ?? [])].map(String), highlight);

/** Every refusal of the page's security policy is written on the console. */
const refusalsOf = (page: Page) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
};

test('a report of our own is uploaded, opened from the list, searched, and entered by a link that lights a passage', async ({
  page,
}) => {
  const refused = refusalsOf(page);
  const file = await ownExport(await signedInApi(person));
  await enter(page, person, '/ct/document-center');
  await page.getByLabel('Add documents').setInputFiles([{ name, mimeType: 'application/pdf', buffer: file }]);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(name));
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('listitem').first().locator('canvas')).toHaveJSProperty('hidden', false);

  // The same words are found by whoever searches, and a screen reader hears which of them are headings.
  await page.getByRole('button', { name: 'Find in this document' }).click();
  await page.getByRole('searchbox', { name: 'Find in this document' }).fill('emissions');
  await expect(page.getByText(/^\d+ of \d+$/)).toBeVisible();
  await expect.poll(async () => (await lit(page, 'document-current')).join().toLowerCase()).toBe('emissions');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 of \d+$/)).toBeVisible();
  await expect(pages.locator('canvas [role=heading]').first()).toBeAttached();
  expect(await violations(page)).toEqual([]);

  const words = await pages.evaluate(() => {
    const [line] = [...(CSS.highlights.get('document-current') ?? [])];
    return line instanceof Range ? (line.startContainer.textContent ?? '') : '';
  });
  expect(words.length).toBeGreaterThan(8);
  const address = new URL(page.url());
  address.search = new URLSearchParams({ version: '1', page: '1', quote: words }).toString();
  await page.goto(address.href);
  await expect.poll(async () => (await lit(page, 'document-quote')).join()).toBe(words.trim());
  expect(refused).toEqual([]);
});

test('a phone shows a document as wide as its screen, with the controls in one line', async ({ browser }) => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  const call = await signedInApi(person);
  const { documents } = (await (await call('GET', '/documents')).json()) as {
    documents: { id: string; mediaType: string }[];
  };
  const { id } = documents.find(({ mediaType }) => mediaType === 'application/pdf') ?? { id: '' };
  await enter(page, person, `/ct/document-center/${id}`);
  const pages = page.getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('listitem').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const [left, right] = await Promise.all([
    page.getByRole('button', { name: 'Previous page' }).boundingBox(),
    page.getByRole('button', { name: 'Find in this document' }).boundingBox(),
  ]);
  expect(Math.abs((left?.y ?? 0) - (right?.y ?? 1000))).toBeLessThan(12);
  await page.context().close();
});
