import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { password, people, screen, signedInApi } from '../people.ts';
import { api, port, tenantHeader } from '../product.ts';
import { codeAt } from '../totp.ts';

const tenant = 'verdant';
/** Another one each time, because accounts stay. */
const newcomer = (name: string) => `${name}-${Date.now()}@newcomer.example`;
const accounts = (path: string, host = tenant) =>
  `http://accounts.localhost:${port}${path}${path.includes('?') ? '&' : '?'}tenant=${host}.localhost`;

const headingIs = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const fillIn = async (page: Page, email: string, given: string) => {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/^Password/).fill(given);
  await press(page, 'Sign in');
};
const arrives = async (page: Page) => {
  await page.waitForURL((url) => url.host === `${tenant}.localhost:${port}`);
  await expect(page.getByRole('main')).toBeVisible();
};

/** A separate account, created without the browser. */
const createAccount = async (page: Page, name: string) => {
  const email = newcomer(name);
  const headers = { ...tenantHeader(tenant), 'content-type': 'application/json' };
  const call = async (path: string, body: unknown) =>
    expect((await fetch(api(path), { method: 'POST', headers, body: JSON.stringify(body) })).ok).toBe(true);
  const person = { firstName: 'Noor', lastName: 'Haddad', email, password, acceptedTerms: true, language: 'en' };
  await call('/auth/registrations', person);
  const link = await linkIn(page, { to: email, path: '/confirm-email' });
  await call('/auth/email-confirmations', { key: new URL(link).searchParams.get('key'), password });
  return { tenant, email };
};

