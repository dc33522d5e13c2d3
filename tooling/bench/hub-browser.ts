import { chromium, type Page } from 'playwright';
import { root } from '../shared/terminal.mjs';
import { prepareBrowser } from '../test/browser.mjs';
import { openBareList } from './hub/bare-list.ts';
import { frameCosts, type Meter, meterOf } from './hub/meter.ts';
import { addOwnMetrics } from './hub/own-metrics.ts';
import { atMost, type Measurement, median, percentile, plain } from './measure.ts';
import { served } from './served.ts';

const script = `${root}/apps/gateway/bench/hub-serve.ts`;
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-sync',
];

/** The limits of the table's own comparison, and the interaction of docs/guides/benchmarks.md. */
const frameBarMs = 16;
const interactionBarMs = 100;
const frames = 60;
const stepPx = 700;

type Served = {
  readonly port: number;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
  readonly dataPoints: number;
  readonly own: readonly string[];
};

/** Opens a page of Verdant's administrator, whose session the address brings along. */
export const enter = async (page: Page, { port, tokens }: Pick<Served, 'port' | 'tokens'>, path: string) => {
  const address = new URL(`http://verdant.localhost:${port}${path}`);
  await page.context().addCookies([{ name: 'language', value: 'en', url: address.origin }]);
  address.searchParams.set('token', tokens.accessToken);
  address.searchParams.set('refreshToken', tokens.refreshToken);
  await page.goto(address.href);
};

/** Any row of the table; a table that was scrolled before keeps its place. */
const row = '[role=row][data-row]:not([data-row^="-"])';

type Measured = {
  readonly name: string;
  readonly mount: number;
  readonly frames: readonly number[];
  /** Processor time of the page's main thread for one key or press each, and the wall-clock time. */
  readonly answers: readonly number[];
  readonly byClock: readonly number[];
  readonly rows: number;
};

/** Goes from another tab of the data hub to the measured one, so that the app's start is not included. */
const openTab = async (meter: Meter, { port }: Served, name: string) => {
  const { page } = meter;
  await page.goto(`http://verdant.localhost:${port}/ct/reporting-times`);
  await page.getByRole('link', { name, exact: true }).first().waitFor();
  await meter.settle();
  return meter.cost(async () => {
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.locator(row).first().waitFor();
    await meter.settle();
  });
};

const rowsIn = async (page: Page) =>
  Number(await page.locator('[aria-rowcount]').first().getAttribute('aria-rowcount'));

/** One act after the other, each until it is painted. */
const answersTo = async (meter: Meter, acts: readonly (() => Promise<unknown>)[]) => {
  const costs: number[] = [];
  for (const act of acts)
    costs.push(
      await meter.cost(async () => {
        await act();
        await meter.painted();
      }),
    );
  await meter.settle();
  return costs;
};

const words = 'site figure 12';
const typing = (page: Page) => {
  const search = page.getByRole('searchbox', { name: 'Search metrics' });
  return [...words].map((key) => () => search.press(key === ' ' ? 'Space' : key));
};
const erasing = (page: Page) => [...words].map(() => () => page.keyboard.press('Backspace'));
const pressing = (page: Page, ...keys: string[]) => keys.map((key) => () => page.keyboard.press(key));

/** The tree: searched, scrolled with every line open (as after a search that finds all), filtered, opened and closed. */
const measureTree = async (meter: Meter, hub: Served): Promise<Measured> => {
  const { page } = meter;
  const mount = await openTab(meter, hub, 'Metrics');
  // At first only those of the frameworks in use are shown.
  await page.getByRole('combobox', { name: 'Whose metrics' }).selectOption('all');
  await meter.settle();
  await meter.forget();
  const searched = await answersTo(meter, [...typing(page), ...erasing(page), ...pressing(page, 'o')]);
  const rows = await rowsIn(page);
  const costs = await frameCosts(meter, frames, stepPx);
  const shown = page.getByRole('combobox', { name: 'Metrics shown' });
  const show = (label: string) => () => shown.selectOption({ label });
  const filtered = await answersTo(meter, [show('Without a figure'), show('Filled or not')]);
  await page.getByRole('searchbox', { name: 'Search metrics' }).fill('');
  await meter.settle();
  await page.locator(row).first().locator('[role=gridcell]').first().click();
  await meter.settle();
  const opened = await answersTo(meter, pressing(page, 'Enter', 'Enter', 'ArrowDown', 'Enter', 'PageDown', 'End'));
  return {
    name: 'tree',
    mount,
    frames: costs,
    rows,
    answers: [...searched, ...filtered, ...opened],
    byClock: await meter.interactions(),
  };
};

