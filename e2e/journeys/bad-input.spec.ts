import { expect, test } from '../journey.ts';
import { logoFile } from '../logo.ts';
import { enter, password, people, screen } from '../people.ts';
import { port } from '../product.ts';
import { createReport, field, goOn, openDisclosure, selectDisclosures } from '../wizard.ts';

test('a wrong password is refused without saying whether address or password is wrong, and the address stays typed', async ({
  page,
}) => {
  await page.goto(screen('verdant'));
  await page.waitForURL(/^http:\/\/accounts\.localhost/);
  await page.getByLabel('E-mail address').fill('somebody@verdant.example');
  await page.getByLabel(/^Password/).fill('Wrong-2026!');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('E-mail address and password don’t match.')).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue('somebody@verdant.example');
});

test('an incomplete form names its fields before anything is sent', async ({ page }) => {
  await page.goto(screen('verdant'));
  await page.waitForURL(/^http:\/\/accounts\.localhost/);
  await page.getByLabel('E-mail address').fill('not an address');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email').first()).toBeVisible();
  await expect(page.getByText('Password is required').first()).toBeVisible();
});

test('an oversized, a fake and a tiny logo are refused with the reason', async ({ page }) => {
  await enter(page, people.verdantAdministrator);
  await createReport(page, 'verdant', 'GRI Standards', 'Logo report');
  await goOn(page, 'Select topics');
  await goOn(page, 'Report name');
  await goOn(page, 'Company details');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: Buffer.alloc(3 * 1_048_576) });
  await expect(page.getByText('File is too big (3.0MB). Max file size: 2MB')).toBeVisible();
  await input.setInputFiles({
    name: 'fake.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await expect(page.getByText('Failed to load image.')).toBeVisible();
  await input.setInputFiles({ name: 'tiny.png', mimeType: 'image/png', buffer: await logoFile(page, 8, 8) });
  await expect(page.getByText(/at least 64/)).toBeVisible();
});

test('letters in a number stay typed, are reported, and are not stored', async ({ page }) => {
  await enter(page, people.verdantAdministrator);
  const id = await createReport(page, 'verdant', 'GRI Standards', 'Letters report');
  await selectDisclosures(page, ['305-1']);
  await openDisclosure(page, '305-1');
  const number = field(page, 'Scope 1 emissions').getByRole('textbox', { name: 'Number Row 1', exact: true });
  await number.fill('12a4');
  await number.press('Tab');
  await expect(field(page, 'Scope 1 emissions')).toContainText(/must be a number/);
  await expect(number).toHaveValue('12a4');
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await number.fill('124');
  await expect(page.getByText(/^Saved/)).toHaveCount(1);
  await page.reload();
  await expect(number).toHaveValue('124');
  expect(id).not.toBe('');
});

test('an end before the start is refused at its field, and both dates stay typed', async ({ page }) => {
  await enter(page, people.verdantAdministrator);
  await createReport(page, 'verdant', 'GRI Standards', 'Period report');
  await goOn(page, 'Select topics');
  await goOn(page, 'Report name');
  await page.getByRole('textbox', { name: 'Start date' }).fill('31-Dec-2025');
  const end = page.getByRole('textbox', { name: 'End date' });
  await end.fill('01-Jan-2025');
  await end.press('Tab');
  await expect(page.getByText('The end date must not be before the start date')).toBeVisible();
  await expect(end).toHaveValue('01-Jan-2025');
  await expect(end).toHaveAttribute('aria-invalid', 'true');
});

test('two tabs that edit one answer: the second is asked, and nothing is lost', async ({ context, page }) => {
  await enter(page, people.verdantAdministrator);
  await createReport(page, 'verdant', 'GRI Standards', 'Two tabs report');
  await selectDisclosures(page, ['2-1']);
  await openDisclosure(page, '2-1');
  const other = await context.newPage();
  await other.goto(page.url());
  const here = page.getByRole('textbox', { name: 'Organisational details' });
  const there = other.getByRole('textbox', { name: 'Organisational details' });
  await expect(there).toBeVisible();

  // The second tab gets no notices and answers while the first one saves.
  await other.route('**/api/reports/**', (route) => route.abort());
  await there.fill('From the second tab');
  await here.fill('From the first tab');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await other.unroute('**/api/reports/**');

  const dialog = other.getByRole('dialog');
  await expect(dialog).toContainText('From the first tab', { timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Keep my value' }).click();
  await expect(here).toHaveValue('From the second tab');
});

test('an expired access token is refreshed once, unnoticed', async ({ page }) => {
  await enter(page, people.verdantAdministrator);
  await page.goto(screen('verdant', '/ct/reports'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let refreshed = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh-token')) refreshed += 1;
  });
  // The gateway answers 440 for an expired token; every open call gets it, until one refresh has happened.
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    if (refreshed > 0 || path.startsWith('/api/auth') || path.startsWith('/api/socket.io')) return route.fallback();
    return route.fulfill({
      status: 440,
      contentType: 'application/json',
      body: JSON.stringify({ statusCode: 440, code: 'auth.token_expired', message: '', requestId: 'x', issues: [] }),
    });
  });
  await page.getByRole('link', { name: 'Published Reports' }).click();
  await expect(page.getByText('Verdant Sustainability Report 2024')).toBeVisible();
  expect(refreshed).toBe(1);
});

test('five wrong passwords lock the account and say for how long', async ({ page }) => {
  await page.goto(screen('harbour'));
  await page.waitForURL(/^http:\/\/accounts\.localhost/);
  await page.getByLabel('E-mail address').fill('locked@harbour.example');
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await page.getByLabel(/^Password/).fill(`${password}${attempt}`);
    const answer = page.waitForResponse((response) => response.url().endsWith('/api/auth/sign-in'));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await answer;
  }
  await expect(page.getByRole('alert').filter({ hasText: /minute/ })).toBeVisible();
  expect(page.url()).toContain(`:${port}`);
});
