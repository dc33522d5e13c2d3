import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { enter, people, screen } from '../people.ts';

/** Distance of a list's first row from the top of the window, in px. */
const firstRowOf = (page: Page) =>
  page.evaluate(() => {
    const around = 'nav, header, form, fieldset, [role="search"], [role="radiogroup"]';
    const rows = [...document.querySelectorAll('main :is(tbody tr, [role="row"], ul > li, ol > li, article)')].filter(
      (row) => {
        const { width, height } = row.getBoundingClientRect();
        return !row.closest(around) && !row.querySelector('[role="columnheader"]') && height > 20 && width > 150;
      },
    );
    return Math.min(...rows.map((row) => row.getBoundingClientRect().top));
  });

const mostPx = 220;

test.use({ viewport: { width: 1280, height: 800 } });

test('screens with a list begin it within 220 px of the top', async ({ page }) => {
  const screens = [
    '/ct/data-hub',
    '/ct/data-hub/grid',
    '/ct/reporting-times',
    '/ct/reports',
    '/ct/publish-reports',
    '/ct/report-collaborator',
    '/ct/user-management',
    '/ct/emission-factors',
    '/ct/select-framework',
    '/ct/due-dates',
    '/ct/account-settings/billing',
  ];
  await enter(page, people.verdantAdministrator);
  for (const path of screens) {
    await page.goto(screen('verdant', path));
    await expect.poll(() => firstRowOf(page), `The first row of ${path}`).toBeLessThanOrEqual(mostPx);
  }
});

test('a consultant finds the first client within 220 px of the top', async ({ page }) => {
  await enter(page, people.harbourAdministrator);
  for (const path of ['/ct', '/ct/my-clients']) {
    await page.goto(screen('harbour', path));
    await expect.poll(() => firstRowOf(page), `The first row of ${path}`).toBeLessThanOrEqual(mostPx);
  }
});
