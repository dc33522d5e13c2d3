import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';

test('a published report is rolled forward into the next year, and its answers fill a second framework', async ({
  page,
}) => {
  await enter(page, people.verdantAdministrator, '/ct/publish-reports');
  await page.getByRole('button', { name: 'More about Verdant Sustainability Report 2024' }).click();
  await page.getByRole('menuitem', { name: 'Start next year’s report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Next year’s report' })).toBeVisible();
  // Before: what will be copied, under the next year's name.
  const name = page.getByRole('textbox', { name: 'Report name (English)' });
  await expect(name).toHaveValue('Verdant Sustainability Report 2025');
  await expect(page.getByText(/^For 01-Jan-2025 – 31-Dec-2025/)).toBeVisible();
  await page.getByRole('button', { name: /^Needs work/ }).click();
  await expect(page.getByText(/values? of last year$/).first()).toBeVisible();
  await name.fill('Rolled forward 2025');
  await page.getByRole('button', { name: /^Create report with \d+ disclosures$/ }).click();
  // After: the list of copied answers, and the link to continue.
  await expect(page.getByRole('heading', { level: 1, name: 'What was carried over' })).toBeVisible();
  await expect(page.getByText(/started it from “Verdant Sustainability Report 2024”/)).toBeVisible();
  await page.getByRole('link', { name: 'Continue with the data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rolled forward 2025' })).toBeVisible();

  const call = await signedInApi(people.verdantAdministrator);
  const { items } = (await (await call('GET', '/reports?state=published')).json()) as {
    items: { id: string; name: string }[];
  };
  const finished = items.find((report) => report.name === 'Verdant Sustainability Report 2024');
  await page.goto(screen('verdant', `/ct/roll-forward/${finished?.id}?kind=second-framework`));
  await page.getByRole('combobox', { name: 'Second framework' }).selectOption('hkex-c2-2025');
  await expect(page.getByText(/^\d+ of \d+ disclosures are already answered\.$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Report name (English)' }).fill('HKEX of the same year');
  await page.getByRole('button', { name: /^Create report with \d+ disclosures$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What was carried over' })).toBeVisible();
  const made = new URL(page.url()).pathname.split('/').at(-1);
  const answers = (await (await call('GET', `/reports/${made}/answers`)).json()) as unknown[];
  expect(answers.length).toBeGreaterThan(0);
});
