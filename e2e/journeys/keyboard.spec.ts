import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen } from '../people.ts';
import { createReport, goOn, selectDisclosures, untilSaved } from '../wizard.ts';

type Node = {
  readonly nodeId: string;
  readonly parentId?: string;
  readonly name?: { readonly value?: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
};

/** Content of live regions, as a screen reader gets it. */
const heard = async (page: Page): Promise<string[]> => {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as unknown as { nodes: Node[] };
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isLive = (node: Node | undefined): boolean =>
    node !== undefined &&
    (node.properties?.some(
      ({ name, value }) => name === 'live' && ['polite', 'assertive'].includes(String(value.value)),
    ) ||
      isLive(byId.get(node.parentId ?? '')));
  const named = nodes.filter((node) => node.name?.value && isLive(node));
  // A text and its lines are counted once.
  return named
    .filter((node) => !named.some((outer) => outer.nodeId === node.parentId))
    .map((node) => node.name?.value ?? '');
};

const nameOfFocus = (page: Page) =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim(),
  );

test('a new page is announced once by its title, in its language, and focus moves into it', async ({ page }) => {
  for (const [language, entry, title] of [
    ['en', 'Data Hub', /^Data hub · Verdant$/],
    ['zhTw', '數據總匯', /^數據總匯 · Verdant$/],
  ] as const) {
    await enter(page, people.verdantAdministrator, '/ct/reports', language);
    const link = page.getByRole('navigation').getByRole('link', { name: entry, exact: true });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/data-hub/);
    await expect.poll(() => heard(page)).toContainEqual(expect.stringMatching(title));
    expect((await heard(page)).filter((words) => title.test(words))).toHaveLength(1);
    await expect(link).toBeFocused();
  }
});

test('a figure that is refused in the grid is announced with the reason', async ({ page }) => {
  await enter(page, people.verdantAdministrator, '/ct/data-hub/grid?q=azardous');
  const row = page.getByRole('row').and(page.locator(':not([aria-busy])')).filter({ hasText: 'azardous' }).first();
  await expect(row.getByRole('rowheader')).toContainText('azardous');
  await row.getByRole('gridcell').nth(1).click();
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await heard(page)).join(' ')).toMatch(/1 figure isn’t saved.*abc/);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
});

test('in the wizard F6 moves from pane to pane, completing keeps focus, and the report is marked with its own language', async ({
  page,
}) => {
  await enter(page, people.verdantAdministrator);
  await createReport(page, 'verdant', 'GRI Standards', `Keys ${Date.now().toString(36)}`);
  await selectDisclosures(page, ['2-5', '2-22']);
  await goOn(page, 'Select topics');
  await goOn(page, 'Report name');
  await page.getByRole('textbox', { name: 'Start date' }).fill('01-Jan-2025');
  await page.getByRole('textbox', { name: 'End date' }).fill('31-Dec-2025');
  await page.getByRole('checkbox', { name: '繁體中文' }).check();
  await untilSaved(page);
  await page.goto(`${page.url().replace(/\/[a-z-]+$/, '/data-input')}?disclosure=2-22`);
  await expect(page.getByRole('heading', { level: 3, name: /^2-22/ })).toBeVisible();

  const names = ['Disclosures', 'Details', 'Steps of the report'];
  const around = async (key: string) => {
    const met = new Set<string>();
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press(key);
      met.add(
        await page.evaluate(() => document.activeElement?.closest('[data-pane]')?.getAttribute('aria-label') ?? ''),
      );
    }
    return [...met];
  };
  expect(await around('F6')).toEqual(expect.arrayContaining(names));
  expect(await around('Shift+F6')).toEqual(expect.arrayContaining(names));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('F6');
  await page.keyboard.press('Escape');

  await page.getByRole('textbox').first().fill('Why we report.');
  await untilSaved(page);
  await page.getByRole('button', { name: 'After completing' }).click();
  await page.getByRole('menuitemradio', { name: 'Stay on this disclosure' }).click();
  for (const words of ['Mark complete', 'Mark as in progress']) {
    await page.getByRole('button', { name: words }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: words })).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
    expect(await nameOfFocus(page)).not.toBe('');
  }

  await page.goto(page.url().replace(/\/[a-z-]+(\?.*)?$/, '/preview'));
  for (const [language, tag] of [
    ['繁體中文', /^zh/],
    ['English', /^en/],
  ] as const) {
    await page.getByRole('radio', { name: language }).check();
    const words = page.getByRole('list', { name: 'Pages of the report' }).locator('[lang]').first();
    await expect(words).toHaveAttribute('lang', tag);
    await expect(words).not.toBeEmpty();
  }
});

