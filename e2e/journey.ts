import { type BrowserContext, test as base, expect } from '@playwright/test';
import { watchFocus } from './focus-watch.ts';

export { expect };

/** A journey that follows focus in each page: it fails, and names the control, where focus falls back to the top of the page. */
export const test = base.extend<{ focusStays: undefined }, { focusLost: string[] }>({
  // One per worker: a journey of several tests opens its page before the first of them.
  focusLost: [
    async ({ browser }, use) => {
      const lost: string[] = [];
      browser.on('context', (context: BrowserContext) => {
        // A page that was closed early accepts no more calls.
        watchFocus(context, (what) => lost.push(what)).catch(() => undefined);
      });
      await use(lost);
    },
    { scope: 'worker', auto: true },
  ],
  focusStays: [
    async ({ focusLost }, use) => {
      await use(undefined);
      expect(focusLost.splice(0), 'Focus was lost to the page by').toEqual([]);
    },
    { auto: true },
  ],
});
