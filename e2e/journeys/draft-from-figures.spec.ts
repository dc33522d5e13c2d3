import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '../journey.ts';
import { enter, people, signedInApi } from '../people.ts';
import { createReport, field, goOn, markComplete, openDisclosure, selectDisclosures, untilSaved } from '../wizard.ts';

/**
 * An author drafts a statement from the report's figure, types another number below it, is told so beside the text, mends it, and publishes: the PDF
 * has the figure as it was entered.
 */
const name = `Drafted report ${Date.now()}`;
const typed = ' Scope 1 emissions were 1,350 tCO2e.';

test('figure, draft, a wrong number, its mark, mended, published', async ({ page }) => {
  await enter(page, people.verdantAdministrator);
  const reportId = await createReport(page, 'verdant', 'GRI Standards', name);
  await selectDisclosures(page, ['2-22', '305-1']);
  await goOn(page, 'Select topics');
  await goOn(page, 'Report name');
  await page.getByRole('textbox', { name: 'Start date' }).fill('01-Jan-2031');
  await page.getByRole('textbox', { name: 'End date' }).fill('31-Dec-2031');
  await untilSaved(page);
  await openDisclosure(page, '305-1');
  await field(page, 'Scope 1 emissions').getByRole('textbox', { name: 'Number Row 1', exact: true }).fill('1300.5');
  await page.keyboard.press('Tab');
  await untilSaved(page);
  await markComplete(page);

  await openDisclosure(page, '2-22');
  const statement = page.getByRole('textbox', { name: 'Statement on sustainable development' });
  await page.getByRole('button', { name: /^Draft from your figures/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft from your figures' });
  await expect(dialog.getByText(/1,300\.5.tCO2e.\(2031\) – 305-1 Scope 1 emissions/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Insert draft' }).click();
  await expect(dialog).toBeHidden();
  await expect(statement).toContainText(/Scope 1 emissions were 1,300\.5.tCO2e.\(2031\)/);

  // What was inserted is one step of the text's own history.
  await statement.press('Control+z');
  await expect(statement).not.toContainText('1,300.5');
  await statement.press('Control+y');
  await expect(statement).toContainText('1,300.5');

  await statement.press('Control+End');
  await page.keyboard.type(typed);
  await untilSaved(page);
  await expect(page.getByText('1 sentence to check')).toBeVisible();
  await expect(page.getByText(/^“1,350 tCO2e” isn’t a figure of the report, which has 1,300\.5/)).toBeVisible();
  for (let count = 0; count < typed.length; count += 1) await page.keyboard.press('Backspace');
  await untilSaved(page);
  await expect(page.getByText('1 sentence to check')).toBeHidden();
  await markComplete(page);

  const call = await signedInApi(people.verdantAdministrator);
  const { items } = (await (await call('GET', `/reports/${reportId}/audit-log`)).json()) as {
    items: { action: string }[];
  };
  expect(items.map(({ action }) => action)).toContain('drafted');
  expect((await call('POST', `/reports/${reportId}/publish`, {})).status).toBe(200);
  await page.goto(page.url().replace(/\/data-input.*$/, '/completion'));
  const form = page.getByRole('region', { name: 'Create a file' });
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    form.getByRole('button', { name: 'Export as PDF' }).click(),
  ]);
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Scope 1 emissions were 1,300.5 tCO2e (2031)');
});
