import { expect, type Page } from '@playwright/test';
import { api, port, tenantHeader } from './product.ts';

/** The password of every demonstration account. */
export const password = 'Demo-2026!';

/** Demonstration accounts by their role. */
export const people = {
  verdantAdministrator: { tenant: 'verdant', email: 'admin@verdant.example' },
  verdantMember: { tenant: 'verdant', email: 'member@verdant.example' },
  verdantEntityUser: { tenant: 'verdant', email: 'entity@verdant.example' },
  verdantEntityManager: { tenant: 'verdant', email: 'manager@verdant.example' },
  verdantSupplier: { tenant: 'verdant', email: 'supplier@verdant.example' },
  /** The account of an organisation that has lost its access. */
  unpaidAdministrator: { tenant: 'verdant', email: 'admin@quarries.example' },
  unpaidMember: { tenant: 'verdant', email: 'member@quarries.example' },
  lantauAdministrator: { tenant: 'harbour', email: 'admin@lantau.example' },
  harbourAdministrator: { tenant: 'harbour', email: 'admin@harbour.example' },
  harbourMember: { tenant: 'harbour', email: 'member@harbour.example' },
  clientAdministrator: { tenant: 'harbour', email: 'admin@lantau.example' },
  hotelAdministrator: { tenant: 'harbour', email: 'admin@peakline.example' },
  clientMember: { tenant: 'harbour', email: 'member@lantau.example' },
} as const;

export type Person = { readonly tenant: string; readonly email: string };

/** The address of a screen of a tenant's web app. */
export const screen = (tenant: string, path = '/ct/', onPort = port) => `http://${tenant}.localhost:${onPort}${path}`;

/** Fills in the accounts site, which the page shows already, and waits until the person is back in the web app. */
export const completeSignIn = async (page: Page, { tenant, email }: Person, onPort = port) => {
  await page.waitForURL((url) => url.host === `accounts.localhost:${onPort}`);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.host === `${tenant}.localhost:${onPort}`);
  await expect(page.getByRole('main')).toBeVisible();
};

/**
 * Opens the tenant's web app at a path in English, whatever the account's language, signs in on the accounts site, and waits until the web
 * app is back.
 */
export const signIn = async (page: Page, person: Person, { path = '/ct/', onPort = port } = {}) => {
  await page.context().addCookies([{ name: 'language', value: 'en', url: screen(person.tenant, '/', onPort) }]);
  await page.goto(screen(person.tenant, path, onPort));
  await completeSignIn(page, person, onPort);
};

const headersFor = ({ tenant }: Person, onPort: number) => ({
  ...tenantHeader(tenant, onPort),
  'content-type': 'application/json',
});

/** The tokens of a sign-in without the browser. */
export const tokensOf = async (person: Person, onPort = port) => {
  const answer = await fetch(api('/auth/sign-in', onPort), {
    method: 'POST',
    headers: headersFor(person, onPort),
    body: JSON.stringify({ email: person.email, password }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { accessToken: string; refreshToken: string };
};

/** Calls the gateway as that person, without the browser. */
export const signedInApi = async (person: Person, onPort = port) => {
  const { accessToken } = await tokensOf(person, onPort);
  return (method: string, path: string, body?: unknown) =>
    fetch(api(path, onPort), {
      method,
      headers: { ...headersFor(person, onPort), authorization: `Bearer ${accessToken}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
};

type Tokens = Awaited<ReturnType<typeof tokensOf>>;

/**
 * Opens a screen with these tokens, which are in the address (spec section 2), as somebody who was not signed in before; by default in
 * English.
 */
export const enterWith = async (
  page: Page,
  { tenant }: Person,
  { accessToken, refreshToken }: Tokens,
  path = '/ct/',
  language: 'en' | 'zhTw' = 'en',
) => {
  await page
    .context()
    .clearCookies({ name: /^(?:token|refreshToken|userInfo)$/, domain: new URL(screen(tenant)).hostname });
  await page.context().addCookies([{ name: 'language', value: language, url: screen(tenant, '/') }]);
  const address = new URL(screen(tenant, path));
  address.searchParams.set('token', accessToken);
  address.searchParams.set('refreshToken', refreshToken);
  await page.goto(address.href);
  // On every page the tokens are stored before anything is shown.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Opens a screen as that person, without the accounts site; by default in English. */
export const enter = async (page: Page, person: Person, path = '/ct/', language: 'en' | 'zhTw' = 'en') =>
  enterWith(page, person, await tokensOf(person), path, language);
