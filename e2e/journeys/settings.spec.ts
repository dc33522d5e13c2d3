import { expect, test } from '@playwright/test';
import { people, signIn } from '../people.ts';

test('an administrator changes the organisation’s details, and is asked before leaving with something unsaved', async ({
  page,
}) => {
  await signIn(page, people.harbourAdministrator, { path: '/ct/account-settings' });
  const name = page.getByLabel('Organisation name');
  const industry = page.getByLabel('Industry');
  await name.fill('H');
  await industry.fill('Advisory services');
  await page.getByRole('button', { name: 'Save changes' }).click();
  // The summary names the field, which has the focus.
  await expect(page.getByRole('link', { name: /Organisation name may not be less than 2/ })).toBeVisible();
  await expect(name).toBeFocused();

  await page.getByRole('link', { name: 'Ongoing Reports' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(industry).toHaveValue('Advisory services');

  await name.fill('Harbour Advisory');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(industry).toHaveValue('Advisory services');
  await page.getByRole('link', { name: 'Ongoing Reports' }).click();
  await expect(page).toHaveURL(/\/ct\/reports$/);
});

test('a member reads the organisation’s details and changes none', async ({ page }) => {
  await signIn(page, people.verdantMember, { path: '/ct/account-settings' });
  await expect(page.getByText('Report language')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
});
