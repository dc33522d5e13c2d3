import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { organisationOnTrial, payByCard, proveDomain } from '../organisation.ts';
import { enter, type Person, password, people, screen, signIn, tokensOf } from '../people.ts';
import { api, port, tenantHeader } from '../product.ts';
import { startSignInProvider } from '../sign-in-provider.ts';
import { codeAt } from '../totp.ts';

const settings = '/ct/account-settings';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an administrator changes the organisation’s details, and is asked before leaving unsaved changes', async ({
  page,
}) => {
  await enter(page, people.harbourAdministrator, settings);
  const form = page.getByRole('form', { name: 'Your organisation' });
  const name = form.getByLabel('Company name');
  const size = form.getByRole('radio', { name: '250 to 999' });
  const save = form.getByRole('button', { name: 'Save changes' });
  await name.fill('H');
  await size.check();
  await save.click();
  // The summary names the field, which has the focus.
  await expect(page.getByRole('link', { name: /Company name may not be less than 2/ })).toBeVisible();
  await expect(name).toBeFocused();

  await page.getByRole('link', { name: 'Ongoing Reports' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(size).toBeChecked();

  await name.fill('Harbour Advisory');
  await save.click();
  await expect(page.getByText('Account update is successfully', { exact: true })).toBeVisible();
  await page.reload();
  await expect(size).toBeChecked();
  await page.getByRole('link', { name: 'Ongoing Reports' }).click();
  await expect(page).toHaveURL(/\/ct\/reports$/);
});

test('a member reads the organisation’s details and can change none', async ({ page }) => {
  await enter(page, people.verdantMember, settings);
  await expect(page.getByText('Report language')).toBeVisible();
  await expect(page.getByRole('form', { name: 'Your organisation' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Organisation sign-in' })).toHaveCount(0);
  await page.goto(screen('verdant', `${settings}/organisation-sign-in`));
  await expect(page).toHaveURL(/\/403$/);
});

/** A picture of one colour, drawn by the browser itself. */
const drawPicture = async (page: Page, width: number, height: number) => {
  const base64 = await page.evaluate(
    ([across, down]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: across, height: down });
      const context = canvas.getContext('2d');
      if (context) Object.assign(context, { fillStyle: 'seagreen' }).fillRect(0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
};

const fontsHome = new URL('../../node_modules/@expo-google-fonts/noto-sans/', import.meta.url);
const fontFile = (folder: string, name: string) => fileURLToPath(new URL(`${folder}/${name}.ttf`, fontsHome));

test('a person sets a picture and a telephone number, a font and a letterhead for reports, exports their data, and closes and keeps the organisation', async ({
  page,
}) => {
  const person = await organisationOnTrial(page, 'portrait');
  await enter(page, person, settings);
  const details = page.getByRole('form', { name: 'Your details' });
  await details.getByRole('textbox', { name: 'Phone number' }).fill('2345 6789');
  await details.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Account update is successfully', { exact: true })).toBeVisible();

  await page.getByLabel('Your picture').setInputFiles(await drawPicture(page, 320, 200));
  await press(page, 'Use this part');
  await expect(page.getByRole('img', { name: 'Your current picture' })).toBeVisible();
  // The menu shows it as well, and both still do after a reload.
  const inMenu = page.getByRole('banner').locator('img[src^="blob:"]');
  await expect(inMenu).toBeVisible();
  await page.reload();
  await expect(inMenu).toBeVisible();
  await expect(details.getByRole('textbox', { name: 'Phone number' })).toHaveValue('2345 6789');
  await press(page, 'Remove your picture');
  await expect(inMenu).toHaveCount(0);

  await page.getByRole('link', { name: 'Report style' }).click();
  await page.getByLabel(/^Regular/).setInputFiles(fontFile('300Light', 'NotoSans_300Light'));
  await page.getByLabel(/^Bold/).setInputFiles(fontFile('900Black', 'NotoSans_900Black'));
  await page.getByRole('checkbox', { name: /^Our licence allows us/ }).check();
  await press(page, 'Use this font');
  await expect(page.getByRole('figure', { name: 'Sample of the font' })).toBeVisible();
  await page.getByLabel(/^Picture of the page/).setInputFiles(await drawPicture(page, 1240, 1754));
  await expect(page.getByRole('img', { name: /^Letterhead\. Text runs from 35 mm/ })).toBeVisible();
  await page.getByRole('link', { name: 'General details' }).click();

  const download = page.waitForEvent('download');
  await press(page, 'Export your data');
  expect((await download).suggestedFilename()).toMatch(/^personal-data-\d{4}-\d\d-\d\d\.json$/);

  await press(page, 'Delete the organisation');
  const dialog = page.getByRole('dialog');
  const name = (await dialog.getByRole('heading').innerText()).replace(/^Delete (.*)\?$/, '$1');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete the organisation' }).click();
  await expect(page.getByText(/Your organisation will be deleted on/)).toBeVisible();
  await page.goto(screen(person.tenant));
  await expect(page).toHaveURL(/\/ct\/restriction$/);
  await press(page, 'Keep the organisation');
  await expect(page.getByText(/Your organisation will be deleted on/)).toHaveCount(0);
  await page.goto(screen(person.tenant));
  await expect(page).toHaveURL(/\/ct\/?$/);
});

const signInAgain = async (page: Page, person: Person, given: string) => {
  await page.context().clearCookies({ domain: /localhost/ });
  await page.goto(screen(person.tenant, `${settings}/security`));
  await page.waitForURL((url) => url.host === `accounts.localhost:${port}`);
  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel(/^Password/).fill(given);
  await press(page, 'Sign in');
};

test('a person changes their password, sets up an authenticator app and signs in with both', async ({ page }) => {
  const person = await organisationOnTrial(page, 'careful');
  await enter(page, person, `${settings}/password`);
  await page.getByLabel('Current password').fill(password);
  await page.getByLabel(/^New password/).fill('Password-2026!');
  await page.getByLabel(/^Repeat the password/).fill('Password-2026!');
  await press(page, 'Change password');
  await expect(page.getByRole('alert')).toContainText('too easy to guess');
  await page.getByLabel(/^New password/).fill('Harvest-2026!');
  await page.getByLabel(/^Repeat the password/).fill('Harvest-2026!');
  await press(page, 'Change password');
  await expect(page.getByText('Your password has been changed.', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Security' }).click();
  await press(page, 'Set up');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Your password/).fill('Harvest-2026!');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()).replaceAll(' ', '');
  await dialog.getByLabel(/^Code of the app/).fill(codeAt(secret, Date.now()));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  await signInAgain(page, person, 'Harvest-2026!');
  // Each code works once, so this is the one of half a minute later, which is accepted as well.
  await page.getByLabel('Code of the app').fill(codeAt(secret, Date.now() + 30_000));
  await press(page, 'Continue');
  await expect(page.getByText('10 recovery codes left')).toBeVisible();
});

test('a person sees where they are signed in, and ends a session', async ({ page }) => {
  const person = await organisationOnTrial(page, 'wary');
  await signIn(page, person, { path: `${settings}/security` });
  const elsewhere = await tokensOf(person);
  await page.reload();
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'This session' })).toHaveCount(1);
  const before = await rows.count();
  await rows.filter({ hasText: 'Unknown device' }).first().getByRole('button').click();
  await press(page, 'End session');
  await expect(rows).toHaveCount(before - 1);
  await press(page, 'Sign out everywhere else');
  await press(page, 'Sign out');
  await expect(rows).toHaveCount(1);
  const headers = { ...tenantHeader(person.tenant), authorization: `Bearer ${elsewhere.accessToken}` };
  expect((await fetch(api('/users/me'), { headers })).status).toBe(401);
});

test('an administrator sets up a sign-in provider, and people sign in through it', async ({ page, browser }) => {
  const client = { id: 'reporting', secret: 'a secret that only the provider and we know' };
  const provider = await startSignInProvider(client);
  const domain = `leung-${Date.now()}.example`;
  const administrator = await organisationOnTrial(page, 'provider', domain);
  await enter(page, administrator, `${settings}/organisation-sign-in`);
  await expect(page.getByText('Single sign-on isn’t available during the trial')).toBeVisible();
  await payByCard(administrator);
  await page.reload();
  await page.getByLabel(/^Issuer/).fill(provider.issuer);
  await press(page, 'Test the address');
  await expect(page.getByText('The provider answers')).toBeVisible();
  await page.getByLabel(/^Client ID/).fill(client.id);
  await page.getByLabel(/^Client secret/).fill(client.secret);
  await page.getByLabel(/^Allowed domains/).fill(domain);
  await page.keyboard.press('Enter');
  await press(page, 'Save changes');
  await expect(page.getByLabel(`Name of the record for ${domain}`)).toHaveValue(`_sign-in-check.${domain}`);
  await page.getByRole('switch', { name: 'Offer it on the sign-in page' }).click();
  await expect(page.getByRole('switch')).toBeChecked();

  const context = await browser.newContext();
  const other = await context.newPage();
  const comeIn = async (email: string) => {
    await other.goto(screen(administrator.tenant, `${settings}/security`));
    await other.getByLabel(/^E-mail address/).fill(administrator.email);
    await other.getByLabel(/^Password/).focus();
    await other.getByRole('link', { name: `Sign in with ${domain}` }).click();
    await other.getByLabel('Work e-mail').fill(email);
    await other.getByRole('button', { name: 'Continue' }).click();
  };
  await other.goto(screen(administrator.tenant, `${settings}/security`));
  await other.getByLabel(/^E-mail address/).fill(administrator.email);
  await other.getByLabel(/^Password/).focus();
  await expect(other.getByRole('link', { name: /^Sign in with/ })).toHaveCount(0);
  await proveDomain(administrator, domain);
  await page.reload();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  await comeIn('stranger@elsewhere.example');
  const refusal = other.getByRole('status').filter({ hasText: 'isn’t open to the domain of your e-mail address' });
  await expect(refusal).toBeVisible();
  await comeIn(administrator.email);
  // Returns to the page that was requested first.
  await expect(other.getByText('Where you are signed in')).toBeVisible();
  await context.close();

  await press(page, 'Remove the provider');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove the provider' }).click();
  await expect(page.getByText('The sign-in provider is removed', { exact: true })).toBeVisible();
  await provider.close();
});
