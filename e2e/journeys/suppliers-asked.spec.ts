import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, signedInApi } from '../people.ts';

const mark = Date.now();
const begin = 'Emissions of suppliers';
const name = `${begin} ${mark}`;
/** What the supplier enters first, and then: the answer of an earlier try is still there. */
const first = String(100 + (mark % 400));
const second = String(500 + (mark % 400));
const supplier = 'Pearl Packaging';
/** The smallest document that is recognised as a PDF. */
const billBytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const bill = { name: `Gas bills ${mark}.pdf`, mimeType: 'application/pdf', buffer: billBytes };

/** Removes what an earlier try asked: what was submitted there cannot be changed elsewhere. */
const removeEarlier = async () => {
  const call = await signedInApi(people.verdantAdministrator);
  const all = (await (await call('GET', '/collections?of=suppliers')).json()) as { id: string; name: string }[];
  for (const { id } of all.filter((each) => each.name.startsWith(begin)))
    expect((await call('DELETE', `/collections/${id}`)).ok).toBe(true);
};

/** Asks the supplier for one figure. */
const ask = async (page: Page) => {
  await page.getByRole('link', { name: 'Suppliers', exact: true }).click();
  await page.getByRole('link', { name: 'New collection' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'New collection' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Suppliers/ })).toBeChecked();
  await page.getByRole('textbox', { name: /^Name/ }).fill(name);
  await page.getByRole('searchbox', { name: 'Search figures' }).fill('Scope 1 emissions');
  await page.getByRole('checkbox', { name: 'Choose Scope 1 emissions', exact: true }).check();
  await page.getByRole('checkbox', { name: `Choose ${supplier}` }).check();
  await expect(page.getByText('1 supplier × 1 figure')).toBeVisible();
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** Answers with a source and a document, and submits. */
const answer = async (desk: Page) => {
  await desk.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(desk.getByRole('heading', { level: 2, name: 'Scope 1 emissions' })).toBeVisible();
  const figure = desk.getByRole('textbox', { name: /^Number/ });
  await figure.fill(first);
  await expect(desk.getByText(/^Saved \d/)).toBeVisible();
  await figure.fill(second);
  const source = desk.getByRole('textbox', { name: 'Where the figure comes from' });
  if (!(await source.isVisible())) await desk.getByRole('button', { name: 'Add a source or an explanation' }).click();
  await source.fill(`Gas meter ${mark}`);
  await source.blur();
  await expect(desk.getByText(/^Saved \d/)).toBeVisible();
  await desk.getByLabel('Add documents').setInputFiles(bill);
  await expect(desk.getByRole('button', { name: `Download ${bill.name}` })).toBeVisible();
  await desk.getByRole('button', { name: 'Check and submit' }).click();
  await desk.getByRole('button', { name: 'Submit answers' }).click();
  await expect(desk.getByText('You’ve submitted these answers')).toBeVisible();
};

/** The administrator comes by the notification, reads the figure with all that proves it, and approves. */
const check = async (page: Page) => {
  await page.goto('/ct/notifications');
  await page
    .getByRole('link', { name: new RegExp(name) })
    .first()
    .click();
  const request = page.getByRole('dialog', { name: supplier });
  await expect(request.getByText(new RegExp(`^${second} `)).first()).toBeVisible();
  await expect(request.getByText(`Source: Gas meter ${mark}`)).toBeVisible();
  await request.getByRole('button', { name: 'Show history' }).click();
  const changes = request.getByRole('list', { name: 'Changes, the latest first' });
  await expect(changes.getByText(new RegExp(`changed ${first} .* to ${second} `))).toBeVisible();
  const download = page.waitForEvent('download');
  await request.getByRole('button', { name: `Download ${bill.name}` }).click();
  expect((await download).suggestedFilename()).toBe(bill.name);
  await request.getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog', { name: `Approve ${supplier}?` });
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(request.getByText('Approved').first()).toBeVisible();
};

test('an administrator asks a supplier, reads its answer with what proves it, and approves', async ({
  page,
  browser,
}) => {
  await removeEarlier();
  await enter(page, people.verdantAdministrator, '/ct/entity-reporting');
  await ask(page);
  const board = page.url();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await enter(desk, people.verdantSupplier, '/ct/supplier');
  await answer(desk);

  await check(page);
  await expect(desk.getByText('These answers are approved')).toBeVisible();
  await context.close();

  // It is on the board, and in none of the figures of the organisation.
  await page.goto(board);
  await expect(page.getByRole('row', { name: new RegExp(supplier) })).toContainText(second);
  await page.goto('/ct/entity-reporting');
  await expect(page.getByRole('link', { name: 'Suppliers', exact: true })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});
