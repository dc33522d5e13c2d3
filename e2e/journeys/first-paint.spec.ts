import type { Page } from '@playwright/test';
import { brands, colorsAmong, foreignMarks } from '../brand-marks.ts';
import { expect, test } from '../journey.ts';
import { people, screen, signIn } from '../people.ts';

/** Films a page from the start of a navigation on a slow machine and line; returns the frames as PNG, base64. */
const film = async (page: Page, act: () => Promise<unknown>): Promise<string[]> => {
  const browser = await page.context().newCDPSession(page);
  const frames: string[] = [];
  browser.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void browser.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
  await browser.send('Network.emulateNetworkConditions', line);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await browser.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await act();
  await browser.send('Page.stopScreencast');
  await browser.detach();
  return frames;
};

/** The colours of a frame with their share of its pixels, largest first; colours of less than a thousandth are edges of letters. */
const colorsOf = (page: Page, frame: string): Promise<{ color: string; share: number }[]> =>
  page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(context?.getImageData(0, 0, picture.width, picture.height).data.buffer ?? []);
    const counts = new Map<number, number>();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    return [...counts]
      .filter(([, count]) => count > pixels.length / 1000)
      .sort(([, a], [, b]) => b - a)
      .map(([pixel, count]) => {
        const channels = [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
        const color = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
        return { color, share: count / pixels.length };
      });
  }, frame);

for (const mode of ['light', 'dark'] as const)
  test(`from the first painted frame on, only the tenant's own brand is seen: ${mode}`, async ({ browser }) => {
    const marks = await foreignMarks(brands.harbour);
    const context = await browser.newContext({ colorScheme: mode });
    const counter = await context.newPage();
    const page = await context.newPage();
    const person = people.harbourAdministrator;

    const visits = [
      await film(page, async () => {
        await page.goto(screen(person.tenant));
        await page.waitForURL(/^http:\/\/accounts\.localhost/);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }),
    ];
    await signIn(page, person);
    await page.goto('about:blank');
    visits.push(
      await film(page, async () => {
        await page.goto(screen(person.tenant));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }),
    );

    const ground = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--esg-color-surface-page').trim(),
    );
    for (const frames of visits) {
      const painted = await Promise.all(frames.map((frame) => colorsOf(counter, frame)));
      const foreign = painted.flatMap((colors) =>
        colorsAmong(
          colors.map(({ color }) => color),
          marks,
        ),
      );
      expect(foreign).toEqual([]);
      // Before the first paint the browser shows its own empty page.
      const own = painted.filter(([most]) => most && most.share < 1);
      expect(own.length).toBeGreaterThan(1);
      expect(own[0]?.some(({ color }) => color === ground)).toBe(true);
    }
    await context.close();
  });
