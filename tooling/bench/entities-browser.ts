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
const row = '[role=row][data-row]:not([data-row^="-"])';

/** Down the page and up again, several times: a tree with its top level open is a few screens long. */
const scrolled = async (meter: Meter) => {
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    costs.push(...(await frameCosts(meter, frames, round % 2 === 0 ? stepPx : -stepPx)));
  return costs;
};

/** Opens the page from another one, so that the start of the app is not included, and scrolls it. */
const measurePage = async (meter: Meter, name: string, open: () => Promise<unknown>): Promise<Measurement[]> => {
  const { page } = meter;
  await meter.settle();
  const begun = performance.now();
  await open();
  await page.locator(row).nth(10).waitFor();
  await meter.painted();
  const openMs = performance.now() - begun;
  await meter.settle();
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
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    page.setDefaultTimeout(120_000);
    const meter = await meterOf(page);
    const bare = await measureBare(meter);
    await enter(page, served, '/ct/reporting-times');
    const link = page.getByRole('link', { name: 'Entity Management', exact: true });
    await link.first().waitFor();
    const tree = await measurePage(meter, 'tree, opened', () => link.first().click());
    const search = page.getByRole('searchbox').first();
    const list = await measurePage(meter, 'list of a search', async () => {
      await search.fill('Bench');
      await page.getByText(' › ').first().waitFor();
    });
    return [bare.line, ...tree, ...list];
  } finally {
    await browser.close();
  }
};
