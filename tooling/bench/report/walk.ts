import type { Page } from 'playwright';
import type { Meter } from '../hub/meter.ts';

/** The cost of one part of the walk: milliseconds by the clock, of the page's main thread, of scrolled frames and of interactions. */
export type Part = {
  readonly name: string;
  /** The time from the press to the last result that a person waits for. */
  readonly openMs?: number;
  readonly openTaskMs?: number;
  readonly frames?: readonly number[];
  readonly interactions?: readonly number[];
  readonly heapMegabytes?: number;
};

const frames = 40;
const stepPx = 500;

const opened = async (meter: Meter, act: () => Promise<unknown>) => {
  let openMs = Number.NaN;
  const openTaskMs = await meter.cost(async () => {
    const begun = performance.now();
    await act();
    openMs = performance.now() - begun;
    await meter.settle();
  });
  return { openMs, openTaskMs };
};

/** Runs in the page: scrolls the list of disclosures, or the page itself. */
const scrollBy = (selector: string) =>
  `new Promise((done) => {
    const inside = document.querySelector('${selector}');
    let box = inside;
    while (box && box.scrollHeight <= box.clientHeight + 400) box = box.parentElement;
    (box ?? document.scrollingElement).scrollBy({ top: ${stepPx}, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(done));
  })`;

/** Milliseconds of the main thread for each scroll step. */
export const scrolled = async (meter: Meter, selector = 'main section'): Promise<number[]> => {
  const costs: number[] = [];
  for (let frame = 0; frame < frames; frame += 1)
    costs.push(await meter.cost(() => meter.page.evaluate(scrollBy(selector))));
  return costs;
};

/** Megabytes of the page's live objects. */
export const heap = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize / 1_048_576;
};

const phases = ['Define', 'Design', 'Validate', 'Generate'] as const;

/** Goes to a step; its phase is unfolded first if it is closed. */
const goTo = async (page: Page, name: string) => {
  const steps = page.getByRole('navigation', { name: 'Steps of the report' });
  const link = steps.getByRole('link', { name: new RegExp(`^${name}`) });
  for (const phase of phases) {
    if (await link.isVisible()) break;
    const folded = steps.getByRole('button', { name: new RegExp(`^${phase}`) });
    if (await folded.isVisible()) await folded.click();
  }
  await link.click();
};

const tree = (page: Page) => page.getByRole('tree', { name: 'Disclosures' });

/** Opens the answers like somebody who follows a link. */
export const dataInputByLink = async (meter: Meter, open: () => Promise<unknown>): Promise<Part> => {
  const { page } = meter;
  const costs = await opened(meter, async () => {
    await open();
    await page.getByRole('heading', { level: 3 }).first().waitFor();
    await tree(page).getByRole('treeitem').nth(10).waitFor();
    await page.getByRole('article').getByRole('textbox').first().waitFor();
  });
  return { name: 'data input, opened by a link', ...costs, heapMegabytes: await heap(page) };
};

/** Goes through disclosures by key and by pointer. */
export const switching = async (meter: Meter): Promise<Part> => {
  const { page } = meter;
  await meter.forget();
  for (let turn = 0; turn < 12; turn += 1) {
    const before = await page.getByRole('heading', { level: 3 }).first().textContent();
    await page.keyboard.press('Alt+ArrowDown');
    await page.waitForFunction((old) => document.querySelector('article h3')?.textContent !== old, before);
    await meter.settle();
  }
  await tree(page).getByRole('treeitem', { level: 2 }).nth(2).click();
  await meter.settle();
  return { name: 'another disclosure', interactions: await meter.interactions() };
};

/** Replaces the text in the first box of the disclosure, and waits until it is stored. */
export const typing = async (meter: Meter): Promise<Part> => {
  const { page } = meter;
  await meter.forget();
  const box = page.getByRole('article').getByRole('textbox').first();
  await box.click();
  await box.press('ControlOrMeta+A');
  await box.pressSequentially('123456789012', { delay: 90 });
  await page
    .getByText(/^Saved/)
    .first()
    .waitFor();
  await meter.settle();
  return { name: 'typing', interactions: await meter.interactions() };
};

/** Opens every topic and scrolls through the list. */
export const outline = async (meter: Meter): Promise<Part> => {
  const { page } = meter;
  await meter.forget();
  await tree(page).getByRole('treeitem', { level: 1 }).first().focus();
  await page.keyboard.press('*');
  await meter.settle();
  const interactions = await meter.interactions();
  return { name: 'list of disclosures, all open', interactions, frames: await scrolled(meter, '[role=tree]') };
};

/** Filters the list and shows all of it again. */
export const filtering = async (meter: Meter): Promise<Part> => {
  const { page } = meter;
  await meter.forget();
  const filter = page.getByRole('combobox', { name: 'Show disclosures' });
  await filter.focus();
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await filter.press(key);
    await meter.settle();
  }
  return { name: 'list narrowed', interactions: await meter.interactions() };
};

/** Opens a step by the line of steps and waits for its content. */
export const step = async (meter: Meter, link: string, shown: (page: Page) => Promise<unknown>): Promise<Part> => {
  const { page } = meter;
  const costs = await opened(meter, async () => {
    await goTo(page, link);
    await shown(page);
  });
  return { name: link, ...costs };
};

/** Waits until the pages behind the cover are there too; the time counts from the cover. */
export const allPages = async (meter: Meter): Promise<Part> => ({
  name: 'all pages, after the first',
  ...(await opened(meter, () => meter.page.locator('#page-2').waitFor({ state: 'attached' }))),
});

/** Searches in the selection of disclosures, and removes one and adds it again. */
export const selecting = async (meter: Meter): Promise<Part> => {
  const { page } = meter;
  await meter.forget();
  const search = page.getByRole('searchbox', { name: 'Search disclosures' });
  await search.pressSequentially('energy', { delay: 90 });
  await meter.settle();
  for (let key = 0; key < 6; key += 1) await search.press('Backspace', { delay: 60 });
  await meter.settle();
  return {
    name: 'select disclosures, searched',
    interactions: await meter.interactions(),
    frames: await scrolled(meter),
  };
};
