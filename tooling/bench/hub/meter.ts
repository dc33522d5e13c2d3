import type { Page } from 'playwright';

/** The cost of a page: processor time of its main thread, and the delay after keys and clicks. */
export type Meter = {
  readonly page: Page;
  /** Milliseconds of processor time of the page's main thread during the act. */
  readonly cost: (act: () => Promise<unknown>) => Promise<number>;
  /** Resolves when the next frame is drawn. */
  readonly painted: () => Promise<void>;
  readonly settle: () => Promise<void>;
  /** Forgets the interactions so far. */
  readonly forget: () => Promise<void>;
  /** Milliseconds from each key or click since then to the next paint, as the browser measures INP; it reports none below 16 ms. */
  readonly interactions: () => Promise<number[]>;
};

/** Runs in the page. */
const installProbe = () => {
  const seen: { readonly name: string; readonly duration: number }[] = [];
  const options = { type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ((entry as PerformanceEventTiming).interactionId) seen.push(entry);
  }).observe(options);
  const frame = () => new Promise(requestAnimationFrame);
  /** The largest scrolling box. */
  const scroller = () =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (each) => each.scrollHeight > each.clientHeight + 400 && /auto|scroll/.test(getComputedStyle(each).overflowY),
      )
      .toSorted((one, other) => other.scrollHeight - one.scrollHeight)[0];
  let box: HTMLElement | undefined;
  Object.assign(window, {
    seen,
    scrollStep: async (px: number) => {
      if (!box?.isConnected) box = scroller();
      if (!box) throw new Error('Nothing scrolls');
      box.scrollBy({ top: px, behavior: 'instant' });
      await frame();
      await frame();
    },
  });
};

/** The cost of each of so many frames in which the largest box of the page is scrolled by so many px. */
export const frameCosts = async (meter: Meter, frames: number, stepPx: number) => {
  const costs: number[] = [];
  for (let frame = 0; frame < frames; frame += 1)
    costs.push(await meter.cost(() => meter.page.evaluate(`scrollStep(${stepPx})`)));
  return costs;
};

/** A meter for that page; call it before the page is opened. */
export const meterOf = async (page: Page): Promise<Meter> => {
  await page.addInitScript(installProbe);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return {
    page,
    cost: async (act) => {
      const before = await taskMs();
      await act();
      return (await taskMs()) - before;
    },
    painted: async () => {
      await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
    },
    settle: async () => {
      await page.evaluate(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 500))))',
      );
    },
    forget: async () => {
      await page.evaluate('window.seen.length = 0');
    },
    interactions: () => page.evaluate('window.seen.map(({ duration }) => duration)'),
  };
};
