import { chromium, type Page } from 'playwright';
import { root } from '../shared/terminal.mjs';
import { prepareBrowser } from '../test/browser.mjs';
import { meterOf } from './hub/meter.ts';
import { atMost, type Measurement, percentile, plain } from './measure.ts';
import * as walk from './report/walk.ts';
import { served } from './served.ts';

const script = `${root}/apps/gateway/bench/report-serve.ts`;
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'];

/**
 * Milliseconds: a scrolled frame as for tables, an interaction as in docs/guides/benchmarks.md, and the time that a person perceives as "at
 * once" when a page opens.
 */
const bars = { frame: 16, interaction: 100, open: 2000, firstPage: 10_000, read: 250, write: 60 } as const;
const openBars: Readonly<Record<string, number>> = {
  Preview: bars.firstPage,
  'all pages, after the first': bars.firstPage,
};
const heapBarMegabytes = 80;

type Served = {
  readonly port: number;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
  readonly report: { readonly id: string; readonly versionId: string; readonly fields: number };
  readonly calls: readonly { name: string; medianMs: number; worstMs: number; bytes: number }[];
};

const enter = async (page: Page, { port, tokens, report }: Served, step: string) => {
  const address = new URL(
    `http://verdant.localhost:${port}/ct/framework-reports/${report.versionId}/reports/${report.id}/${step}`,
  );
  await page.context().addCookies([{ name: 'language', value: 'en', url: address.origin }]);
  address.searchParams.set('token', tokens.accessToken);
  address.searchParams.set('refreshToken', tokens.refreshToken);
  await page.goto(address.href);
};

const wholeWalk = async (page: Page, what: Served): Promise<walk.Part[]> => {
  const meter = await meterOf(page);
  const heading = (name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
  const parts = [await walk.dataInputByLink(meter, () => enter(page, what, 'data-input'))];
  parts.push(await walk.switching(meter), await walk.typing(meter), await walk.filtering(meter));
  parts.push(await walk.outline(meter));
  parts.push(
    await walk.step(meter, 'Validate', async () => {
      await page.getByRole('heading', { level: 3, name: 'Must be resolved before publishing' }).waitFor();
    }),
  );
  parts.push({ name: 'findings scrolled', frames: await walk.scrolled(meter) });
  parts.push(await walk.step(meter, 'Select disclosures', () => heading('Select disclosures')));
  parts.push(await walk.selecting(meter));
  parts.push(await walk.step(meter, 'Design', () => heading('Design')));
  parts.push(
    await walk.step(meter, 'Preview', () => page.locator('#page-1 div > *').first().waitFor({ state: 'attached' })),
  );
  parts.push(await walk.allPages(meter));
  parts.push(
    await walk.step(meter, 'Input data', () => page.getByRole('article').getByRole('textbox').first().waitFor()),
  );
  parts.push({ name: 'after the whole walk', heapMegabytes: await walk.heap(page) });
  return parts;
};

const measurementsOf = ({
  name,
  openMs,
  openTaskMs,
  frames,
  interactions,
  heapMegabytes,
}: walk.Part): Measurement[] => [
  ...(openMs === undefined
    ? []
    : [
        atMost(openBars[name] ?? bars.open, {
          name: `report in Chromium: ${name}`,
          value: openMs,
          unit: 'ms',
          note: `main thread ${Math.round(openTaskMs ?? 0)} ms`,
        }),
      ]),
  ...(frames
    ? [
        atMost(bars.frame, {
          name: `report in Chromium: ${name}, p95 of a frame`,
          value: percentile(frames, 0.95),
          unit: 'ms',
          note: `median ${Math.round(percentile(frames, 0.5) * 10) / 10} ms`,
        }),
      ]
    : []),
  ...(interactions
    ? [
        atMost(bars.interaction, {
          name: `report in Chromium: ${name}, slowest`,
          value: Math.max(0, ...interactions),
          unit: 'ms',
          note: `wall clock, of ${interactions.length}; median ${percentile(interactions, 0.5)} ms`,
        }),
      ]
    : []),
  ...(heapMegabytes === undefined
    ? []
    : [
        atMost(heapBarMegabytes, {
          name: `report in Chromium: ${name}, memory`,
          value: heapMegabytes,
          unit: 'MiB',
        }),
      ]),
];

const callMeasurements = ({ calls }: Served): Measurement[] =>
  calls.map(({ name, medianMs, worstMs, bytes }) =>
    atMost(name.startsWith('GET') ? bars.read : bars.write, {
      name: `report in the gateway: ${name}`,
      value: medianMs,
      unit: 'ms',
      note: `worst ${Math.round(worstMs)} ms, ${Math.round(bytes / 1000)} kB`,
    }),
  );

/** The cost of a report of 1,000 disclosures for the person who works in it, and for the gateway. */
export const measureReportBrowser = async (): Promise<Measurement[]> => {
  const { path } = await prepareBrowser();
  const { served: what, stop } = await served<Served>(script);
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
    page.setDefaultTimeout(120_000);
    const parts = await wholeWalk(page, what);
    return [
      plain({ name: 'report: fields of 1,000 disclosures', value: what.report.fields, unit: 'cases' }),
      ...callMeasurements(what),
      ...parts.flatMap(measurementsOf),
    ];
  } finally {
    await browser.close();
    await stop();
  }
};
