import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { register } from '../organisation.ts';
import { screen, signIn } from '../people.ts';

const tenant = 'verdant';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
/** Finds an option by typing and takes it. */
const choose = async (page: Page, label: string, typed: string, option: RegExp) => {
  await page.getByRole('combobox', { name: label }).fill(typed);
  await page.getByRole('listbox').getByRole('option', { name: option }).first().click();
};
const expectAccessible = async (page: Page) => expect(await violations(page)).toEqual([]);

/** Asks for more seats than a trial has, reads where to get them, and starts the trial with the largest number allowed. */
const startTrial = async (page: Page) => {
  await expect(title(page)).toHaveText('Choose a plan');
  await expectAccessible(page);
  await page.getByLabel('Seats').fill('21');
  await press(page, 'Start the 7-day trial');
  await expect(page.getByRole('link', { name: /contact our support team/ })).toBeVisible();
  await press(page, 'One seat fewer');
  await expect(page.getByLabel('Seats')).toHaveValue('20');
  await press(page, 'Start the 7-day trial');
};

/** Enters the company's name and headquarters, and stops at its size. */
const beginProfile = async (page: Page) => {
  await expect(title(page)).toHaveText('Company profile');
  // The host of an e-mail address is not proposed as the company's name.
  await expect(page.getByLabel('Company name')).toHaveValue('');
  await page.getByLabel('Company name').fill('Leung Trading');
  await page.getByLabel('Chinese name').fill('梁氏貿易');
  await press(page, 'Save and continue');
  await expect(page.getByRole('link', { name: /Headquarters/ })).toBeVisible();
  await choose(page, 'Headquarters', 'Hong', /Hong Kong/);
  await press(page, 'Save and continue');
  await expect(page.getByRole('radio', { name: 'Under 50' })).toBeVisible();
};

/** Continues from the company's size to the end. */
const finishProfile = async (page: Page) => {
  await page.getByRole('radio', { name: 'Under 50' }).check();
  await press(page, 'Save and continue');
  await choose(page, 'Industry', 'e', /./);
  await page.getByRole('radio', { name: 'Public' }).check();
  await choose(page, 'Stock exchange', 'XHKG', /XHKG/);
  await page.getByLabel('Stock code').fill('0293');
  await press(page, 'Save and continue');
  await page.getByRole('radiogroup', { name: 'Report language' }).getByRole('radio', { name: '繁體中文' }).check();
  await expectAccessible(page);
  await press(page, 'Finish');
};

/** Turns the slides by button and by key. */
const readSlides = async (page: Page) => {
  await expect(page.getByText('Slide 1 of 4')).toBeVisible();
  await expectAccessible(page);
  for (const slide of [2, 3, 4]) {
    if (slide === 2) await press(page, 'Next');
    else await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Slide ${slide} of 4`)).toBeVisible();
  }
};

test('a new organisation signs up with a trial, stops half-way, and continues on another device', async ({
  page,
  browser,
}) => {
  const person = await register(page, 'trial');
  await signIn(page, person, { path: '/ct/reports' });
  await expect(page).toHaveURL(/\/ct\/selection-plan$/);
  await startTrial(page);

  await expect(title(page)).toHaveText('Welcome, Ka Yan');
  await press(page, 'Set up your company profile');
  await beginProfile(page);

  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  const device = await elsewhere.newPage();
  await signIn(device, person);
  await expect(device).toHaveURL(/\/ct\/company-profile$/);
  await finishProfile(device);

  await expect(title(device)).toHaveText('Congratulations!');
  await expect(device.getByRole('heading', { name: 'Leung Trading is ready to report' })).toBeVisible();
  await device.getByRole('link', { name: 'See what reporting is about' }).click();
  await readSlides(device);
  await device.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(title(device)).toHaveText('Welcome, Ka Yan');
  await expect(device.getByRole('navigation', { name: 'Main menu' })).toBeVisible();

  // Signing up is finished: its pages redirect to the home page, on the first device, too.
  for (const path of ['/ct/selection-plan', '/ct/company-profile']) {
    await page.goto(screen(tenant, path));
    await expect(page).toHaveURL(/\/ct$/);
  }
  await page.goto(screen(tenant, '/ct/restriction'));
  await expect(title(page)).toHaveText('Page not found');
  await elsewhere.close();
});

test('a new organisation pays by a card of the sandbox, and reads why another card is refused', async ({ page }) => {
  const person = await register(page, 'card');
  await signIn(page, person);
  await press(page, 'Enter payment details');
  await expect(title(page)).toHaveText('Payment');
  const subscribe = page.getByRole('button', { name: 'Subscribe' });
  await expect(subscribe).toHaveAttribute('aria-disabled', 'true');
  await expect(subscribe).toHaveAccessibleDescription('Enter your card details to subscribe.');
  await page.getByLabel('Name on card').fill('Ka Yan Leung');
  await page.getByLabel('Card number').fill('4242424242424241');
  await page.getByLabel('Expiry date').fill('1220');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Security code').press('Tab');
  await expect(page.getByText('Card number isn’t correct')).toBeVisible();
  await expect(page.getByText('Please enter a valid expiry date.')).toBeVisible();
  await page.getByLabel('Card number').fill('4000000000000002');
  await page.getByLabel('Expiry date').fill('1240');
  await expect(subscribe).not.toHaveAttribute('aria-disabled', 'true');
  await subscribe.click();
  await expect(page.getByRole('link', { name: /Telephone is required/ })).toBeVisible();
  await expectAccessible(page);

  // The person has entered it already when signing up.
  await expect(page.getByLabel('Contact name')).toHaveValue('Ka Yan Leung');
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email);
  await page.getByRole('textbox', { name: 'Telephone' }).fill('2123 4567');
  await page.getByLabel('Address line 1').fill('1 Queen’s Road Central');
  await page.getByRole('textbox', { name: 'City' }).fill('Hong Kong');
  await choose(page, 'Country or region', 'Hong', /Hong Kong/);
  await subscribe.click();
  await expect(page.getByText('Your bank declined the card.')).toBeInViewport();
  await page.getByLabel('Card number').fill('4242424242424242');
  await subscribe.click();

  await expect(title(page)).toHaveText('Payment successful');
  await expectAccessible(page);
  // The plan is chosen: its page redirects to the present step of signing up.
  await page.goto(screen(tenant, '/ct/selection-plan'));
  await expect(page).toHaveURL(/\/ct\/welcome$/);
});
