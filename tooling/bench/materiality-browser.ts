import { chromium } from 'playwright';
import { root } from '../shared/terminal.mjs';
import { prepareBrowser } from '../test/browser.mjs';
import { meterOf } from './hub/meter.ts';
import { enter, flags, measureBare } from './hub-browser.ts';
import { atMost, type Measurement, median, percentile, plain } from './measure.ts';
import { served } from './served.ts';

const script = `${root}/apps/gateway/bench/materiality-serve.ts`;

/** The limits of docs/guides/benchmarks.md. */
const frameBarMs = 16;
const lettingBarMs = 100;
const frames = 40;
const rounds = 4;
const note = '120 topics, 500 entries, 30 people';

type Served = {
  readonly port: number;
  readonly tokens: { readonly accessToken: string; readonly refreshToken: string };
  readonly id: string;
};

/** The matrix in Chromium, with its threshold dragged to and fro by a pointer and let go. */
export const measureMatrixInChromium = async (): Promise<Measurement[]> => {
  const { served: product, stop } = await served<Served>(script);
  const { path } = await prepareBrowser();
  const browser = await chromium.launch({ executablePath: path, args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    page.setDefaultTimeout(120_000);
    const meter = await meterOf(page);
    const bare = await measureBare(meter);
    await enter(page, product, `/ct/materiality/${product.id}/matrix`);
    const threshold = page.getByRole('slider', { name: 'Threshold: Impact' });
    await threshold.waitFor();
    await meter.settle();
    const costs: number[] = [];
    const letting: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const box = await threshold.boundingBox();
      if (!box) throw new Error('The threshold is not drawn');
      const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const towards = round % 2 === 0 ? -1 : 1;
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (let frame = 1; frame <= frames; frame += 1)
        costs.push(
          await meter.cost(async () => {
            await page.mouse.move(from.x + towards * frame * 6, from.y);
            await meter.painted();
          }),
        );
      letting.push(
        await meter.cost(async () => {
          await page.mouse.up();
          await meter.settle();
        }),
      );
    }
    return [
      bare.line,
      atMost(frameBarMs, {
        name: 'matrix in Chromium: p95 of a frame while a threshold is dragged',
        value: percentile(costs, 0.95),
        unit: 'ms',
        note: `processor time; ${note}; median ${Math.round(median(costs) * 10) / 10} ms of ${costs.length} frames`,
      }),
      atMost(lettingBarMs, {
        name: 'matrix in Chromium: everything that follows once it is let go',
        value: median(letting),
        unit: 'ms',
        note: `processor time until the page is quiet, with storing the threshold; ${note}; most ${Math.round(Math.max(...letting))} ms`,
      }),
      plain({ name: 'matrix in Chromium: drags measured', value: rounds, unit: 'cases' }),
    ];
  } finally {
    await browser.close();
    await stop();
  }
};
