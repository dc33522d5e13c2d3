import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { people, screen, signedInApi } from '../people.ts';

const { verdantAdministrator } = people;
const recipient = 'partner@agency.example';

/** The legacy mode stays out of the e-mail's frame, where no script may run; stories hold the e-mails themselves to the same rules. */
const violations = async (page: Page) => {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations: found } = await axe
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** Saves a draft of Verdant's brand under another name and shares it by e-mail; answers how to take it all back. */
const shareDraft = async () => {
  const call = await signedInApi(verdantAdministrator);
  const { published, draft } = (await (await call('GET', '/brands')).json()) as {
    published: { content: Record<string, unknown> };
    draft: { version: number } | null;
  };
  const content = { ...published.content, companyName: 'Verdant Tomorrow' };
  expect((await call('PUT', '/brands/draft', { content, version: draft?.version ?? null })).ok).toBe(true);
  expect((await call('POST', '/brands/draft/preview-link', { email: recipient })).ok).toBe(true);
  return async () => {
    await call('DELETE', '/brands/draft/preview-link');
    await call('DELETE', '/brands/draft');
  };
};

test('a draft of the brand shared by e-mail arrives in the mailbox, and its link shows the draft', async ({ page }) => {
  const takeBack = await shareDraft();
  try {
    const row = page.getByRole('row').filter({ hasText: recipient });
    await expect(async () => {
      await page.goto(screen('verdant', '/dev/mail?language=en'));
      await expect(row.first()).toBeVisible({ timeout: 500 });
    }).toPass();
    expect(await violations(page)).toEqual([]);

    await row.first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('asks you to look at a new brand');
    expect(await violations(page)).toEqual([]);
    const email = page.frameLocator('iframe');
    await expect(email.getByRole('heading', { name: 'What do you think of this brand?' })).toBeVisible();
    await expect(email.getByRole('img', { name: 'Verdant' })).toHaveJSProperty('complete', true);

    const opened = page.waitForEvent('popup');
    await email.getByRole('link', { name: 'Look at the draft' }).click();
    const site = await opened;
    await expect(site).toHaveTitle('Verdant Tomorrow');
    await site.close();

    await page.getByRole('link', { name: 'Text', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Text' })).toContainText('/?brand=');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: '繁體中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    expect(await violations(page)).toEqual([]);
  } finally {
    await takeBack();
  }
});
