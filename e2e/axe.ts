import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe holds against the page, a line for each rule. Frames of another origin are looked at by themselves. */
export const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page })
    // Each page that the brand studio frames is looked at by itself.
    .exclude('iframe[name="brand-preview"]')
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** How far the page scrolls sideways on a telephone, in pixels. */
export const sidewaysOnPhone = async (page: Page): Promise<number> => {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 360, height: 740 });
  const measure = () => page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  // What measures itself, such as a table, follows the window a moment later.
  for (const until = Date.now() + 2000; (await measure()) > 0 && Date.now() < until; ) await page.waitForTimeout(100);
  const sideways = await measure();
  await page.setViewportSize(usual);
  return sideways;
};
