import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';
import { api, tenantHeader } from '../product.ts';

const { harbourAdministrator, harbourMember } = people;
const path = '/ct/account-settings/branding';
const sheetPath = `${path}/sign-off`;
const company = `Harbour ${Date.now()}`;

/** A logo of one colour as PNG, drawn by the page itself. */
const logoOf = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(240, 80);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser draws nothing');
    context.fillStyle = '#7a1f6b';
    context.fillRect(0, 0, 240, 80);
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    return [...bytes];
  });

/** The first pixel of the logo that a visitor of the tenant sees, as red, green, blue and opacity. */
const colorOfLogo = async (visitor: Page, drawn: Page) => {
  const cookies = await visitor.context().cookies(screen('harbour'));
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { ...tenantHeader('harbour'), cookie };
  const settings = await fetch(api('/esg-tenant/settings/info'), { headers });
  const { logo } = (await settings.json()) as { logo: { origin: string } };
  const { pathname, search } = new URL(logo.origin, screen('harbour'));
  const picture = await fetch(new URL(pathname + search, api('/')), { headers });
  return drawn.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const drawing = new OffscreenCanvas(1, 1).getContext('2d');
      drawing?.drawImage(bitmap, 0, 0, 1, 1);
      return [...(drawing?.getImageData(0, 0, 1, 1).data ?? [])];
    },
    [...new Uint8Array(await picture.arrayBuffer())],
  );
};

test.afterEach('the tenant keeps its own brand', async () => {
  const call = await signedInApi(harbourAdministrator);
  await call('DELETE', '/brands/draft');
});

test('a draft with its logo is approved, shared by a link that shows the logo, and signed from one page', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: screen('harbour', '') });
  await enter(page, harbourAdministrator, path);
  await page.getByLabel('Company name').fill(company);
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible();
  const logo = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(await logoOf(page)) };
  const uploaded = page.waitForResponse((answer) => answer.url().includes('/brands/draft/images/logo'));
  await page.locator('input[type="file"]').first().setInputFiles(logo);
  expect((await uploaded).status()).toBe(200);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(/^Link copied\. Until .*: names, colours and pictures\.$/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor).toHaveTitle(new RegExp(company));
  expect(await colorOfLogo(visitor, page)).toEqual([122, 31, 107, 255]);
  await visitor.close();

  await page.getByRole('button', { name: 'Approve this draft' }).click();
  await expect(page.getByText(/^Approved by /)).toBeVisible();
  await page
    .getByRole('region', { name: 'Comments and approval' })
    .getByRole('link', { name: 'Open the sign-off sheet' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Sign-off sheet: ${company}`);
  await expect(page.getByText('Waiting for approval in the product.')).toHaveCount(0);
  await expect(page.getByRole('img', { name: `Icon of ${company}, 512 px` })).toHaveCount(2);
  await expect(page.getByRole('img', { name: /^Page 1 of \d$/ })).toHaveAttribute('data-drawn', 'true');
  await expect(page.getByRole('region', { name: 'Dark, more contrast' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Word' }).click();
  expect((await file).suggestedFilename()).toBe(`${company}.docx`);
});

test('somebody who may not change the brand finds the sign-off sheet forbidden', async ({ page }) => {
  await enter(page, harbourMember, '/ct/');
  await page.goto(screen('harbour', sheetPath));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forbidden');
});

test('the sheet of a discarded draft leads to the present one', async ({ page }) => {
  await enter(page, harbourAdministrator, `${sheetPath}?version=00000000-0000-4000-8000-000000000000`);
  await page.getByRole('link', { name: 'Open the current one' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-off sheet: Harbour Advisory');
});
