/**
 * Reads the data hub of an organisation with 5,000 metrics, 12 months and 200 entities on the embedded database: a piece of the grid as the
 * screen asks for it, the coverage of a year, a page of the review. The figures are written by SQL into the folder of a gateway that has
 * run before. Prints JSON: how many there are, seconds of writing, and median and 95th percentile of each call in ms.
 * Run: `node bench/hub.bench.ts [calls]`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entity, ReportingTime } from '@esg/contract';
import { fill, measureCalls, metricKeys, signIn, startGateway } from './hub-product.ts';

const callsWanted = Number(process.argv[2] ?? 40);

const main = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'esg-hub-'));
  try {
    await (await startGateway(dataDir)).stop();
    const begun = performance.now();
    const dataPoints = await fill(dataDir);
    const secondsOfWriting = (performance.now() - begun) / 1000;
    const gateway = await startGateway(dataDir);
    const { read: call } = await signIn(gateway.port);
    const months = (await call<ReportingTime[]>('/reporting-times')).filter(({ period }) => period.end < '2024-01-01');
    const entities = await call<Entity[]>('/entities');
    const { library, others } = metricKeys();
    const times = months.map(({ id }) => id).join();
    const piece = (keys: readonly string[], turn: number) => {
      const from = (turn * 40) % (keys.length - 40);
      const at = (turn * 8) % (entities.length - 8);
      const subjects = entities.slice(at, at + 8).map(({ id }) => id);
      return `/data-points/grid?metricKeys=${keys.slice(from, from + 40)}&reportingTimeIds=${times}&subjects=${subjects}`;
    };
    const cells = async (path: string) => (await call<unknown[]>(path)).length;
    const readings = [
      await measureCalls('grid, 40 of 5,000 metrics × 12 months × 8 of 200 entities', callsWanted, (turn) =>
        cells(piece(others, turn)),
      ),
      await measureCalls('grid, 40 well filled metrics', callsWanted, (turn) => cells(piece(library, turn))),
      await measureCalls('coverage of 12 months, all entities', callsWanted, async () => {
        return (await call<{ metrics: unknown[] }>(`/data-points/coverage?reportingTimeIds=${times}`)).metrics.length;
      }),
      await measureCalls('review, one page', callsWanted, async (turn) => {
        const time = months[turn % months.length]?.id;
        return (await call<{ items: unknown[] }>(`/data-points/review?reportingTimeId=${time}`)).items.length;
      }),
    ];
    await gateway.stop();
    process.stdout.write(`${JSON.stringify({ dataPoints, secondsOfWriting, readings })}\n`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};

await main();
