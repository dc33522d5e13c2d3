/**
 * Serves the built product with the data hub that `hub.bench.ts` reads, until its standard input ends. Prints one line of JSON when it
 * is ready: the port, an administrator's tokens, and the keys of the metrics that stand for the organisation's own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fill, metricKeys, signIn, startGateway } from './hub-product.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'esg-hub-'));
try {
  await (await startGateway(dataDir)).stop();
  const dataPoints = await fill(dataDir);
  const gateway = await startGateway(dataDir);
  const { tokens } = await signIn(gateway.port);
  process.stdout.write(`${JSON.stringify({ port: gateway.port, tokens, dataPoints, own: metricKeys().others })}\n`);
  await new Promise((resolve) => process.stdin.resume().once('end', resolve));
  await gateway.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
