import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen, signedInApi } from '../people.ts';
import { followRequests } from '../settled.ts';

const person = people.verdantAdministrator;

const screens = async () => {
  const call = await signedInApi(person);
  const { items } = (await (await call('GET', '/reports')).json()) as { items: { id: string; versionId: string }[] };
  const report = items[0] ? `/ct/framework-reports/${items[0].versionId}/reports/${items[0].id}` : '';
  return ['/ct', '/ct/data-hub', '/ct/user-management', `${report}/data-input`, `${report}/validation`];
};

/** Buttons, tabs and fields below 44 px (WCAG 2.5.5); links within sentences and what a larger label belongs to are excepted. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wanted = 'button, [role="button"], [role="tab"], [role="treeitem"], select, header a:not(p a), nav a';
    return [...document.querySelectorAll<HTMLElement>(wanted)].flatMap((target) => {
      const { width, height, bottom } = target.getBoundingClientRect();
      // The link that skips to the content is above the page until a key is pressed.
      const isSeen =
        bottom > 0 && width > 2 && getComputedStyle(target).visibility !== 'hidden' && !target.closest('[inert]');
      // Borders of the box around a field belong to its target.
      return isSeen && (height < 41.5 || width < 39.5)
        ? [`${target.getAttribute('aria-label') ?? target.textContent} ${Math.round(width)} × ${Math.round(height)}`]
        : [];
    });
  });

test('every control can be touched on a telephone, and the brand keeps its place beside them', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const settled = followRequests(page);
  await enter(page, person);
  for (const path of await screens()) {
    await page.goto(screen(person.tenant, path));
    await settled();
    expect(await smallTargets(page), path).toEqual([]);
    const brand = await page
      .getByRole('banner')
      .getByRole('link', { name: /home page$/ })
      .boundingBox();
    expect(brand?.width, path).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
  await context.close();
});

test('printed pages contain only the content, dark on white, whatever mode the person uses', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const settled = followRequests(page);
  await enter(page, person);
  for (const path of await screens()) {
    await page.goto(screen(person.tenant, path));
    await settled();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(page.getByRole('banner'), path).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main menu' }), path).toBeHidden();
    const [ground, ...inks] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      const titles = [...document.querySelectorAll('h1')].map((title) => getComputedStyle(title).color);
      return [backgroundColor, color, ...titles];
    });
    expect(ground, path).toBe('rgba(0, 0, 0, 0)');
    for (const ink of inks)
      expect(Math.max(...(ink.match(/\d+/g) ?? ['255']).slice(0, 3).map(Number)), path).toBeLessThan(96);
    await page.emulateMedia({ media: 'screen' });
  }
  await context.close();
});

/** Share of the window's height, between 0 and 1, that bars cover while the page scrolls below them. */
const heldByBars = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    window.scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    // Headings of a grid stay fixed in its own frame.
    const holds = (element: Element | null): boolean =>
      element !== null &&
      !element.matches('[role="grid"], table') &&
      (['sticky', 'fixed'].includes(getComputedStyle(element).position) || holds(element.parentElement));
    const heights = Array.from({ length: Math.floor(innerHeight / 8) }, (_, step) => step * 8 + 4);
    const held = heights.filter((y) => holds(document.elementFromPoint(innerWidth * 0.6, y)));
    return held.length / heights.length;
  });

for (const { what, viewport, fontSize } of [
  { what: 'text of twice the size', viewport: { width: 1280, height: 800 }, fontSize: '200%' },
  { what: 'a page of twice the size', viewport: { width: 640, height: 400 }, fontSize: '100%' },
])
  test(`${what} stays within the window, and bars leave it to the content`, async ({ browser }) => {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    const settled = followRequests(page);
    await enter(page, person);
    for (const path of await screens()) {
      await page.goto(screen(person.tenant, path));
      await settled();
      await page.addStyleTag({ content: `html { font-size: ${fontSize} !important }` });
      await settled();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(viewport.width);
      expect.soft(await heldByBars(page), `bars of ${path}`).toBeLessThanOrEqual(0.25);
    }
    await context.close();
  });
