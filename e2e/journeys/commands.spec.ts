import { expect, test } from '../journey.ts';
import { enter, people, screen } from '../people.ts';

test('a person opens pages and reports, and runs commands, from one box by keyboard', async ({ page }) => {
  await enter(page, people.verdantMember);
  const opener = page.getByRole('button', { name: 'Search and commands' });
  await expect(opener).toBeVisible();

  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('combobox', { name: 'Search and commands' });
  await expect(box).toBeFocused();
  // A member may not change the brand: nothing is offered that is then refused.
  await box.fill('branding');
  await expect(page.getByText('Nothing found.')).toBeVisible();
  await box.fill('published rep');
  await expect(page.getByRole('option', { name: /^Published Reports/ })).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/ct\/publish-reports$/);
  await expect(box).toBeHidden();

  await opener.click();
  await box.press('Escape');
  await expect(opener).toBeFocused();

  await opener.click();
  const report = page.getByRole('group', { name: 'Reports' }).getByRole('option').first();
  await report.click();
  await expect(page).toHaveURL(/\/ct\/framework-reports\//);

  await opener.click();
  await box.fill('dark');
  await box.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
});

test('the command box changes its language at once and offers links out of the product', async ({ page }) => {
  await enter(page, people.verdantAdministrator);
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: /Branding/ }).click();
  await expect(page).toHaveURL(/\/account-settings\/branding$/);
  // While a dialog is open, the keys of the box belong to it.
  const asked = page.locator('[role$="dialog"]');
  await expect(asked).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: /中文/ }).click();
  await expect(asked).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  const box = page.getByRole('combobox', { name: '搜尋與指令' });
  await box.fill('english');
  await box.press('Enter');
  await expect(asked).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: 'Sign out' }).click();
  await page.waitForURL(/^http:\/\/accounts\.localhost/);
});

test('an entity user finds their own home in the command box, and no reports', async ({ page }) => {
  await enter(page, people.verdantEntityUser, '/ct/account-settings');
  await page.getByRole('button', { name: 'Search and commands' }).click();
  await expect(page.getByRole('option', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Reports' })).toHaveCount(0);
  await page.getByRole('option', { name: 'Home' }).click();
  await expect(page).toHaveURL(screen('verdant', '/ct/entity-user'));
});
