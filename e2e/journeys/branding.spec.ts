import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';

const { verdantAdministrator, verdantMember } = people;
const path = '/ct/account-settings/branding';
const purple = '#7a1f6b';
const green = '#1f7a4d';

type Brands = {
  published: { id: string; content: { companyName: string } };
  draft: { version: number; content: { companyName: string; supportEmail: string } } | null;
  history: { id: string; number: number }[];
};

const asAdministrator = () => signedInApi(verdantAdministrator);
const readBrands = async (): Promise<Brands> => (await (await asAdministrator())('GET', '/brands')).json();

const actionColor = (page: Pick<Page, 'evaluate'>) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--esg-color-action-bg').trim());

/** The page inside the studio, once it shows the studio's brand. */
const framed = (page: Page) => page.frames().find((frame) => frame.name() === 'brand-preview') ?? page.mainFrame();

const openStudio = async (page: Page) => {
  await enter(page, verdantAdministrator, path);
  await expect(page.getByLabel('Company name')).toBeVisible();
};

test.afterEach('the tenant gets its own brand back', async () => {
  const call = await asAdministrator();
  await call('DELETE', '/brands/draft');
  const { published, history } = await readBrands();
  const first = history.find(({ number }) => number === 1);
  if (first && published.content.companyName !== 'Verdant') await call('POST', `/brands/${first.id}/restore`);
});

test('a brand is edited beside the product’s own pages, published to every open page, and restored', async ({
  page,
  browser,
}) => {
  await openStudio(page);
  const member = await browser.newPage();
  await enter(member, verdantMember);

  await page.getByLabel('Company name').fill('Verdant Group');
  await page.getByRole('textbox', { name: 'Primary', exact: true }).fill(purple);
  await page.getByRole('textbox', { name: 'Primary', exact: true }).press('Tab');
  await expect.poll(() => actionColor(framed(page))).toBe(purple);
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  expect(await actionColor(page)).toBe(green);

  await page.getByRole('combobox', { name: 'Screen' }).selectOption({ label: 'Sign-in' });
  const signInFrame = page.frameLocator('iframe[name="brand-preview"]');
  await expect(signInFrame.getByText(/^This is a preview of the sign-in page/)).toBeAttached();
  await expect.poll(() => actionColor(framed(page))).toBe(purple);

  await page.reload();
  await expect(page.getByLabel('Company name')).toHaveValue('Verdant Group');
  await page.getByRole('button', { name: 'Publish brand' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this brand?' });
  await expect(dialog.getByRole('row', { name: /^Primary #/ })).toContainText(green);
  await expect(dialog.getByRole('row', { name: /^Primary #/ })).toContainText(purple);
  await expect(dialog.getByText('This draft is published without an approval.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Publish brand' }).click();

  for (const open of [page, member]) {
    await expect.poll(() => actionColor(open)).toBe(purple);
    await expect(open).toHaveTitle(/Verdant Group$/);
  }
  const visitor = await browser.newPage();
  await visitor.goto(screen('verdant'));
  // Visitors who are not signed in are redirected to the sign-in page.
  await expect(visitor.getByLabel('E-mail address')).toBeVisible();
  await expect(visitor).toHaveTitle(/Verdant Group$/);
  expect(await actionColor(visitor)).toBe(purple);

  await page.getByRole('button', { name: 'Roll back to version 1', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Roll back' }).click();
  await expect.poll(() => actionColor(member)).toBe(green);
  await expect(page.getByRole('row', { name: /Current/ })).toContainText('Version 1 restored');
  await member.close();
  await visitor.close();
});

test('two people’s changes are merged, and asked about only where both changed the same field', async ({ page }) => {
  await openStudio(page);
  const name = page.getByLabel('Company name');
  await name.fill('Verdant One');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  const call = await asAdministrator();
  const changeElsewhere = async (change: Record<string, string>) => {
    const { draft } = await readBrands();
    await call('PUT', '/brands/draft', { version: draft?.version, content: { ...draft?.content, ...change } });
  };

  await page.context().setOffline(true);
  await name.fill('Verdant Two');
  await expect(page.getByText('Draft not sent yet, kept in this browser')).toBeVisible();
  await changeElsewhere({ supportEmail: 'care@verdant.example' });
  await page.context().setOffline(false);
  await expect(page.getByLabel('Support e-mail')).toHaveValue('care@verdant.example');
  await expect.poll(async () => (await readBrands()).draft?.content.companyName).toBe('Verdant Two');

  await page.context().setOffline(true);
  await name.fill('Verdant Mine');
  await changeElsewhere({ companyName: 'Verdant Theirs' });
  await page.context().setOffline(false);
  const dialog = page.getByRole('dialog', { name: /changed the brand draft while you were editing it/ });
  await expect(dialog.getByRole('row', { name: /Company name/ })).toContainText('Verdant Theirs');
  await dialog.getByRole('button', { name: 'Keep my values' }).click();
  await expect.poll(async () => (await readBrands()).draft?.content.companyName).toBe('Verdant Mine');
});

test('somebody who may not manage the brand is offered no tab, and finds its address forbidden', async ({ page }) => {
  await enter(page, verdantMember, '/ct/account-settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account settings');
  await expect(page.getByRole('link', { name: 'Branding' })).toHaveCount(0);
  await page.goto(screen('verdant', path));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forbidden');
});
