import { expect, type Page } from '@playwright/test';
import { screen } from './people.ts';

/** Waits in the demonstration's mailbox for the newest e-mail to that address, and answers the link in it to that page. */
export const linkIn = async (page: Page, { to, path }: { to: string; path: string }): Promise<string> => {
  let found: string | undefined;
  await expect(async () => {
    await page.goto(screen('verdant', '/dev/mail?language=en'));
    const mails = page.getByRole('row').filter({ hasText: to }).getByRole('link');
    for (const link of await mails.all()) {
      const address = (await link.getAttribute('href'))?.split('?')[0];
      await page.goto(screen('verdant', `${address}?part=text&language=en`));
      const text = await page.getByRole('region', { name: 'Text' }).innerText({ timeout: 2000 });
      found = text.match(/https?:\/\/\S+/g)?.find((link) => new URL(link).pathname === path);
      if (found) return;
      await page.goto(screen('verdant', '/dev/mail?language=en'));
    }
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
};
