/**
 * Serves the built product with a report of a thousand disclosures, until its standard input ends. Prints one line of JSON when it is
 * ready: the port, an administrator's tokens, the report, how many fields it has, and what its own calls cost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn, startGateway } from './hub-product.ts';
import { fillLargeReport } from './large-report.ts';
import { measureCalls } from './report-calls.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'esg-report-'));
try {
  await (await startGateway(dataDir)).stop();
  const report = await fillLargeReport(dataDir);
  const gateway = await startGateway(dataDir);
  const { tokens } = await signIn(gateway.port);
  const calls = await measureCalls({ port: gateway.port, accessToken: tokens.accessToken, report });
  process.stdout.write(`${JSON.stringify({ port: gateway.port, tokens, report, calls })}\n`);
  await new Promise((resolve) => process.stdin.resume().once('end', resolve));
  await gateway.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