/** Marked parts that look like their unmarked neighbours; font weight alone does not count. */
const unmarked = (page: Page) =>
  page.evaluate(() => {
    const marks = '[aria-current], [aria-selected="true"], [aria-pressed="true"], [role="radio"][aria-checked="true"]';
    const seen = (element: Element) => {
      const looks = (part: Element, pseudo?: string) => {
        const { outline, borderTop, borderBottom, borderLeft, textDecorationLine, backgroundColor, content } =
          getComputedStyle(part, pseudo);
        return [outline, borderTop, borderBottom, borderLeft, textDecorationLine, backgroundColor, content].join();
      };
      return [
        looks(element),
        looks(element, '::before'),
        looks(element, '::after'),
        element.querySelectorAll('svg').length,
      ].join();
    };
    return [...document.querySelectorAll<HTMLElement>(marks)].flatMap((marked) => {
      if (!marked.checkVisibility() || marked === document.activeElement) return [];
      const kin = [...document.querySelectorAll<HTMLElement>(`.${CSS.escape(marked.classList[0] ?? 'none')}`)].filter(
        (other) => !other.matches(marks) && other.localName === marked.localName && other.checkVisibility(),
      );
      return kin[0] && seen(kin[0]) === seen(marked)
        ? [`${marked.localName} "${marked.textContent?.trim().slice(0, 40)}" on ${location.pathname}`]
        : [];
    });
  });

/** Controls without any edge, fill or underline, which look like text. */
const edgeless = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>('input:not([type="hidden"]):not([type="file"]), select, textarea'),
    ].flatMap((control) => {
      if (!control.checkVisibility({ opacityProperty: true }) || control.clientWidth < 8) return [];
      const framed = (part: Element | null, depth: number): boolean => {
        if (!part || depth === 0) return false;
        const { borderTopStyle, borderTopWidth, outlineStyle, appearance } = getComputedStyle(part);
        // The browser's own controls have the system's edge.
        if (part === control && appearance !== 'none' && part.matches('[type="checkbox"], [type="radio"]')) return true;
        return (
          (borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0) ||
          outlineStyle !== 'none' ||
          framed(part.parentElement, depth - 1)
        );
      };
      return framed(control, 4)
        ? []
        : [`${control.localName} ${control.getAttribute('aria-label') ?? control.id} on ${location.pathname}`];
    }),
  );

test('with forced colours, states keep a mark and controls an edge; with reduced motion nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await enter(page, people.verdantAdministrator, '/ct/');
  for (const path of [
    '/ct/',
    '/ct/reports',
    '/ct/data-hub',
    '/ct/data-hub/grid',
    '/ct/due-dates',
    '/ct/account-settings',
    '/ct/crosswalk',
    '/ct/data-hub/import',
  ]) {
    await page.goto(screen('verdant', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    expect(await unmarked(page)).toEqual([]);
    expect(await edgeless(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length),
    ).toBe(0);
  }
  await createReport(page, 'verdant', 'GRI Standards', `Forced colours ${Date.now().toString(36)}`);
  await expect(
    page.getByRole('navigation', { name: 'Steps of the report' }).locator('[aria-current]').first(),
  ).toBeVisible();
  expect(await unmarked(page)).toEqual([]);
});