test('a newcomer registers, confirms by the e-mail’s link and arrives in the web app signed in', async ({ page }) => {
  const email = newcomer('ada');
  await page.goto(screen(tenant));
  await page.waitForURL(/^http:\/\/accounts\.localhost/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await headingIs(page, 'Create an account');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Okafor');
  await page.getByLabel('Work e-mail address').fill(email);
  await page.getByLabel(/^New password/).fill('Harvest-2026!');
  await page.getByLabel(/^Repeat the password/).fill('Harvest-2026!');
  await page.getByLabel(/I agree to the terms/).check();
  await press(page, 'Create an account');
  await headingIs(page, 'Look in your mailbox');
  await expect(page.getByRole('main')).toContainText(email);
  await expect(page.getByRole('link', { name: 'Open the mailbox of this demonstration' })).toBeVisible();

  const link = await linkIn(page, { to: email, path: '/confirm-email' });
  await page.goto(link);
  await press(page, 'Confirm and sign in');
  await arrives(page);

  await page.context().clearCookies();
  await page.goto(link);
  await press(page, 'Confirm and sign in');
  await expect(page.getByRole('main')).toContainText('This link has expired or was already used');
});

test('in another browser the link asks for the password that was chosen, then signs in', async ({ page }) => {
  const email = newcomer('femi');
  const headers = { ...tenantHeader(tenant), 'content-type': 'application/json' };
  const person = { firstName: 'Femi', lastName: 'Bello', email, password, acceptedTerms: true, language: 'en' };
  const asked = await fetch(api('/auth/registrations'), { method: 'POST', headers, body: JSON.stringify(person) });
  expect(asked.ok).toBe(true);
  await page.goto(await linkIn(page, { to: email, path: '/confirm-email' }));
  await press(page, 'Confirm and sign in');
  await page.getByLabel(/^Password/).fill('Another-2026!');
  await press(page, 'Confirm and sign in');
  await expect(page.getByRole('alert')).toContainText('E-mail address and password don’t match.');
  await page.getByLabel(/^Password/).fill(password);
  await press(page, 'Confirm and sign in');
  await arrives(page);
});

test('a forgotten password is replaced by the e-mail’s link, and the old one is refused', async ({ page }) => {
  const { email } = await createAccount(page, 'noor');
  await page.goto(accounts('/sign-in'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await press(page, 'Send the link');
  await headingIs(page, 'Look in your mailbox');

  await page.goto(await linkIn(page, { to: email, path: '/reset-password' }));
  await page.getByLabel(/^New password/).fill('Rainfall-2026?');
  await page.getByLabel(/^Repeat the password/).fill('Rainfall-2026?');
  await press(page, 'Save the new password');
  await expect(page.getByRole('main')).toContainText('Your password has been changed');
  await fillIn(page, email, password);
  await expect(page.getByRole('alert')).toContainText('E-mail address and password don’t match.');
  await fillIn(page, email, 'Rainfall-2026?');
  await arrives(page);
});

test('an invited person sees who invites them, joins and arrives in the web app', async ({ page }) => {
  const email = newcomer('yara');
  const call = await signedInApi(people.verdantAdministrator);
  const invitation = { email, role: 'basic', language: 'en', firstName: 'Yara', lastName: 'Santos' };
  expect((await call('POST', '/organizations/users', invitation)).ok).toBe(true);
  const link = await linkIn(page, { to: email, path: '/accept-invitation' });
  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(/Mei Chan invites you to join Verdant/);
  await expect(page.getByLabel('First name')).toHaveValue('Yara');
  await page.getByLabel(/^New password/).fill('Harvest-2026!');
  await page.getByLabel(/^Repeat the password/).fill('Harvest-2026!');
  await page.getByLabel(/I agree to the terms/).check();
  await page.getByRole('button', { name: /^Join Verdant/ }).click();
  await arrives(page);

  await page.goto(link);
  await expect(page.getByRole('main')).toContainText('This link has expired or was already used');
});

test('after the password a second factor is asked for: a code of the app, or a recovery code', async ({ page }) => {
  const person = await createAccount(page, 'tomas');
  const call = await signedInApi(person);
  const { key, secret } = (await (await call('POST', '/auth/totp', { password })).json()) as Record<string, string>;
  const made = await call('PUT', '/auth/totp', { key, code: codeAt(secret ?? '', Date.now()) });
  const { codes } = (await made.json()) as { codes: string[] };

  await page.goto(accounts('/sign-in'));
  await fillIn(page, person.email, password);
  await headingIs(page, 'One more step');
  await page.getByLabel('Code of the app').fill('000000');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toContainText('The code isn’t correct');
  await press(page, 'Use a recovery code');
  await page.getByLabel('Recovery code').fill('aaaaa-bbbbb-ccccc-ddddd');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toContainText('This recovery code is incorrect');
  await page.getByLabel('Recovery code').fill(codes[0]?.toLowerCase() ?? '');
  await press(page, 'Continue');
  await arrives(page);
});

test('a passkey that was added signs in without the password', async ({ page }) => {
  const person = await createAccount(page, 'ines');
  // Chromium's own virtual device, which stores passkeys and confirms everything.
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const device = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const;
  const options = { ...device, isUserVerified: true, automaticPresenceSimulation: true };
  await devices.send('WebAuthn.addVirtualAuthenticator', { options });

  await page.goto(accounts('/sign-in'));
  await fillIn(page, person.email, password);
  await arrives(page);
  await page.goto(accounts('/passkey'));
  await headingIs(page, 'Add a passkey');
  await page.getByLabel(/^Password/).fill(password);
  await press(page, 'Add the passkey');
  await arrives(page);

  await page.context().clearCookies();
  // As in another browser: one that has used a passkey before offers it in the e-mail field at once, and the device may accept it.
  await page.goto(accounts('/forgotten-password'));
  await page.evaluate(() => localStorage.clear());
  await page.goto(accounts('/sign-in'));
  await press(page, 'Use a passkey');
  await arrives(page);
});

test('a locked account says how long to wait', async ({ page }) => {
  const email = newcomer('nobody');
  await page.goto(accounts('/sign-in'));
  for (let tries = 0; tries < 5; tries += 1) {
    const answered = page.waitForResponse(/\/auth\/sign-in$/);
    await fillIn(page, email, `wrong ${tries}`);
    await answered;
    await expect(page.getByRole('alert')).toBeVisible();
  }
  await fillIn(page, email, 'wrong again');
  await expect(page.getByRole('alert')).toContainText(/Too many attempts\. Try again in 1\d minutes/);
});

const looks = [
  { host: 'verdant', mode: 'light', language: 'en', lang: 'en' },
  { host: 'harbour', mode: 'dark', language: 'zhTw', lang: 'zh-Hant-HK' },
] as const;

for (const { host, mode, language, lang } of looks) {
  test(`every page is clean for axe and fits a telephone: ${host}, ${mode}, ${lang}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme: mode, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    const paths = [
      '/register',
      '/forgotten-password',
      '/reset-password',
      '/confirm-email',
      '/accept-invitation',
      '/passkey',
      '/terms',
    ];
    for (const path of ['/sign-in', ...paths, ...paths.slice(2, 5).map((each) => `${each}?key=unknown`)]) {
      await page.goto(`${accounts(path, host)}&language=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect.soft([path, await violations(page)]).toEqual([path, []]);
      const sideways = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
      expect.soft([path, sideways]).toEqual([path, 0]);
    }
    await context.close();
  });
}
