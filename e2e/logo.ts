import type { Page } from '@playwright/test';

/** A PNG of that size, drawn by the browser, so that the repository needs no picture for tests. */
export const logoFile = async (page: Page, width: number, height: number): Promise<Buffer> => {
  const base64 = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (!context) throw new Error('This browser draws no canvas.');
      context.fillStyle = '#7a1f5c';
      context.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
};
