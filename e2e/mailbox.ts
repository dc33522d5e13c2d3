import { expect, type Page } from '@playwright/test';
import { port } from './product.ts';

const list = '/dev/mail?language=en';

/**
 * Waits in the demonstration's mailbox for the newest e-mail to that address, and returns its link to that page. The screen stays
 * unchanged.
 */
export const linkIn = async (
  page: Page,
  { to, path }: { to: string; path: string },
  onPort = port,
): Promise<string> => {
  const read = async (address: string) =>
    (await (await page.request.get(`http://127.0.0.1:${onPort}${address}`)).text()).replaceAll('&amp;', '&');
  let found: string | undefined;
  await expect(async () => {
    const rows = (await read(list)).split('<tr>').filter((row) => row.includes(`<td>${to}</td>`));
    for (const row of rows) {
      const text = await read(`${/href="(\/dev\/mail\/[^?"]+)/.exec(row)?.[1]}?part=text&language=en`);
      found = text.match(/https?:\/\/[^\s<"]+/g)?.find((link) => new URL(link).pathname === path);
      if (found) return;
    }
    expect(found).toBeDefined();
  }).toPass({ intervals: [100, 250, 500] });
  return found ?? '';
};
