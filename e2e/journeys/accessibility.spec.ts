import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { people, screen, signedInApi, signIn } from '../people.ts';

type Person = (typeof people)[keyof typeof people];

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page })
    // Each page that the brand studio frames is looked at by itself.
    .exclude('iframe[name="brand-preview"]')
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

const settings = ['subscriptions', 'billing', 'password', 'security', 'organisation-sign-in', 'branding'];

const screensOf = async (person: Person) => {
  const call = await signedInApi(person);
  const { items } = (await (await call('GET', '/reports')).json()) as { items: { id: string; versionId: string }[] };
  const report = items[0];
  const wizard = report ? `/ct/framework-reports/${report.versionId}/reports/${report.id}` : '';
  const steps = ['select-disclosures', 'description', 'company', 'data-input', 'preview', 'validation', 'completion'];
  return [
    '/ct/',
    '/ct/reports',
    '/ct/publish-reports',
    '/ct/select-framework',
    `/ct/newfeed/${report?.id}/Report/Framework`,
    '/ct/framework-helper',
    '/ct/crosswalk',
    '/ct/account-settings',
    ...settings.map((tab) => `/ct/account-settings/${tab}`),
    '/ct/user-management',
    '/ct/help',
    '/ct/help/contact',
    '/ct/help/whats-new',
    '/ct/notifications',
    '/404',
    '/403',
    ...steps.map((step) => `${wizard}/${step}`),
  ];
};

const brands = [
  { name: 'Verdant, light, English', person: people.verdantAdministrator, mode: 'light', language: 'en' },
  { name: 'Harbour, dark, Chinese', person: people.lantauAdministrator, mode: 'dark', language: 'zhTw' },
] as const;

for (const { name, person, mode, language } of brands) {
  test(`every screen is clean for axe and does not scroll sideways on a phone: ${name}`, async ({ browser }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ colorScheme: mode });
    const page = await context.newPage();
    await page.goto(screen(person.tenant));
    await page.waitForURL(/^http:\/\/accounts\.localhost/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await signIn(page, person);
    await page.goto(screen(person.tenant, `/ct/?language=${language}`));
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-Hant-HK');
    for (const path of await screensOf(person)) {
      await page.goto(screen(person.tenant, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A page that frames others is not always called idle, though all of it has come.
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
      expect.soft([path, await violations(page)]).toEqual([path, []]);
      await page.setViewportSize({ width: 360, height: 740 });
      const sideways = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
      expect.soft([path, sideways]).toEqual([path, 0]);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await context.close();
  });
}
