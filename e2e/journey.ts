import { type BrowserContext, test as base, expect } from '@playwright/test';
import { watchFocus } from './focus-watch.ts';

export { expect };

/** A journey, in each page of which focus is followed: one that leaves a person at the top of the page fails and names the control. */
export const test = base.extend<{ focusStays: undefined }, { focusLost: string[] }>({
  // Of the worker: a journey of several tests opens its page before the first of them.
  focusLost: [
    async ({ browser }, use) => {
      const lost: string[] = [];
      browser.on('context', (context: BrowserContext) => {
        // A page that ends early takes no more instructions.
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
