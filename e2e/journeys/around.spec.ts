import { readFileSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { people, screen, signedInApi, signIn } from '../people.ts';

/** Unique for this run: a retry finds the reports of the first attempt. */
const run = Date.now().toString(36);

type Made = { readonly id: string; readonly version: number };

/** A report of that year with one figure, created without the browser. */
const reportOf = async (year: number, number: string, unit: string): Promise<Made> => {
  const call = await signedInApi(people.verdantAdministrator);
  const made = (await (
    await call('POST', '/reports', { versionId: 'gri-2025', name: `Around ${year} ${run}` })
  ).json()) as Made;
  const period = { start: `${year}-01-01`, end: `${year}-12-31` };
  const change = { version: made.version, disclosureCodes: ['305-1'], period };
  expect((await call('PATCH', `/reports/${made.id}`, change)).status).toBe(200);
  const value = { type: 'number', rows: [{ number, unit, descriptor: '' }] };
  const answer = await call('PUT', `/reports/${made.id}/answers/305-1/ghg.scope1.total`, { version: 0, value });
  expect(answer.status).toBe(200);
  return made;
};

test('two reports are compared, the log is filtered and downloaded, a deleted report is restored', async ({ page }) => {
  const newer = await reportOf(2025, '900', 't{CO2e}');
  const older = await reportOf(2024, '1000000', 'kg{CO2e}');
  const choice = `with=${older.id}&figures=ghg.scope1.total`;
  await signIn(page, people.verdantAdministrator, { path: `/ct/compare-reports/${newer.id}?${choice}` });

  const table = page.getByRole('table');
  await expect(table).toContainText('900');
  await expect(table).toContainText('+100 (+11.11%)');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2024');
  await expect(page).toHaveURL(/year=2024/);
  await page.getByRole('radio', { name: 'Chart' }).check();
  await expect(page).toHaveURL(/view=chart/);
  await expect(page.getByRole('figure')).toContainText('Around 2024');

  // Paper is light, whatever the person's mode.
  await page.emulateMedia({ colorScheme: 'dark' });
  const paper = `reports=${newer.id},${older.id}&figures=ghg.scope1.total`;
  await page.goto(screen('verdant', `/compare-report-chart?${paper}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comparison of reports');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
  await page.emulateMedia({ colorScheme: null, media: null });

  await page.goto(screen('verdant', `/ct/newfeed/${newer.id}/Around%202025/GRI`));
  await page.getByRole('searchbox', { name: 'Search' }).fill('900');
  const log = page.getByRole('list', { name: 'Changes, the latest first' });
  await expect(log.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^Whole log with proof/ }).click(),
  ]);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/"head":"[0-9a-f]{64}"\}\n$/);
  await page.getByRole('button', { name: 'Export' }).click();
  const [end] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /^End of the chain/ }).click(),
  ]);
  expect(readFileSync(await end.path(), 'utf8')).toContain('Organisation: Verdant Manufacturing');

  await page.goto(screen('verdant', `/ct/framework-reports/gri-2025/reports/${newer.id}/validation`));
  await page.getByRole('button', { name: 'Approval and evidence of this report' }).click();
  const chain = page.getByRole('dialog', { name: 'Approval and evidence of this report' });
  await chain.getByRole('checkbox', { name: 'This report has approvers of its own' }).check();
  await chain.getByRole('combobox', { name: 'Approvers of step 1' }).fill('Mei');
  await page.getByRole('option', { name: 'Mei Chan' }).click();
  await chain.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Approval of the report' })).toContainText('Mei Chan');

  await page.goto(screen('verdant', '/ct/reports'));
  await page.getByRole('button', { name: `More about Around 2024 ${run}` }).click();
  await page.getByRole('menuitem', { name: 'Delete report' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete report' }).click();
  const link = page.getByRole('link', { name: `Around 2024 ${run}` });
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toHaveCount(1);
});