/** The grid: scrolled, searched, traversed by key, and typed into. */
const measureGrid = async (meter: Meter, hub: Served, by: string): Promise<Measured> => {
  const { page } = meter;
  const mount = await openTab(meter, hub, 'Grid');
  await page.getByRole('combobox', { name: 'Columns' }).selectOption({ label: `By ${by}` });
  await page.locator(row).first().waitFor();
  await meter.settle();
  await meter.forget();
  const rows = await rowsIn(page);
  const costs = await frameCosts(meter, frames, stepPx);
  await meter.settle();
  const searched = await answersTo(meter, [...typing(page), ...erasing(page)]);
  await page.locator(`${row}:not([aria-busy]) [role=gridcell]:not([aria-readonly])`).first().click();
  await meter.settle();
  const keys = ['PageDown', 'PageDown', 'ArrowRight', 'ArrowRight', 'Control+Home', 'ArrowRight', 'ArrowRight'];
  const walked = await answersTo(meter, pressing(page, ...keys, '1', '2', 'Enter'));
  return {
    name: `grid by ${by}`,
    mount,
    frames: costs,
    rows,
    answers: [...searched, ...walked],
    byClock: await meter.interactions(),
  };
};

const round = (value: number) => Math.round(value * 10) / 10;

const measurementsOf = (measured: Measured, bare: number, note: string): Measurement[] => {
  const { name, mount, frames: costs, answers, byClock, rows } = measured;
  const share = percentile(costs, 0.95);
  return [
    plain({ name: `hub in Chromium: ${name}, opened`, value: mount, unit: 'ms', note: `${rows} rows; ${note}` }),
    atMost(frameBarMs, {
      name: `hub in Chromium: ${name}, p95 of a scrolled frame`,
      value: share,
      unit: 'ms',
      note: `median ${round(median(costs))} ms of ${frames} frames of ${stepPx} px; ${round(share / bare)} × a bare list`,
    }),
    atMost(interactionBarMs, {
      name: `hub in Chromium: ${name}, slowest answer`,
      value: Math.max(...answers),
      unit: 'ms',
      note: `processor time, of ${answers.length} keys and presses; median ${round(median(answers))} ms`,
    }),
    atMost(interactionBarMs, {
      name: `hub in Chromium: ${name}, slowest by the clock`,
      value: Math.max(0, ...byClock),
      unit: 'ms',
      note: `of ${byClock.length} events longer than a frame; p75 ${Math.round(percentile(byClock, 0.75)) || 0} ms`,
    }),
  ];
};

/** The cost of a frame of a bare list with as many rows and cells in the same browser, 95th percentile. */
export const measureBare = async (meter: Meter) => {
  await openBareList(meter.page, { rows: 5000, cells: 6 });
  const costs = await frameCosts(meter, frames, stepPx);
  const value = percentile(costs, 0.95);
  const note = `median ${round(median(costs))} ms; 5,000 rows of 6 cells`;
  return { value, line: plain({ name: 'bare list: p95 of a scrolled frame', value, unit: 'ms', note }) };
};

/**
 * The cost of the data hub's screens in Chromium with 5,000 metrics, 12 months and 200 entities: processor time of the page's main thread.
 */
export const measureHubBrowser = async (): Promise<Measurement[]> => {
  const { path } = await prepareBrowser();
  const { served: hub, stop } = await served<Served>(script);
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    page.setDefaultTimeout(120_000);
    await addOwnMetrics(page, hub.own);
    const meter = await meterOf(page);
    const bare = await measureBare(meter);
    await enter(page, hub, '/ct/reporting-times');
    await page.getByRole('link', { name: 'Metrics', exact: true }).waitFor();
    const note = `${hub.dataPoints} data points`;
    const measured = [
      await measureTree(meter, hub),
      await measureGrid(meter, hub, 'reporting time'),
      await measureGrid(meter, hub, 'entity'),
    ];
    return [bare.line, ...measured.flatMap((each) => measurementsOf(each, bare.value, note))];
  } finally {
    await browser.close();
    await stop();
  }
};
