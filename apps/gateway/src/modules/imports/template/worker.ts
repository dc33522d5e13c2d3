import { parentPort, workerData } from 'node:worker_threads';
import type { ImportFormat } from '@esg/contract';
import { findMetric } from '@esg/standards';
import { type TemplateFacts, templateRows } from './rows.ts';
import { templateCsv, templateWorkbook } from './sheet.ts';
import { sideBySideCsv, sideBySideWorkbook } from './side-by-side.ts';

/** Metrics are passed by key, because the thread has the library itself. */
export type TemplateJob = Omit<TemplateFacts, 'metrics'> & {
  metricKeys: string[];
  format: ImportFormat;
  layout: 'lines' | 'years';
};

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by makeTemplate');
const { metricKeys, format, layout, ...facts } = workerData as TemplateJob;
const metrics = metricKeys.flatMap((key) => findMetric(key) ?? []);
const all = { ...facts, metrics };
const sideBySide = () => (format === 'excel' ? sideBySideWorkbook(all) : sideBySideCsv(all));
const lines = () => {
  const rows = [...templateRows(all)];
  return format === 'excel' ? templateWorkbook(rows, facts.language) : templateCsv(rows, facts.language);
};
const bytes = await (layout === 'years' ? sideBySide() : lines());
const copy = new Uint8Array(bytes);
parentPort.postMessage(copy, [copy.buffer]);
