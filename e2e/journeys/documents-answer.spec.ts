import type { Browser, Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../journey.ts';
import { organisationOnTrial } from '../organisation.ts';
import { enter, people, signedInApi } from '../people.ts';
import { createReport, goOn, openDisclosure, selectDisclosures, untilSaved } from '../wizard.ts';

/**
 * A report that the product printed, one that a browser printed, and a damaged file are uploaded; found in both languages; asked in a chat,
 * whose citation opens its page; and searched for a report, in which a person accepts, edits and rejects. What is published says what the
 * sources say.
 */
const mark = Date.now();
const own = `Verdant report ${mark}.pdf`;
const foreign = `Bayview report ${mark}.pdf`;
const broken = `Broken ${mark}.pdf`;

type Call = Awaited<ReturnType<typeof signedInApi>>;

/** A PDF of the demonstration's published report, as the product exports it. */
const printOwn = async (call: Call) => {
  const list = await (await call('GET', '/reports?state=published&limit=100')).json();
  const { items } = list as { items: { id: string; name: string }[] };
  const published = items.find(({ name }) => name === 'Verdant Sustainability Report 2024');
  const made = await call('POST', `/reports/${published?.id}/exports`, { format: 'pdf', language: 'en' });
  const { id } = (await made.json()) as { id: string };
  const status = async () => ((await (await call('GET', `/exports/${id}`)).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('complete');
  return Buffer.from(await (await call('GET', `/exports/${id}/file`)).arrayBuffer());
};

const foreignReport = `<!doctype html><html lang="en"><style>body{font:11pt sans-serif} td,th{padding:4px 12px;text-align:left} section{break-after:page}</style>
<section><h1>Bayview Cold Storage</h1><p>Sustainability report for the year ended 31 December 2024.</p></section>
<section><h2>Water and waste</h2><table><tr><th>Item</th><th>Unit</th><th>2023</th><th>2024</th></tr>
<tr><td>Total water withdrawal</td><td>m³</td><td>43,900</td><td>41,275</td></tr>
<tr><td>Total waste generated</td><td>tonnes</td><td>530.2</td><td>512.5</td></tr></table>
<p>Total energy consumption was 28,650 MWh in 2024, after 29,910 MWh in 2023.</p></section>
<section lang="zh-Hant"><h2>舉報政策</h2><p>僱員可透過獨立熱線匿名舉報，由審核委員會跟進每宗個案。</p></section></html>`;

/** A PDF of another producer: the browser prints a page. */
const printForeign = async (browser: Browser) => {
  const page = await (await browser.newContext()).newPage();
  await page.setContent(foreignReport);
  const bytes = await page.pdf({ format: 'A4' });
  await page.context().close();
  return bytes;
};

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

const upload = async (page: Page, browser: Browser) => {
  const files = [
    pdf(own, await printOwn(await signedInApi(people.verdantAdministrator))),
    pdf(foreign, await printForeign(browser)),
    pdf(broken, Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF')),
  ];
  await page.getByLabel('Add documents').setInputFiles(files);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row(foreign)).toContainText(/Read · \d+ pages/, { timeout: 60_000 });
  await expect(row(own)).toContainText(/Read · \d+ pages/, { timeout: 60_000 });
  await expect(row(broken)).toContainText('The file is damaged');
};

const search = async (page: Page) => {
  const box = page.getByRole('searchbox', { name: 'Search documents' });
  const found = page.getByRole('region', { name: 'In the text of documents' });
  await box.fill('water withdrawal');
  await expect(found.getByRole('heading', { name: foreign })).toBeVisible();
  await expect(found.getByText(/41,275/)).toBeVisible();
  await box.fill('匿名舉報');
  await expect(found.getByText(/獨立熱線匿名舉報/)).toBeVisible();
  await box.fill('');
};

const ask = async (page: Page, question: string) => {
  await page.getByRole('textbox', { name: 'Your question' }).fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
};

const chat = async (page: Page) => {
  await page.getByRole('link', { name: 'Ask your documents' }).click();
  await ask(page, 'How much water was withdrawn in 2024?');
  await expect(page.getByRole('blockquote').filter({ hasText: '41,275' })).toBeVisible();
  await ask(page, '獨立熱線由誰跟進舉報？');
  await expect(page.getByRole('blockquote').filter({ hasText: '獨立熱線' })).toBeVisible();
  await ask(page, 'What is the policy on animal welfare?');
  await expect(page.getByText('Not stated in your documents.')).toBeVisible();
  await page
    .getByRole('link', { name: `${foreign}, page 2` })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: foreign })).toBeVisible();
  const lit = () => page.evaluate(() => [...(CSS.highlights.get('document-quote') ?? [])].map(String).join(' '));
  await expect.poll(lit).toContain('41,275');
};

