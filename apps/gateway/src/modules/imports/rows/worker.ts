import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { type ImportMapping, importLimits } from '@esg/contract';
import {
  type Facts,
  openFile,
  type ReadCode,
  ReadError,
  type Sheet,
  type SheetRow,
} from '../../../platform/reading/index.ts';
import { yearsOf } from '../mapping/times.ts';
import { createCollector } from './collect.ts';
import { createLookup } from './lookup.ts';
import { readRow } from './read-row.ts';
import { readSideBySide } from './side-by-side.ts';
import type { Catalogue, ReadItem } from './types.ts';

export type RowsJob = { bytes: Uint8Array; mapping: ImportMapping; catalogue: Catalogue };
/** The thread's message. It waits for an answer after each batch of items, so that only one batch is in transit. */
export type RowsMessage =
  | { kind: 'progress'; share: number }
  /** A step is finished, and the next may take long. */
  | { kind: 'reached'; share: number }
  | { kind: 'items'; items: ReadItem[]; share: number }
  | { kind: 'done'; rows: number }
  | { kind: 'refused'; code: ReadCode; facts: Facts };

/** Shares of the work for opening the file, and for combining rows into data points, beside the rows themselves. */
const opened = 0.1;
const rowsRead = 0.95;
const lotSize = 500;
const reportEvery = 1000;

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by readRows');
const port = parentPort;
const say = (message: RowsMessage) => port.postMessage(message);

/** Times side by side need the rows above and the merged cells, which are known at the end. */
const readWhole = async (sheet: Sheet, mapping: ImportMapping, catalogue: Catalogue) => {
  const rows: SheetRow[] = [];
  for await (const row of sheet.rows) {
    if (rows.length >= importLimits.sideBySideRowsMax)
      throw new ReadError('too_many_rows', { limit: importLimits.sideBySideRowsMax });
    rows.push(row);
  }
  say({ kind: 'reached', share: rowsRead });
  const items = readSideBySide(rows, sheet.merges(), mapping, createLookup(catalogue), yearsOf(catalogue.times));
  if (items.length === 0) throw new ReadError('empty');
  return { rows: rows.filter(({ row }) => row > mapping.headerRow).length, items };
};

const readAll = async ({ bytes, mapping, catalogue }: RowsJob) => {
  say({ kind: 'reached', share: opened / 3 });
  const lookup = createLookup(catalogue);
  const collector = createCollector();
  const sheet = await (await openFile(bytes)).open(mapping.sheet);
  say({ kind: 'reached', share: opened });
  if ((mapping.times ?? []).length > 0) return readWhole(sheet, mapping, catalogue);
  let rows = 0;
  for await (const sheetRow of sheet.rows) {
    if (sheetRow.row <= mapping.headerRow) continue;
    rows += 1;
    if (rows > importLimits.rowsMax) throw new ReadError('too_many_rows', { limit: importLimits.rowsMax });
    const read = readRow(sheetRow, mapping, lookup);
    if (read) collector.add(read);
    if (rows % reportEvery === 0) say({ kind: 'progress', share: opened + sheet.progress() * (rowsRead - opened) });
  }
  say({ kind: 'reached', share: rowsRead });
  if (rows === 0) throw new ReadError('empty');
  const columns = new Set(mapping.columns.map(({ index }) => index));
  return { rows, items: collector.finish(sheet.merges(), columns) };
};

try {
  const { rows, items } = await readAll(workerData as RowsJob);
  for (let at = 0; at < items.length; at += lotSize) {
    const answered = once(port, 'message');
    say({ kind: 'items', items: items.slice(at, at + lotSize), share: (at + lotSize) / items.length });
    await answered;
  }
  say({ kind: 'done', rows });
} catch (error) {
  if (!(error instanceof ReadError)) throw error;
  say({ kind: 'refused', code: error.code, facts: error.facts });
}
