import { expect, type Locator, type Page } from '@playwright/test';
import { screen } from './people.ts';
import { port } from './product.ts';

/** Names a disclosure's entry in lists and trees by its code; the paragraphs of HKEX by their number, as the rules cite them. */
const named = (code: string) => {
  const [, paragraph] = /^[BD]-(\d.*)$/.exec(code) ?? [];
  const literal = (text: string) => text.replace(/[.()]/g, '\\$&');
  return paragraph
    ? new RegExp(`^(?:${literal(`Para. ${paragraph}`)}|第 ${literal(paragraph)} 段) `)
    : new RegExp(`^${literal(code)} `);
};

/** Creates a report from the framework list, skips its introduction and opens the selection of disclosures. Returns its id. */
export const createReport = async (page: Page, tenant: string, framework: string, name: string, onPort = port) => {
  await page.goto(screen(tenant, '/ct/select-framework', onPort));
  // The reporting times are loaded by then, so it is known whether the report can begin with data.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: new RegExp(`^Use ${framework}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'English', exact: true }).check();
  await dialog.getByLabel('Report name').fill(name);
  const fills = dialog.getByRole('checkbox', { name: 'Fill in the answers your data already has' });
  if (await fills.isVisible()) await fills.uncheck();
  await page.getByRole('button', { name: 'Create report' }).click();
  await page.waitForURL(/\/ct\/framework-reports\/[^/]+\/reports\/[^/]+\/introduction$/);
  await page.getByRole('link', { name: 'Start selecting disclosures' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Select disclosures' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-2) ?? '';
};

/** Ticks the disclosures, found by searching for their codes. */
export const selectDisclosures = async (page: Page, codes: readonly string[]) => {
  for (const code of codes) {
    await page.getByRole('searchbox', { name: 'Search disclosures' }).fill(code);
    await page.getByRole('checkbox', { name: named(code) }).check();
  }
  await untilSaved(page);
  await expect(page.getByText(new RegExp(`^${codes.length} of \\d+ disclosures selected`))).toBeVisible();
};

/** A step that only tenants with the module have. */
const ofModule = 'Materiality journey';

/** Continues with the button at the end of the step, as a person does, past the step of a module that lies between. */
export const goOn = async (page: Page, step: string) => {
  const between = page.getByRole('link', { name: `Next: ${ofModule}` });
  await expect(between.or(page.getByRole('link', { name: `Next: ${step}` }))).toBeVisible();
  if (step !== ofModule && (await between.isVisible())) {
    await between.click();
    await expect(page.getByRole('heading', { level: 2, name: ofModule })).toBeVisible();
  }
  await page.getByRole('link', { name: `Next: ${step}` }).click();
  await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
};

/** Ticks every disclosure of the list, and a reason that makes the smallest claim: nothing is chosen at first. */
export const chooseAll = async (dialog: Locator) => {
  const all = dialog.getByRole('button', { name: 'Select all' });
  if (await all.isVisible()) await all.click();
  await dialog
    .getByRole('radio', { name: /considered reasons given|^Information unavailable/i })
    .first()
    .check();
};

/** Gives one reason, in the validation step, for every required disclosure that the report does not answer. */
export const explainMissing = async (page: Page, explanation: string, { stillMissing = 0 } = {}) => {
  await page.getByRole('button', { name: 'Explain what is missing' }).click();
  const dialog = page.getByRole('dialog');
  await chooseAll(dialog);
  await dialog.getByRole('textbox', { name: /^Explanation( \(English\))?$/ }).fill(explanation);
  await dialog.getByRole('button', { name: 'Leave out with this reason' }).click();
  await expect(dialog).toBeHidden();
  const left = page.getByText(/^Missing: \d+$/);
  await (stillMissing > 0 ? expect(left).toHaveText(`Missing: ${stillMissing}`) : expect(left).toHaveCount(0));
};

/** Opens a disclosure in the tree of the data input. */
export const openDisclosure = async (page: Page, code: string) => {
  await page.goto(`${page.url().replace(/\/[a-z-]+(\?.*)?$/, '/data-input')}?disclosure=${encodeURIComponent(code)}`);
  await expect(page.getByRole('heading', { level: 3, name: named(code) })).toBeVisible();
};

/** Marks the open disclosure complete, in either language; the product opens the next open one, or stays where there is none. */
export const markComplete = async (page: Page) => {
  const [code] = ((await page.getByRole('article').getAttribute('aria-label')) ?? '').split(' ');
  await page.getByRole('button', { name: /^(Mark complete|標示為完成)$/ }).click();
  const without = page.getByRole('button', { name: /^(Complete without it|暫不填報並標示為完成)$/ });
  const goesOn = page.getByText(new RegExp(`^${code}.* (is complete|已完成)$`));
  const stays = page.getByRole('article').getByText(/^(Completed|已完成)$/);
  await expect(goesOn.or(stays).or(without).first()).toBeVisible();
  // The product asks first where the framework wants more than the journey answers.
  if (await without.isVisible()) await without.click();
  await expect(goesOn.or(stays).first()).toBeVisible();
};

/** The group or control of one field. */
export const field = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });

/** Waits until every change on the screen is stored. */
export const untilSaved = async (page: Page) => {
  await expect(page.getByText(/^Saved \d{1,2}:\d{2}/).first()).toBeVisible();
  await expect(page.getByText(/^Saving/)).toHaveCount(0);
};