/** The candidate for a field that says this. */
const candidate = (page: Page, words: RegExp) => page.locator('[data-candidate]').filter({ hasText: words }).first();

const review = async (page: Page) => {
  await openDisclosure(page, '303-3');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await page.getByRole('button', { name: 'Search for all disclosures' }).click();
  await expect(page.getByText('Completed: 3 of 3 disclosures were searched.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(`Couldn’t be read, so not searched: ${broken}.`)).toBeVisible();
  await candidate(page, /41,275/).focus();
  await page.keyboard.press('a');
  await expect(candidate(page, /41,275/)).toHaveCount(0);
  await openDisclosure(page, '302-1');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await candidate(page, /28,650/).focus();
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Edit the suggestion' });
  await dialog
    .getByRole('textbox', { name: /^Number/ })
    .first()
    .fill('28651');
  await dialog.getByRole('button', { name: 'Accept with changes' }).click();
  await expect(dialog).toBeHidden();
  await openDisclosure(page, '306-3');
  await page.getByRole('tab', { name: 'Assistant' }).click();
  await candidate(page, /512\.5/).focus();
  await page.keyboard.press('r');
  await expect(page.getByText('Suggestion rejected', { exact: true })).toBeVisible();
};

test('documents are read, found, asked and searched for a report, which says what they say', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  const administrator = await organisationOnTrial(page, 'documents-answer');
  await enter(page, administrator, '/ct/document-center');
  await upload(page, browser);
  await search(page);
  await chat(page);

  const reportId = await createReport(page, 'verdant', 'GRI Standards', `Found in documents ${mark}`);
  await selectDisclosures(page, ['302-1', '303-3', '306-3']);
  await goOn(page, 'Select topics');
  await goOn(page, 'Report name');
  await page.getByRole('textbox', { name: 'Start date' }).fill('01-Jan-2024');
  await page.getByRole('textbox', { name: 'End date' }).fill('31-Dec-2024');
  await untilSaved(page);
  await review(page);

  const call = await signedInApi(administrator);
  const answers = (await (await call('GET', `/reports/${reportId}/answers`)).json()) as {
    fieldKey: string;
    value: { rows?: { number: string; unit: string }[] } | null;
  }[];
  const numbers = answers.flatMap(({ value }) => value?.rows?.map(({ number, unit }) => `${number} ${unit}`) ?? []);
  expect(numbers.toSorted()).toEqual(['28651 MWh', '41275 m3']);
  // What was rejected is left out of the report; of the others the documents state only a part.
  const omission = { reason: 'unavailable', explanation: 'Not stated in our documents.' };
  for (const code of ['302-1', '303-3']) {
    const completed = { status: 'completed', omission };
    expect((await call('PUT', `/reports/${reportId}/disclosures/${code}`, completed)).status).toBe(200);
  }
  const { version } = (await (await call('GET', `/reports/${reportId}`)).json()) as { version: number };
  const kept = { version, disclosureCodes: ['302-1', '303-3'] };
  expect((await call('PATCH', `/reports/${reportId}`, kept)).status).toBe(200);
  expect((await call('POST', `/reports/${reportId}/publish`, {})).status).toBe(200);
  const made = await call('POST', `/reports/${reportId}/exports`, { format: 'pdf', language: 'en' });
  const { id } = (await made.json()) as { id: string };
  const status = async () => ((await (await call('GET', `/exports/${id}`)).json()) as { status: string }).status;
  await expect.poll(status, { timeout: 60_000 }).toBe('complete');
  const bytes = new Uint8Array(await (await call('GET', `/exports/${id}/file`)).arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(text).toContain('41,275');
  expect(text).toContain('28,651');
  expect(text).not.toContain('512.5');
});
