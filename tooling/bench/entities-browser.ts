import { chromium } from 'playwright';
import { prepareBrowser } from '../test/browser.mjs';
import { frameCosts, type Meter, meterOf } from './hub/meter.ts';
import { enter, flags, measureBare } from './hub-browser.ts';
import { atMost, type Measurement, median, percentile } from './measure.ts';

type Served = {
  readonly port: number;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
};

const bars = { openMs: 1000, frameMs: 16 } as const;
const frames = 12;
const rounds = 4;
const stepPx = 700;
/** Processor time within half a second below which a page is at rest, and how often that is looked at. */
const restMs = 25;
const looks = 20;
const row = '[role=row][data-row]:not([data-row^="-"])';

/** Down the page and up again, several times: a tree with its top level open is a few screens long. */
const scrolled = async (meter: Meter) => {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    costs.push(...(await frameCosts(meter, frames, round % 2 === 0 ? stepPx : -stepPx)));
  return costs;
};

/** Runs in the page: the milliseconds from the next key or click to the frame after the one that shows that text in the eleventh row. */
const watchOpening = ({ rows, text }: { rows: string; text: string }) => {
  const opened = new Promise<number>((done) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () =>
        requestAnimationFrame(() =>
          document.querySelectorAll(rows)[10]?.textContent.includes(text)
            ? requestAnimationFrame(() => done(performance.now() - timeStamp))
            : look(),
        );
      look();
    };
    for (const kind of ['click', 'input']) addEventListener(kind, begin, { capture: true, once: true });
  });
  Object.assign(window, { opened });
};

/** Resolves once the page does next to nothing any more: what it loads ahead is no part of what is measured. */
const rested = async (meter: Meter) => {
  for (let look = 0; look < looks; look += 1) if ((await meter.cost(meter.settle)) < restMs) return;
};

type Opening = {
  readonly name: string;
  /** Stands in each row once the page is open. */
  readonly text: string;
  readonly open: () => Promise<unknown>;
};

/** Opens the page from another one whose start is over, so that neither the app's start nor the driver's waits are included, and scrolls it. */
const measurePage = async (meter: Meter, { name, text, open }: Opening): Promise<Measurement[]> => {
  const { page } = meter;
  await rested(meter);
  await page.evaluate(watchOpening, { rows: row, text });
  await open();
  const openMs = await page.evaluate<number>('window.opened');
  await rested(meter);
  const rows = await page.locator('[aria-rowcount]').first().getAttribute('aria-rowcount');
  const costs = await scrolled(meter);
  return [
    atMost(bars.openMs, { name: `entities in Chromium: ${name}`, value: openMs, unit: 'ms', note: `${rows} rows` }),
    atMost(bars.frameMs, {
      name: `entities in Chromium: ${name}, p95 of a scrolled frame`,
      value: percentile(costs, 0.95),
      unit: 'ms',
      note: `processor time; median ${Math.round(median(costs) * 10) / 10} ms of ${costs.length} frames of ${stepPx} px`,
    }),
  ];
};

/** The tree of entities and its search, opened and scrolled fast in Chromium. */
export const measureEntityPages = async (served: Served): Promise<Measurement[]> => {
  const { path } = await prepareBrowser();
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    const openPage = () => browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    // On a page of its own: otherwise what the bare list leaves behind is collected while the product scrolls.
    const barePage = await openPage();
    const bare = await measureBare(await meterOf(barePage));
    await barePage.close();
    const page = await openPage();
    page.setDefaultTimeout(120_000);
    const meter = await meterOf(page);
    await enter(page, served, '/ct/reporting-times');
    const link = page.getByRole('link', { name: 'Entity Management', exact: true });
    await link.first().waitFor();
    const tree = await measurePage(meter, { name: 'tree, opened', text: 'Bench', open: () => link.first().click() });
    const search = page.getByRole('searchbox').first();
    const list = await measurePage(meter, { name: 'list of a search', text: ' › ', open: () => search.fill('Bench') });
    return [bare.line, ...tree, ...list];
  } finally {
    await browser.close();
  }
};
