import { expect, type Page, type Request } from '@playwright/test';

/**
 * Follows what the page asks for. The answer waits until its heading stands, all that was asked for has come and been drawn, and nothing
 * more was asked for: without waiting for a time, as an idle network does.
 */
export const followRequests = (page: Page): (() => Promise<void>) => {
  const open = new Set<Request>();
  const over = (request: Request) => open.delete(request);
  page.on('request', (request) => {
    // What a page has asked for that is left now is never answered.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    open.add(request);
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  const drawn = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(async () => {
      expect([...open].map((request) => request.url())).toEqual([]);
      await drawn();
      expect([...open].map((request) => request.url())).toEqual([]);
    }).toPass({ intervals: [20, 50, 100], timeout: 15_000 });
  };
};
