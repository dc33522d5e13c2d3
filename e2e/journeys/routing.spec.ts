import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { completeProfile, register } from '../organisation.ts';
import { enter, type Person, people, screen, signedInApi } from '../people.ts';

/** Every routing rule of spec section 4 and redirect of section 2, walked; `destination.test.ts` tests each by itself. */

type Step = readonly [from: string, to: string];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const isAt = (page: Page, { tenant }: Person, path: string) => expect(page).toHaveURL(screen(tenant, path));

/** Types the address, as for a first visit. */
const type = async (page: Page, person: Person, [from, to]: Step) => {
  await page.goto(screen(person.tenant, from));
  await isAt(page, person, to);
  await expect(title(page)).toBeVisible();
};

/** Follows a link inside the product. */
const follow = async (page: Page, person: Person, [from, to]: Step) => {
  await page.evaluate((path) => history.pushState({}, '', path), from);
  await isAt(page, person, to);
  await expect(title(page)).toBeVisible();
};

/** Follows one after the other; a link that redirects is left for its destination each time. */
const followAll = async (page: Page, person: Person, steps: readonly Step[]) => {
  for (const step of steps) await test.step(step.join(' → '), () => follow(page, person, step));
};

test('somebody without a session is asked to sign in, and returns to the page they wanted', async ({ page }) => {
  for (const path of ['/ct/reports', '/ct/selection-plan', '/ct/restriction']) {
    await page.goto(screen('verdant', path));
    await page.waitForURL((url) => url.host.startsWith('accounts.') && url.searchParams.get('next') === path);
  }
});

test('somebody who has finished signing up is led home from old addresses, and finds no pages of others', async ({
  page,
}) => {
  const person = people.verdantAdministrator;
  await enter(page, person, '/ct/reports');
  await followAll(page, person, [
    ['/home', '/ct'],
    ['/login/signin', '/ct'],
    ['/login/signup', '/ct'],
    ['/ct/selection-plan', '/ct'],
    ['/ct/billing-payment', '/ct'],
    ['/ct/welcome', '/ct'],
    ['/ct/company-profile', '/ct'],
    ['/ct/congratulations', '/ct/congratulations'],
    ['/ct/introduction', '/ct/introduction'],
    ['/ct/payment-successful', '/ct'],
  ]);
  for (const path of ['/ct/restriction', '/ct/nowhere', '/nowhere/at/all']) {
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await expect(title(page)).toHaveText('Page not found');
  }
  await type(page, person, ['/', '/ct']);
  await type(page, person, ['/403', '/403']);
  await expect(title(page)).toHaveText('Forbidden');
  await type(page, person, ['/404', '/404']);
  await expect(title(page)).toHaveText('Response not found');
});

test('entity users and suppliers are led to their portals only', async ({ page }) => {
  for (const [person, portal, other] of [
    [people.verdantEntityUser, '/ct/entity-user', '/ct/supplier'],
    [people.verdantSupplier, '/ct/supplier', '/ct/entity-user'],
  ] as const) {
    await enter(page, person);
    await isAt(page, person, portal);
    await followAll(page, person, [
      ['/home', portal],
      ['/ct/reports', '/403'],
      ['/ct/selection-plan', portal],
      [other, portal],
    ]);
  }
});

test('people of a suspended organisation find the restriction page, account settings and help', async ({ page }) => {
  const member = people.unpaidMember;
  await enter(page, member, '/ct/reports');
  await isAt(page, member, '/ct/restriction');
  await expect(page.getByText('Please ask an administrator of your organisation')).toBeVisible();
  const administrator = people.unpaidAdministrator;
  await enter(page, administrator);
  await isAt(page, administrator, '/ct/restriction');
  await expect(page.getByRole('button', { name: /resume/i }).first()).toBeVisible();
  await followAll(page, administrator, [
    ['/ct/account-settings', '/ct/account-settings'],
    ['/ct/reports', '/ct/restriction'],
    ['/ct/help', '/ct/help'],
    ['/ct/selection-plan', '/ct/restriction'],
    ['/ct/account-settings/billing', '/ct/account-settings/billing'],
    ['/home', '/ct/restriction'],
  ]);
});

test('a new organisation is led to the step that its signing up has reached', async ({ page }) => {
  const person = await register(page, 'routing');
  const call = await signedInApi(person);
  const goOn = async (step: number) =>
    expect((await call('POST', '/user-organization/user-settings/register-process', { step })).status).toBe(200);
  await completeProfile(call);
  const informed = async (informationStep: string) =>
    expect((await call('PATCH', '/organizations/information-step', { informationStep })).status).toBe(204);

  await enter(page, person, '/ct/reports');
  await isAt(page, person, '/ct/selection-plan');
  await followAll(page, person, [
    ['/ct/billing-payment', '/ct/selection-plan'],
    ['/ct/welcome', '/ct/selection-plan'],
    ['/ct/company-profile', '/ct/selection-plan'],
    ['/ct/account-settings', '/ct/selection-plan'],
  ]);
  await goOn(2);
  // Its plan is open from another page, and not by typing the address.
  await type(page, person, ['/ct/selection-plan', '/ct/billing-payment']);
  await followAll(page, person, [
    ['/ct/selection-plan', '/ct/selection-plan'],
    ['/ct/welcome', '/ct/billing-payment'],
  ]);
  await goOn(3);
  await type(page, person, ['/ct/', '/ct/welcome']);
  await followAll(page, person, [
    ['/ct/selection-plan', '/ct/welcome'],
    ['/ct/company-profile', '/ct/welcome'],
  ]);
  await goOn(8);
  await type(page, person, ['/ct/reports', '/ct/company-profile']);
  await followAll(page, person, [
    ['/ct/selection-plan', '/ct/company-profile'],
    ['/ct/welcome', '/ct/welcome'],
    ['/ct/congratulations', '/ct/company-profile'],
  ]);
  for (const step of ['1', '2', '3', '4']) await informed(step);
  await type(page, person, ['/ct/company-profile', '/ct']);
  await followAll(page, person, [['/ct/selection-plan', '/ct']]);
});

test('an unreadable status leads to the forbidden page, an unreadable profile out of the product', async ({ page }) => {
  const missing = {
    status: 404,
    json: { statusCode: 404, code: 'resource.not_found', message: '', requestId: 'x', issues: [] },
  };
  await page.route('**/subscriptions/current-status', (route) => route.fulfill(missing));
  await enter(page, people.verdantMember, '/ct/reports');
  await expect(title(page)).toHaveText('Forbidden');
  await isAt(page, people.verdantMember, '/403');
  await page.route('**/api/users/profiles', (route) => route.fulfill(missing));
  await page.goto(screen('verdant', '/ct/reports'));
  await page.waitForURL(/^http:\/\/accounts\.localhost/);
  expect((await page.context().cookies(screen('verdant', '/'))).map(({ name }) => name)).not.toContain('token');
});
