import type { Page } from '@playwright/test';

/** Resolves once the page has entered its room: from then on it is notified of changes by others. Call it before the page is opened. */
export const hearsNotices = async (page: Page): Promise<void> => {
  const socket = await page.waitForEvent('websocket', (each) => each.url().includes('/api/socket.io'));
  await socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"joined":true'));
};
