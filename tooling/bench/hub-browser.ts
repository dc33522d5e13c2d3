import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Page } from 'playwright';
import { root } from '../shared/terminal.mjs';
import { prepareBrowser } from '../test/browser.mjs';
import { type Meter, meterOf } from './hub/meter.ts';
import { addOwnMetrics } from './hub/own-metrics.ts';
import { atMost, type Measurement, median, plain } from './measure.ts';

const script = `${root}/apps/gateway/bench/hub-serve.ts`;
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];

/** As the table's own comparison has it, and the interaction of docs/guides/benchmarks.md. */
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

const serve = async () => {
  const child = spawn(process.execPath, ['--no-warnings', script], { stdio: ['pipe', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), gone.then(() => [''])])) as [string];
  if (line === '') throw new Error('The product was not served');
  const stop = async () => {
    child.stdin.end();
    await gone;
  };
  return { served: JSON.parse(line) as Served, stop };
};

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

const enter = async (page: Page, { port, tokens }: Served, path: string) => {
  const address = new URL(`http://verdant.localhost:${port}${path}`);
  await page.context().addCookies([{ name: 'language', value: 'en', url: address.origin }]);
  address.searchParams.set('token', tokens.accessToken);
  address.searchParams.set('refreshToken', tokens.refreshToken);
  await page.goto(address.href);
};

const figure = '[role=row][aria-rowindex="5"]';

type Measured = {
  readonly name: string;
  readonly mount: number;
  readonly frames: number[];
  readonly interactions: number[];
  readonly rows: number;
};

const frameCosts = async (meter: Meter) => {
  const costs: number[] = [];
  for (let frame = 0; frame < frames; frame += 1)
    costs.push(await meter.cost(() => meter.page.evaluate(`scrollStep(${stepPx})`)));
  return costs;
};

/** Goes from another tab of the data hub to the one that is measured, so that the app itself is started. */
const openTab = (meter: Meter, name: string) =>
  meter.cost(async () => {
    await meter.page.getByRole('link', { name, exact: true }).first().click();
    await meter.page.locator(figure).waitFor();
    await meter.settle();
  });

const rowsIn = async (page: Page) =>
  Number(await page.locator('[aria-rowcount]').first().getAttribute('aria-rowcount'));

/** The tree with every line open, which is what a search that finds all leaves. */
const measureTree = async (meter: Meter): Promise<Measured> => {
  const { page } = meter;
  const mount = await openTab(meter, 'Metrics');
  await meter.forget();
  const search = page.getByRole('searchbox', { name: 'Search metrics' });
  await search.pressSequentially('site figure 12', { delay: 80 });
  await page.locator(figure).waitFor();
  for (let key = 0; key < 14; key += 1) await search.press('Backspace', { delay: 40 });
  await search.pressSequentially('o', { delay: 80 });
  await meter.settle();
  const rows = await rowsIn(page);
  const costs = await frameCosts(meter);
  await page.getByRole('checkbox', { name: 'Only metrics without a figure' }).click();
  await meter.settle();
  await page.getByRole('checkbox', { name: 'Only metrics without a figure' }).click();
  await meter.settle();
  return { name: 'tree', mount, frames: costs, interactions: await meter.interactions(), rows };
};

const measureGrid = async (meter: Meter, by: string): Promise<Measured> => {
  const { page } = meter;
  const mount = await openTab(meter, 'Grid');
  await page.getByRole('radio', { name: by }).click();
  await page.locator(figure).waitFor();
  await meter.settle();
  await meter.forget();
  const rows = await rowsIn(page);
  const costs = await frameCosts(meter);
  const search = page.getByRole('searchbox').first();
  await search.pressSequentially('site figure 12', { delay: 80 });
  await page.locator(figure).waitFor();
  await meter.settle();
  for (let key = 0; key < 14; key += 1) await search.press('Backspace', { delay: 40 });
  await meter.settle();
  return { name: `grid by ${by.toLowerCase()}`, mount, frames: costs, interactions: await meter.interactions(), rows };
};

const measurementsOf = ({ name, mount, frames: costs, interactions, rows }: Measured, note: string): Measurement[] => [
  plain({ name: `hub in Chromium: ${name}, opened`, value: mount, unit: 'ms', note: `${rows} rows; ${note}` }),
  atMost(frameBarMs, {
    ...{ name: `hub in Chromium: ${name}, p95 of a scrolled frame`, value: percentile(costs, 0.95), unit: 'ms' },
    note: `median ${Math.round(median(costs) * 10) / 10} ms of ${frames} frames of ${stepPx} px`,
  }),
  atMost(interactionBarMs, {
    ...{ name: `hub in Chromium: ${name}, slowest interaction`, value: Math.max(0, ...interactions), unit: 'ms' },
    note: `wall clock, of ${interactions.length} longer than a frame; p75 ${Math.round(percentile(interactions, 0.75)) || 0} ms`,
  }),
];

/** What the data hub's screens cost in Chromium with 5,000 metrics, 12 months and 200 entities: processor time of the page's main thread. */
export const measureHubBrowser = async (): Promise<Measurement[]> => {
  const { path } = await prepareBrowser();
  const { served, stop } = await serve();
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    page.setDefaultTimeout(120_000);
    await addOwnMetrics(page, served.own);
    const meter = await meterOf(page);
    await enter(page, served, '/ct/reporting-times');
    const note = `${served.dataPoints} data points`;
    const tree = await measureTree(meter);
    const byTime = await measureGrid(meter, 'Reporting times');
    await openTab(meter, 'Metrics');
    const byEntity = await measureGrid(meter, 'Entities');
    return [tree, byTime, byEntity].flatMap((measured) => measurementsOf(measured, note));
  } finally {
    await browser.close();
    await stop();
  }
};
