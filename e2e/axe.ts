import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules whose result may differ in another brand, mode or language. */
const rulesOfLooks = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
];

type Look = {
  /** Only rules whose result may differ between designs: the page passes all others already. */
  readonly looksOnly?: boolean;
};

/** The violations that axe finds in the page, one line for each rule. Frames are checked separately. */
export const violations = async (page: Page, { looksOnly = false }: Look = {}): Promise<string[]> => {
  // Once for each loaded page; passing the script takes as long as the check itself.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      const { axe: own } = globalThis as unknown as { axe: typeof axe };
      const options = { runOnly, resultTypes: ['violations' as const], iframes: false };
      // A bar that sticks to an edge hides half of what lies below it just now, and what is out of sight may not be laid out: a person
      // scrolls on, a measure of targets does not.
      const momentary = [...document.querySelectorAll<HTMLElement>('*')].flatMap((each) => {
        const { position, contentVisibility } = getComputedStyle(each);
        const settled = {
          ...(position === 'sticky' && { position: 'relative', inset: 'auto' }),
          ...(contentVisibility === 'auto' && { contentVisibility: 'visible' }),
        };
        return Object.keys(settled).length > 0 ? [{ style: each.style, before: each.style.cssText, settled }] : [];
      });
      for (const { style, settled } of momentary) Object.assign(style, settled);
      const { violations: found } = await own.run(document, options);
      for (const { style, before } of momentary) style.cssText = before;
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    looksOnly ? rulesOfLooks : tags,
  );
};

/** How far the page scrolls sideways on a telephone, in pixels. */
export const sidewaysOnPhone = async (page: Page): Promise<number> => {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  const measure = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  // Elements that measure themselves, such as tables, follow the window a moment later.
  for (const until = Date.now() + 2000; (await measure()) > 0 && Date.now() < until; ) await page.waitForTimeout(100);
  const sideways = await measure();
  await page.setViewportSize(usual);
  return sideways;
};
