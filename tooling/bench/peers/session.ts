import type { Browser, CDPSession, Page } from 'playwright';
import type { Peer } from './pages/peer.tsx';

/** Long enough for the page's work after its first drawing: observers, late states, animations of 0.3 s. */
const settleMs = 500;

/** The acts of a page. */
export type Act = keyof Pick<Peer, 'mount' | 'update' | 'theme' | 'prepend' | 'type' | 'narrow'>;

/** One opened page. Costs are milliseconds of processor time of the page's main thread, whatever else the machine does. */
export type Session = {
  readonly page: Page;
  /** The cost of an act of the page until all its effects have settled. */
  readonly cost: (act: Act) => Promise<number>;
  /** The cost of each of `frames` scrolls by `px`, frame by frame. */
  readonly scrollCosts: (frames: number, px: number) => Promise<number[]>;
  /** The number of scrolls by `px` that left a place of the window empty: in the frame that showed them, and still in the next. */
  readonly holes: (frames: number, px: number) => Promise<{ atOnce: number; lasting: number }>;
  /** Bytes of live objects, after garbage collection. */
  readonly heapBytes: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** Runs in the page: counts the places of the scroller where nothing is drawn. */
const installProbe = () => {
  const drawnAt = (x: number, y: number): boolean => {
    if (window.peer?.isInked) return window.peer.isInked(x, y);
    const element = document.elementFromPoint(x, y);
    // The container of rows is higher than a row or a card and is visible where none is drawn.
    return element !== null && element.textContent?.trim() !== '' && element.getBoundingClientRect().height < 400;
  };
  const isBlank = (): boolean => {
    const box = window.peer?.scroller?.()?.getBoundingClientRect();
    const top = Math.max(0, box?.top ?? 0) + 60;
    const bottom = Math.min(window.innerHeight, box?.bottom ?? window.innerHeight) - 30;
    return [0.125, 0.375, 0.625, 0.875].some((lane) => {
      let run = 0;
      for (let y = top; y < bottom; y += 20) {
        run = drawnAt(window.innerWidth * lane, y) ? 0 : run + 20;
        if (run > 60) return true;
      }
      return false;
    });
  };
  const frame = () => new Promise(requestAnimationFrame);
  Object.assign(window, {
    isBlank,
    scrollStep: async (px: number) => {
      window.peer?.scroller?.()?.scrollBy({ top: px, behavior: 'instant' });
      await frame();
      await frame();
    },
    // Checks the frame that shows the scroll, after all other work of this frame before its paint.
    probeStep: (px: number) =>
      new Promise((resolve) => {
        const scroller = window.peer?.scroller?.();
        const target = scroller === document.scrollingElement ? document : scroller;
        const look = () => {
          const atOnce = isBlank();
          requestAnimationFrame(() => setTimeout(() => resolve([atOnce, atOnce && isBlank()])));
        };
        target?.addEventListener('scroll', () => requestAnimationFrame(look), { once: true });
        scroller?.scrollBy({ top: px, behavior: 'instant' });
      }),
  });
};

const taskMs = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
};

const evaluate = async (cdp: CDPSession, expression: string): Promise<unknown> => {
  const answer = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (answer.exceptionDetails) {
    throw new Error(answer.exceptionDetails.exception?.description ?? answer.exceptionDetails.text);
  }
  return answer.result.value;
};

const settle = `new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, ${settleMs}))))`;

/** Opens a built page in a process of its own, nothing mounted yet. */
export const openSession = async (browser: Browser, url: string): Promise<Session> => {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, locale: 'en-US' });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(installProbe);
  await page.goto(url);
  await page.waitForFunction(() => window.peer !== undefined);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await evaluate(cdp, settle);

  const costOf = async (expression: string) => {
    const before = await taskMs(cdp);
    await evaluate(cdp, expression);
    const after = await taskMs(cdp);
    const [error] = errors;
    if (error) throw error;
    return after - before;
  };
  return {
    page,
    cost: (act) => costOf(`window.peer.${act}(document.getElementById('room')); ${settle}`),
    scrollCosts: async (frames, px) => {
      const costs: number[] = [];
      for (let frame = 0; frame < frames; frame += 1) costs.push(await costOf(`scrollStep(${px})`));
      return costs;
    },
    holes: async (frames, px) => {
      const found = { atOnce: 0, lasting: 0 };
      for (let frame = 0; frame < frames; frame += 1) {
        const [atOnce, lasting] = (await evaluate(cdp, `probeStep(${px})`)) as [boolean, boolean];
        if (atOnce) found.atOnce += 1;
        if (lasting) found.lasting += 1;
      }
      return found;
    },
    heapBytes: async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    },
    close: () => context.close(),
  };
};
