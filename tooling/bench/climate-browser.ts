import { chromium, type Page } from 'playwright';
import { prepareBrowser } from '../test/browser.mjs';
import { frameCosts, meterOf } from './hub/meter.ts';
import { enter, flags, measureBare } from './hub-browser.ts';
import { atMost, type Measurement, median, percentile } from './measure.ts';

type Served = {
  readonly port: number;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
  readonly year: number;
};

const frameBarMs = 16;
const frames = 12;
const rounds = 4;
const stepPx = 700;
const row = '[role=row][data-row]:not([data-row^="-"])';

/** Pages of meters that somebody has looked through. */
const pagesShown = 12;

/** Shows further meters, a page with each press; how many rows there are then. */
const showMore = async (page: Page): Promise<number> => {
  const grid = page.locator('[aria-rowcount]').first();
  const countRows = async () => Number(await grid.getAttribute('aria-rowcount'));
  let rows = await countRows();
  for (let shown = 1; shown < pagesShown; shown += 1) {
    await page.getByRole('button', { name: 'Show more meters' }).click();
    while ((await countRows()) === rows) await page.waitForTimeout(50);
    rows = await countRows();
  }
  return rows;
};

/** The grid of a year, scrolled down and up again in Chromium. */
export const measureClimateGrid = async (served: Served): Promise<Measurement[]> => {
  const { path } = await prepareBrowser();
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    page.setDefaultTimeout(120_000);
    const meter = await meterOf(page);
    const bare = await measureBare(meter);
    await enter(page, served, `/ct/climate/activities?view=months&year=${served.year}`);
    await page.locator(row).nth(10).waitFor();
    const rows = await showMore(page);
    await meter.settle();
    const costs: number[] = [];
    for (let round = 0; round < rounds; round += 1)
      costs.push(...(await frameCosts(meter, frames, round % 2 === 0 ? stepPx : -stepPx)));
    return [
      bare.line,
      atMost(frameBarMs, {
        name: 'climate in Chromium: grid of a year, p95 of a scrolled frame',
        value: percentile(costs, 0.95),
        unit: 'ms',
        note: `processor time; ${rows} rows; median ${Math.round(median(costs) * 10) / 10} ms of ${costs.length} frames of ${stepPx} px`,
      }),
    ];
  } finally {
    await browser.close();
  }
};
