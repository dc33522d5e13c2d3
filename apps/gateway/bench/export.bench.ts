/**
 * Draws a report of 300 disclosures with tables and 30 charts in each format, every time in a process of its own, and prints a
 * JSON list: seconds, highest memory of the process, bytes of the file, longest wait of the event loop that asked for it.
 * Run: `node bench/export.bench.ts [rounds]`. The median of the rounds is printed.
 */
import { spawnSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type ExportFormat, exportFormats } from '@esg/contract';
import { renderReport } from '../src/modules/exports/render/index.ts';
import { sampleLogo, sampleModel } from '../src/modules/exports/render/testing/sample-model.ts';

type Result = { format: ExportFormat; seconds: number; peakMegabytes: number; bytes: number; loopDelayMaxMs: number };

const measure = async (format: ExportFormat): Promise<Result> => {
  const model = sampleModel({ language: 'zhTw', disclosures: 300, charts: 30 });
  const logo = await sampleLogo();
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const start = performance.now();
  const bytes = await renderReport({ format, model, assets: { tenantLogo: logo, organisationLogo: logo } });
  const seconds = Math.round(performance.now() - start) / 1000;
  delay.disable();
  return {
    format,
    seconds,
    peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    bytes: bytes.byteLength,
    loopDelayMaxMs: Math.round(delay.max / 1e6),
  };
};

const median = (results: Result[]): Result => {
  const sorted = results.toSorted((a, b) => a.seconds - b.seconds);
  return sorted[Math.floor(sorted.length / 2)] as Result;
};

const inOwnProcess = (format: ExportFormat): Result => {
  const child = spawnSync(process.execPath, [import.meta.filename, '--format', format], { encoding: 'utf8' });
  if (child.status !== 0) throw new Error(child.stderr);
  return JSON.parse(child.stdout) as Result;
};

const flag = process.argv.indexOf('--format');
if (flag > 0) {
  process.stdout.write(JSON.stringify(await measure(process.argv[flag + 1] as ExportFormat)));
} else {
  const rounds = Number(process.argv[2] ?? 3);
  const medians = exportFormats.map((format) => median(Array.from({ length: rounds }, () => inOwnProcess(format))));
  process.stdout.write(`${JSON.stringify(medians, null, 2)}\n`);
}
