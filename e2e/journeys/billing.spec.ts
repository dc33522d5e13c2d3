import type { Locator, Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from '../journey.ts';
import { colleagueOf, organisationOnTrial, passDays } from '../organisation.ts';
import { enter, type Person, screen } from '../people.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click();
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Account settings' }).getByRole('link', { name }).click();
/** The value beside a label. */
const fact = (page: Page, term: string) =>
  page.locator('dt').getByText(term, { exact: true }).locator('xpath=following-sibling::dd[1]');

const fillCard = async (form: Page | Locator, number: string) => {
  await form.getByLabel('Name on card').fill('Ka Yan Leung');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expiry date').fill('1240');
  await form.getByLabel('Security code').fill('123');
};

const expectAccessible = async (page: Page) => expect(await violations(page)).toEqual([]);

/** Chooses four seats and pays by a card that works. */
const subscribe = async (page: Page) => {
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await page.getByRole('textbox', { name: 'Seats' }).fill('4');
  await press(page, 'Continue to payment');
  await page.getByLabel('Contact name').fill('Ka Yan Leung');
  await page.getByLabel('E-mail address').fill('billing@leung.example');
  await page.getByRole('textbox', { name: 'Telephone' }).fill('2123 4567');
  await page.getByLabel('Address line 1').fill('1 Queen’s Road Central');
  await page.getByRole('textbox', { name: 'City' }).fill('Hong Kong');
  await page.getByRole('combobox', { name: 'Country or region' }).fill('Hong');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /Hong Kong/ })
    .first()
    .click();
  await fillCard(page, '4242424242424242');
  await press(page, 'Subscribe');
  await expect(page).toHaveURL(screen('verdant', '/ct/account-settings/subscriptions'));
};

const updateCard = async (page: Page, number: string) => {
  const dialog = page.getByRole('dialog', { name: 'Update card' });
  if (!(await dialog.isVisible())) await press(page, 'Update card');
  await fillCard(dialog, number);
  await press(dialog, 'Use this card');
  return dialog;
};

/** Asks for fewer seats than are paid, then for two more, and reads what each costs. */
const addSeats = async (page: Page) => {
  await press(page, 'Change seats');
  const seats = page.getByRole('dialog', { name: 'Change seats' });
  await seats.getByRole('textbox', { name: 'Seats' }).fill('3');
  await expect(seats.getByText('Invoice of')).toBeVisible();
  await seats.getByRole('textbox', { name: 'Seats' }).fill('6');
  await expect(fact(page, 'To pay now')).toHaveText('USD 98.00');
  await press(seats, 'Confirm the change');
  await expect(page.getByText('2 of 6 seats are taken').first()).toBeVisible();
};

const downloadInvoice = async (page: Page) => {
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download INV-\d+ as PDF$/ })
    .first()
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/^INV-\d{6}\.pdf$/);
};

/** Offers a card that the bank refuses, then one that pays nothing later. */
const changeCard = async (page: Page) => {
  const dialog = await updateCard(page, '4000000000000002');
  await expect(dialog.getByText('Your bank declined the card.')).toBeVisible();
  await updateCard(page, '4000000000000341');
  await expect(dialog).toBeHidden();
  await expect(fact(page, 'Card')).toHaveText('Visa, ending in 0341');
};

/** Somebody who does not administer the organisation reads whom to ask, and cannot resume the subscription. */
const expectSuspended = async (page: Page, colleague: Person) => {
  await enter(page, colleague, '/ct/reports');
  await expect(title(page)).toHaveText('Account suspended');
  await expect(page.getByText('Please ask an administrator of your organisation')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume subscription' })).toHaveCount(0);
};

const resume = async (page: Page) => {
  await press(page, 'Resume subscription');
  await press(page.getByRole('alertdialog'), 'Resume subscription');
};

const cancelAndResume = async (page: Page) => {
  await page.goto(screen('verdant', '/ct/account-settings/subscriptions'));
  await press(page, 'Cancel subscription');
  await press(page.getByRole('alertdialog'), 'Cancel subscription');
  await expect(page.getByText('Subscription Cancelled Successfully', { exact: true })).toBeVisible();
  await expect(fact(page, 'Status')).toHaveText('Cancelled');
  await resume(page);
  await expect(page.getByText('Subscription resumed', { exact: true })).toBeVisible();
  await expect(fact(page, 'Status')).toHaveText('Active');
};

test('a subscription is paid after its trial, gets more seats, fails to be paid, is suspended, resumed, cancelled and resumed', async ({
  page,
  browser,
}) => {
  const administrator = await organisationOnTrial(page, 'billing');
  const colleague = await colleagueOf(page, administrator);
  await enter(page, administrator, '/ct/account-settings/subscriptions');
  await expect(fact(page, 'Status')).toHaveText('Free trial');
  await subscribe(page);
  await expect(fact(page, 'Next invoice')).toHaveText('USD 196.00');

  // The open page is notified of scheduled changes.
  await passDays(administrator, 7);
  await expect(fact(page, 'Status')).toHaveText('Active');
  await expectAccessible(page);
  await addSeats(page);

  await tab(page, 'Billing');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
  await downloadInvoice(page);
  await expectAccessible(page);
  await changeCard(page);

  await passDays(administrator, 31);
  await tab(page, 'Subscriptions');
  await expect(fact(page, 'Status')).toHaveText('Payment overdue');
  await passDays(administrator, 7);
  await expect(fact(page, 'Status')).toHaveText('Suspended');

  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  const other = await elsewhere.newPage();
  await expectSuspended(other, colleague);

  await page.goto(screen('verdant', '/ct/reports'));
  await expect(title(page)).toHaveText('Account suspended');
  await resume(page);
  await expect(page.getByText('Your bank declined the card.')).toBeVisible();
  await press(page, 'Pay with another card');
  await fillCard(page, '4242424242424242');
  await press(page, 'Use this card');
  await expect(page.getByText('Visa, ending in 4242')).toBeVisible();
  await resume(page);
  await expect(page).toHaveURL(screen('verdant', '/ct'));
  await other.goto(screen('verdant', '/ct/reports'));
  await expect(title(other)).toHaveText(/^Ongoing reports$/i);
  await elsewhere.close();

  await cancelAndResume(page);
});
