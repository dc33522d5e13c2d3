import { expect, type Page } from '@playwright/test';
import { port } from './product.ts';

/** The password of every demonstration account. */
export const password = 'Demo-2026!';

/** Demonstration accounts by what they may do. */
export const people = {
  verdantAdministrator: { tenant: 'verdant', email: 'admin@verdant.example' },
  verdantMember: { tenant: 'verdant', email: 'member@verdant.example' },
  verdantEntityUser: { tenant: 'verdant', email: 'entity@verdant.example' },
  harbourAdministrator: { tenant: 'harbour', email: 'admin@harbour.example' },
} as const;

/** The address of a screen of a tenant's web app. */
export const screen = (tenant: string, path = '/ct/', onPort = port) => `http://${tenant}.localhost:${onPort}${path}`;

/** Opens the tenant's web app, signs in on the accounts site it is sent to, and waits until it is back. */
export const signIn = async (page: Page, { tenant, email }: { tenant: string; email: string }, onPort = port) => {
  await page.goto(screen(tenant, '/ct/', onPort));
  await page.waitForURL((url) => url.host === `accounts.localhost:${onPort}`);
  await page.getByLabel('Email', { exact: false }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.host === `${tenant}.localhost:${onPort}`);
  await expect(page.getByRole('main')).toBeVisible();
};
