import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { brands, colorsAmong, foreignMarks, namesIn } from '../brand-marks.ts';
import { expect, test } from '../journey.ts';
import { people, screen, signedInApi } from '../people.ts';

type Person = (typeof people)[keyof typeof people];
/** Another one each time: the mailbox keeps the e-mails of earlier runs. */
const recipient = `partner-${Date.now()}@agency.example`;

/** Saves a draft of the tenant's brand under another name and shares it by e-mail; returns a function that undoes all of it. */
const shareDraft = async (person: Person, companyName: string) => {
  const call = await signedInApi(person);
  const { published, draft } = (await (await call('GET', '/brands')).json()) as {
    published: { content: Record<string, unknown> };
    draft: { version: number } | null;
  };
  const content = { ...published.content, companyName };
  expect((await call('PUT', '/brands/draft', { content, version: draft?.version ?? null })).ok).toBe(true);
  expect((await call('POST', '/brands/draft/preview-link', { email: recipient })).ok).toBe(true);
  return async () => {
    await call('DELETE', '/brands/draft/preview-link');
    await call('DELETE', '/brands/draft');
  };
};

/** Waits in the tenant's mailbox page for the e-mail and returns its link. */
const newestTo = async (page: Page, { tenant }: Person, sender: string) => {
  const row = page.getByRole('row').filter({ hasText: recipient }).filter({ hasText: sender }).first();
  await expect(async () => {
    await page.goto(screen(tenant, '/dev/mail?language=en'));
    await expect(row).toBeVisible({ timeout: 500 });
  }).toPass();
  return row.getByRole('link');
};

test('a draft of the brand shared by e-mail arrives in the mailbox, and its link shows the draft', async ({ page }) => {
  const takeBack = await shareDraft(people.verdantAdministrator, 'Verdant Tomorrow');
  try {
    const link = await newestTo(page, people.verdantAdministrator, 'Verdant');
    expect(await violations(page)).toEqual([]);

    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('has asked you to look at a new brand');
    expect(await violations(page)).toEqual([]);
    const email = page.frameLocator('iframe');
    await expect(email.getByRole('heading', { name: 'What do you think of this brand?' })).toBeVisible();
    await expect(email.getByRole('img', { name: 'Verdant' })).toHaveJSProperty('complete', true);

    await page.getByRole('link', { name: 'Text', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Text' })).toContainText('/?brand=');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('link', { name: '繁體中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hant-HK');
    expect(await violations(page)).toEqual([]);

    await page.goBack();
    await page.goBack();
    const opened = page.waitForEvent('popup');
    await email.getByRole('link', { name: 'Look at the draft' }).click();
    const site = await opened;
    await expect(site).toHaveTitle('Verdant Tomorrow');
  } finally {
    await takeBack();
  }
});

test('no e-mail shows another tenant’s brand', async ({ page }) => {
  const marks = await foreignMarks(brands.harbour);
  const takeBack = await shareDraft(people.harbourAdministrator, 'Harbour Tomorrow');
  try {
    const address = await (await newestTo(page, people.harbourAdministrator, 'Harbour')).getAttribute('href');
    const path = address?.split('?')[0];
    const html = (await (await page.goto(screen('harbour', `${path}/html`)))?.text()) ?? '';
    const text = (await (await page.goto(screen('harbour', `${path}?part=text`)))?.text()) ?? '';
    expect(html).toContain('Harbour');
    const colors = [...html.matchAll(/#[0-9a-f]{6}\b/gi)].map(([color]) => color);
    expect(colors.length).toBeGreaterThan(10);
    expect([...namesIn(html + text, marks), ...colorsAmong(colors, marks)]).toEqual([]);
  } finally {
    await takeBack();
  }
});
