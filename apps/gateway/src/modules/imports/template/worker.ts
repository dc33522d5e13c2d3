import { parentPort, workerData } from 'node:worker_threads';
import type { ImportFormat } from '@esg/contract';
import { findMetric } from '@esg/standards';
import { type TemplateFacts, templateRows } from './rows.ts';
import { templateCsv, templateWorkbook } from './sheet.ts';

/** Metrics are named by key: the thread has the library itself. */
export type TemplateJob = Omit<TemplateFacts, 'metrics'> & { metricKeys: string[]; format: ImportFormat };

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by makeTemplate');
const { metricKeys, format, ...facts } = workerData as TemplateJob;
const metrics = metricKeys.flatMap((key) => findMetric(key) ?? []);
const rows = [...templateRows({ ...facts, metrics })];
const bytes = format === 'excel' ? await templateWorkbook(rows, facts.language) : templateCsv(rows, facts.language);
const copy = new Uint8Array(bytes);
parentPort.postMessage(copy, [copy.buffer]);
