import type { Page } from '@playwright/test';
import { sidewaysOnPhone, violations } from '../axe.ts';
import { brands, foreignMarks, leaksOf, linksOf, type Marks, namesIn } from '../brand-marks.ts';
import { expect, test } from '../journey.ts';
import { people, screen, signedInApi, signIn } from '../people.ts';
import { followRequests } from '../settled.ts';

/**
 * One walk through every screen of a white-labelled tenant, as its people and visitors see it: each passes axe, fits a telephone, and
 * contains nothing of the product's own brand or of another tenant's (the usual error of white-label products: a forgotten screen).
 */
type Person = (typeof people)[keyof typeof people];
const screensMost = 170;

/** The same for two addresses that differ only in the report, article or page of a list they show: only one of them is checked. */
const kindOf = (address: string) => {
  const { pathname, searchParams } = new URL(address);
  const path = pathname
    .replace(/\/$/, '')
    .replace(/\/newfeed\/.*/, '/newfeed')
    // A step looks alike whatever template the report was made with.
    .replace(/\/(?:framework|template)-reports\/[^/]+/, '/report-steps')
    // One metric, and its data entry, represent all of them.
    .replace(/\/data-hub\/[^/]+\.[^/]+(\/data-entry)?.*/, '/data-hub/:metric$1');
  const choices = [...searchParams.keys()].filter((key) => key !== 'page');
  return `${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')}?${choices}`;
};

const settings = [
  'subscriptions',
  'billing',
  'password',
  'security',
  'organisation-sign-in',
  'approvals',
  'fonts-and-letterhead',
  'api',
  'language-model',
  'branding',
];
const steps = [
  'introduction',
  'tutorial',
  'select-disclosures',
  'select-topics',
  'assess-materiality',
  'description',
  'company',
  'upload',
  'data-input',
  'design',
  'preview',
  'validation',
  'completion',
];

type Call = Awaited<ReturnType<typeof signedInApi>>;
type Listed = { readonly id: string; readonly versionId: string; readonly disclosureCodes: readonly string[] };

/** The step that only reports of a template have, in a report of the tenant's own template; none where the tenant has no templates. */
const templateScreens = async (call: Call, report: Listed | undefined): Promise<string[]> => {
  if (!report) return [];
  const { versionId, disclosureCodes } = report;
  const draft = { versionId, disclosureCodes, name: 'Every screen', languages: ['en'], description: '' };
  const kept = await call('POST', '/report-templates', { ...draft, reportingBoundary: '' });
  if (!kept.ok) return [];
  const { id: templateId } = (await kept.json()) as { id: string };
  const made = await call('POST', '/reports', { versionId, name: draft.name, templateId });
  const { id, templateVersionId } = (await made.json()) as { id: string; templateVersionId: string };
  return [`/ct/template-reports/${templateVersionId}/reports/${id}/export-config`];
};

/** The screens that the walk begins with; those they link to follow. */
const screensOf = async (person: Person) => {
  const call = await signedInApi(person);
  const { items } = (await (await call('GET', '/reports')).json()) as { items: Listed[] };
  const report = items[0];
  const [entity] = (await (await call('GET', '/entities')).json()) as { id: string }[];
  const wizard = report ? `/ct/framework-reports/${report.versionId}/reports/${report.id}` : '';
  return [
    '/ct/',
    '/ct/reports',
    '/ct/publish-reports',
    '/ct/select-framework',
    '/ct/create-report?from=selection',
    `/ct/newfeed/${report?.id}/Report/Framework`,
    `/ct/roll-forward/${report?.id}?kind=next-period`,
    `/ct/carried-over/${report?.id}`,
    '/ct/deleted-reports',
    `/ct/compare-reports/${report?.id}`,
    `/ct/compare-reports/${report?.id}?view=chart`,
    `/ct/export-data/${report?.id}`,
    '/ct/framework-helper',
    '/ct/crosswalk',
    '/ct/materiality',
    '/ct/data-hub/energy.consumption.total',
    '/ct/insights',
    '/ct/account-settings',
    ...settings.map((tab) => `/ct/account-settings/${tab}`),
    '/ct/due-dates',
    '/ct/user-management',
    '/ct/report-collaborator',
    '/ct/entity-management',
    '/ct/entity-management/users',
    '/ct/entity-management/import',
    '/ct/climate/import',
    '/ct/climate/inventory',
    '/ct/climate/scope-3',
    '/ct/climate/scope-3/1',
    '/ct/entity-management/suppliers',
    '/ct/entity-management/import?of=suppliers',
    `/ct/entity-management/${entity?.id}`,
    '/ct/document-center',
    '/ct/document-center/deleted',
    // Without a link: says what to do then.
    '/ct/contribution',
    '/ct/help',
    '/ct/help/contact',
    '/ct/help/whats-new',
    '/ct/notifications',
    '/404',
    '/403',
    '/ct/nowhere',
    ...steps.map((step) => `${wizard}/${step}`),
    ...(await templateScreens(call, report)),
  ].map((path) => screen(person.tenant, path));
};

