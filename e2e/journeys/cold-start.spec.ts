import type { Browser } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, signedInApi } from '../people.ts';

const person = people.verdantAdministrator;

/** Runs in the page: records by its own clock when a heading of this name, or the first of an article, is drawn. */
const noteWhenReady = (name: string | undefined) => {
  new MutationObserver((_, observer) => {
    const headings = [...document.querySelectorAll(name ? 'h1, h2, h3' : 'article h3')];
    if (!headings.some((heading) => heading.checkVisibility() && (!name || heading.textContent === name))) return;
    performance.mark('ready');
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
};

/**
 * The requests of a browser with an empty cache until the heading is drawn. The page's own clock decides what came before: an outside
 * observer may be late, and would count what the page loads afterwards, while it is idle.
 */
const askedUntil = async (browser: Browser, path: string, heading?: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(noteWhenReady, heading);
  const sent = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await enter(page, person, path);
  const html = await (await sent).text();
  const asked = await (
    await page.waitForFunction(() => {
      const [ready] = performance.getEntriesByName('ready');
      return (
        ready &&
        performance
          .getEntriesByType('resource')
          .filter(({ startTime }) => startTime < ready.startTime)
          .map(({ name }) => new URL(name).pathname)
      );
    })
  ).jsonValue();
  await context.close();
  return {
    html,
    files: (asked ?? []).filter((path) => /\.(?:js|css)$/.test(path)),
    calls: (asked ?? []).filter((path) => path.startsWith('/api/')),
  };
};

const reportOfVerdant = async () => {
  const call = await signedInApi(person);
  const { items } = (await (await call('GET', '/reports')).json()) as { items: { id: string; versionId: string }[] };
  const [report] = items;
  if (!report) throw new Error('Verdant has no report');
  return report;
};

test('a report opened by a link loads at most forty files of code', async ({ browser }) => {
  const { id, versionId } = await reportOfVerdant();
  const path = `/ct/framework-reports/${versionId}/reports/${id}/data-input`;
  const { html, files } = await askedUntil(browser, path);
  expect(files.length).toBeGreaterThan(10);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(40);
  // Requested with the page itself, and not one after the other.
  expect(files.filter((file) => !html.includes(`"${file}`))).toEqual([]);
});

test('Home loads at most forty files, none of the wizard or of tables, and asks for no data that its page contains', async ({
  browser,
}) => {
  const { files, calls } = await askedUntil(browser, '/ct', 'Ongoing reports');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => /\/(?:federation|DataTable|charts)-|^\/remotes\//.test(file))).toEqual([]);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(40);
  expect(calls.filter((path) => /\/tenants\/info\/|\/settings\/info/.test(path))).toEqual([]);
});

test('a page restored by the back button asks again for the data it contains, which may be old by now', async ({
  page,
}) => {
  await enter(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('about:blank');
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/esg-tenant/settings/info'));
  await page.goBack();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
