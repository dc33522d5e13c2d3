import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { linkIn } from '../mailbox.ts';
import { enter, password, people, screen, signedInApi } from '../people.ts';

/** Another one each time: the data of a failed run stay. */
const surname = `Iner${Date.now()}`;
const email = `joiner.${surname.toLowerCase()}@verdant.example`;
const administrator = people.verdantAdministrator;
const joiner = { tenant: 'verdant', email };
const management = '/ct/user-management';

const choose = (page: Page, name: string) => page.getByRole('checkbox', { name }).click();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an administrator invites a colleague, who joins, gets another role and is removed, while their report stays', async ({
  page,
  browser,
}) => {
  await enter(page, administrator, management);
  await press(page, 'Invite people');
  const dialog = page.getByRole('dialog', { name: 'Invite people' });
  await dialog.getByLabel('E-mail address 1').fill(email);
  await dialog.getByRole('button', { name: 'Add another person' }).click();
  await dialog.getByLabel('E-mail address 2').fill(email.toUpperCase());
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog.getByText('You have already entered this email address').first()).toBeVisible();
  await dialog.getByRole('button', { name: `Leave out ${email.toUpperCase()}`, exact: true }).click();
  await dialog.getByRole('button', { name: 'Send invitations' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Pending Confirmation');

  const guest = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await guest.goto(await linkIn(guest, { to: email, path: '/accept-invitation' }));
  await guest.getByLabel('First name').fill('Jo');
  await guest.getByLabel('Last name').fill(surname);
  await guest.getByLabel(/^New password/).fill(password);
  await guest.getByLabel(/^Repeat the password/).fill(password);
  await guest.getByLabel(/I agree to the terms/).check();
  await guest.locator('button[type="submit"]').click();
  await guest.waitForURL((url) => url.hostname === 'verdant.localhost');
  await expect(guest.getByRole('link', { name: 'Ongoing Reports', exact: true })).toBeVisible();
  // The list updates by itself.
  await expect(row).toContainText('Registered');
  const made = await (await signedInApi(joiner))('POST', '/reports', {
    versionId: 'hkex-c2-2025',
    name: `Report of ${email}`,
    languages: ['en'],
  });
  expect(made.status).toBe(201);

  await choose(page, `Choose Jo ${surname}`);
  await press(page, 'Change permission level');
  await page.getByRole('radio', { name: /Administrator/ }).check();
  await press(page, 'Change level');
  await expect(page.getByText('Change permission level is successful').first()).toBeVisible();
  await expect(row).toContainText('Administrator');

  await choose(page, `Choose Jo ${surname}`);
  await press(page, 'Remove user');
  const question = page.getByRole('alertdialog', { name: `Remove Jo ${surname}?` });
  await expect(question).toContainText(`You take over the reports of Jo ${surname}`);
  await question.getByRole('button', { name: 'Remove user' }).click();
  await expect(page.getByText('User removed successfully').first()).toBeVisible();
  await expect(page.getByText('You took over 1 report.').first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await guest.goto(screen('verdant', '/ct/reports'));
  await guest.waitForURL((url) => url.hostname === 'accounts.localhost');

  await page.getByRole('link', { name: 'Ongoing Reports', exact: true }).click();
  await expect(page.getByRole('link', { name: `Report of ${email}` })).toBeVisible();
  await guest.context().close();
});

test('a basic user has no user management in the menu, and is refused its address and its call', async ({ page }) => {
  await enter(page, people.verdantMember);
  await expect(page.getByRole('link', { name: 'Ongoing Reports', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Users Management' })).toHaveCount(0);
  await page.goto(screen('verdant', management));
  await expect(page).toHaveURL(/\/403$/);
  expect((await (await signedInApi(people.verdantMember))('GET', '/organizations/users')).status).toBe(403);
});

test('a link keeps search and order of the list, and the last administrator is protected', async ({ page }) => {
  const path = `${management}?q=harbour&sort=-email&level=administrator`;
  await enter(page, people.harbourAdministrator, path);
  await expect(page.getByRole('searchbox')).toHaveValue('harbour');
  await expect(page.getByRole('columnheader', { name: 'E-mail address' })).toHaveAttribute('aria-sort', 'descending');
  await choose(page, 'Choose Sofia Ng');
  await expect(page.getByText('Your organisation needs at least one administrator.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove user' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Change permission level' })).toHaveCount(0);
});
