import { expect, type Page, type Request } from '@playwright/test';

/**
 * Follows the page's requests. Resolves when its heading is shown, or the dialog that its address opens, all requests are answered and drawn, and no new request was made:
 * without waiting for a fixed time, as an idle network does.
 */
export const followRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  const over = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    // Requests that are still open now are never answered.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shown = page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first();
  return async () => {
    await expect(shown).toBeVisible();
    await expect(async () => {
      expect([...open].map((request) => request.url())).toEqual([]);
      await drawn();
      expect([...open].map((request) => request.url())).toEqual([]);
    }).toPass({ intervals: [20, 50, 100], timeout: 15_000 });
  };
};
