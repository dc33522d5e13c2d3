import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, signedInApi } from '../people.ts';

const person = people.verdantAdministrator;

/** The scripts and style sheets that a browser which knows nothing yet asks for until the page is ready. */
const codeFilesUntil = async (browser: Browser, path: string, ready: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const files: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    // The hidden login frame is a page of its own.
    if (request.frame() !== page.mainFrame()) return;
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css)$/.test(pathname)) files.push(pathname);
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await enter(page, person, path);
  await ready(page);
  const asked = { files: [...files], calls: [...calls] };
  await context.close();
  return asked;
};

const reportOfVerdant = async () => {
  const call = await signedInApi(person);
  const { items } = (await (await call('GET', '/reports')).json()) as { items: { id: string; versionId: string }[] };
  const [report] = items;
  if (!report) throw new Error('Verdant has no report');
  return report;
};

test('a report opened by a link waits for at most forty files of code', async ({ browser }) => {
  const { id, versionId } = await reportOfVerdant();
  const path = `/ct/framework-reports/${versionId}/reports/${id}/data-input`;
  const { files } = await codeFilesUntil(browser, path, (page) =>
    page.getByRole('article').getByRole('heading', { level: 3 }).first().waitFor(),
  );
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(40);
});

test('Home asks for at most forty files, none of them of the wizard or of tables, and asks for nothing that its page carries', async ({
  browser,
}) => {
  const { files, calls } = await codeFilesUntil(browser, '/ct', (page) =>
    page.getByRole('heading', { name: 'Ongoing reports' }).waitFor(),
  );
  expect(files.filter((file) => /\/(?:federation|DataTable|charts)-|^\/remotes\//.test(file))).toEqual([]);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(40);
  expect(calls.filter((path) => /\/tenants\/info\/|\/settings\/info/.test(path))).toEqual([]);
});

test('a page that is gone back to asks again what it carries, for that may be old by now', async ({ page }) => {
  await enter(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/esg-tenant/settings/info'));
  await page.goBack();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