/** Watches the gateway's answers while the pages are walked: an answer may contain a name that is not shown. */
const watchAnswers = (page: Page, marks: Marks): string[] => {
  const leaks: string[] = [];
  page.on('response', async (response) => {
    const type = response.headers()['content-type'] ?? '';
    if (!/html|json|svg|manifest/.test(type)) return;
    const found = namesIn(await response.text().catch(() => ''), marks);
    leaks.push(...found.map((mark) => `${response.url()}: ${mark}`));
  });
  return leaks;
};

type Routed = { readonly __TSR_ROUTER__: { state: { status: string; resolvedLocation?: { pathname: string } } } };

/** Opens it like a link inside the product, without loading the product again, and waits until that screen is shown. */
const follow = async (page: Page, address: string) => {
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await page.waitForFunction(() => {
    const { status, resolvedLocation } = (globalThis as unknown as Routed).__TSR_ROUTER__.state;
    return status === 'idle' && resolvedLocation?.pathname === location.pathname;
  });
};

/** The second check leaves out rules whose result a brand, a mode or a language cannot change. */
const looks = [
  {
    name: 'Verdant, light, English',
    person: people.verdantAdministrator,
    ...({ mode: 'light', language: 'en', looksOnly: false } as const),
  },
  {
    name: 'Harbour, dark, Chinese',
    person: people.lantauAdministrator,
    ...({ mode: 'dark', language: 'zhTw', looksOnly: true } as const),
  },
];

/** Violations that axe finds twice, a moment apart: an editor that is being added to the page is not ready yet. */
const lastingViolations = async (page: Page, looksOnly: boolean) => {
  const found = await violations(page, { looksOnly });
  if (found.length === 0) return found;
  await page.waitForTimeout(500);
  return violations(page, { looksOnly });
};

const look = async (page: Page, marks: Marks, { looksOnly }: (typeof looks)[number]) => {
  const address = page.url();
  expect.soft([address, await leaksOf(page, marks)]).toEqual([address, []]);
  expect.soft([address, await lastingViolations(page, looksOnly)]).toEqual([address, []]);
  expect.soft([address, await sidewaysOnPhone(page)]).toEqual([address, 0]);
};

for (const each of looks) {
  const { name, person, mode, language } = each;
  test(`every screen is clean for axe, fits a telephone and shows no other brand: ${name}`, async ({ browser }) => {
    test.setTimeout(600_000);
    const marks = await foreignMarks(brands[person.tenant]);
    const context = await browser.newContext({ colorScheme: mode });
    const page = await context.newPage();
    const answers = watchAnswers(page, marks);
    const settled = followRequests(page);

    await page.goto(screen(person.tenant));
    await page.waitForURL(/^http:\/\/accounts\.localhost/);
    await settled();
    await look(page, marks, each);
    await signIn(page, person);
    await page.goto(screen(person.tenant, `/ct/?language=${language}`));
    await expect(page.locator('html')).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-Hant-HK');

    const waiting = await screensOf(person);
    const seen = new Set<string>();
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      if (seen.has(kindOf(address))) continue;
      seen.add(kindOf(address));
      await follow(page, address);
      await settled();
      waiting.push(...(await linksOf(page, person.tenant)));
      await look(page, marks, each);
    }
    expect(seen.size).toBeGreaterThan(25);
    expect(seen.size, 'a link leads to ever new screens').toBeLessThan(screensMost);
    expect(answers).toEqual([]);
    await context.close();
  });
}
