import { sidewaysOnPhone, violations } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { register, setPlatform } from '../organisation.ts';
import { enter, screen, signIn } from '../people.ts';

test.afterAll(() => setPlatform('esg'));

test('where people come for the calculator they sign up to measure, and enter the first bill on a phone in Chinese', async ({
  page,
  browser,
}) => {
  await setPlatform('climate');
  const person = await register(page, 'measure');
  await signIn(page, person);
  const press = (name: string) => page.getByRole('button', { name }).click();
  await press('Start the 7-day trial');
  await press('Set up your company profile');
  await page.getByLabel('Company name').fill('Leung Mills');
  await press('Save and continue');
  await page.getByRole('combobox', { name: 'Headquarters' }).fill('Hong');
  await page
    .getByRole('option', { name: /Hong Kong/ })
    .first()
    .click();
  await press('Save and continue');
  await page.getByRole('radio', { name: 'Under 50' }).check();
  await press('Save and continue');
  await page.getByRole('combobox', { name: 'Industry' }).fill('e');
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('radio', { name: 'Private' }).check();
  await press('Save and continue');
  await press('Finish');
  await expect(page.getByRole('heading', { name: 'Leung Mills is ready to measure' })).toBeVisible();
  await page.getByRole('link', { name: 'See what an inventory is about' }).click();
  await expect(page.getByText('Slide 1 of 4')).toBeVisible();
  await page.goto(screen(person.tenant, '/ct/'));
  await expect(page.getByRole('link', { name: 'Enter your first bill' }).first()).toBeVisible();

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const small = await phone.newPage();
  await enter(small, person, '/ct/', 'zhTw');
  await small.getByRole('link', { name: '輸入第一張帳單' }).first().click();
  await small.getByRole('button', { name: '加入活動數據' }).first().click();
  const form = small.getByRole('dialog');
  await form.getByRole('button', { name: '電力', exact: true }).click();
  await form.getByRole('textbox', { name: /^用量/ }).fill('1000');
  await form.getByRole('combobox', { name: /^國家或地區/ }).selectOption('GB');
  await form.getByRole('button', { name: '加入記錄' }).click();
  await expect(form).toBeHidden();
  await expect(small.getByText(/噸 CO₂e|t CO₂e/).first()).toBeVisible();
  await small.goto(screen(person.tenant, '/ct/climate'));
  await expect(small.getByRole('region', { name: '按範圍劃分的排放量' })).toBeVisible();
  expect(await sidewaysOnPhone(small)).toBe(0);
  expect(await violations(small)).toEqual([]);
  await small.goto(screen(person.tenant, '/ct/'));
  await expect(small.getByRole('link', { name: '查看結果' }).first()).toBeVisible();
  await phone.close();
});
