import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { type ClimateImportField, type ClimateImportMapping, climateImportLimits } from '@esg/contract';
import { type Cell, type Facts, openFile, type ReadCode, ReadError } from '../../platform/reading/index.ts';

/** What the thread is to read. */
export type SheetJob = { readonly bytes: Uint8Array; readonly mapping: ClimateImportMapping };
/** The cells of one row that mean something. */
export type MappedRow = { readonly row: number; readonly cells: Partial<Record<ClimateImportField, Cell>> };
/** The thread's message. It waits for an answer after each lot of rows, so that only one is in transit. */
export type SheetMessage =
  | { kind: 'rows'; rows: MappedRow[]; share: number }
  | { kind: 'done' }
  | { kind: 'refused'; code: ReadCode; facts: Facts };

const lotSize = 1000;

if (!parentPort) throw new Error('worker.ts runs in a worker thread, started by the check of an import');
const port = parentPort;

const send = async (rows: MappedRow[], share: number) => {
  const answered = once(port, 'message');
  port.postMessage({ kind: 'rows', rows, share } satisfies SheetMessage);
  await answered;
};

const mapped = (cells: readonly (Cell | undefined)[], { columns }: ClimateImportMapping): MappedRow['cells'] =>
  Object.fromEntries(columns.flatMap(({ index, field }) => (cells[index] ? [[field, cells[index]]] : [])));

const readAll = async ({ bytes, mapping }: SheetJob) => {
  const sheet = await (await openFile(bytes)).open(mapping.sheet);
  let lot: MappedRow[] = [];
  let rows = 0;
  for await (const { row, cells } of sheet.rows) {
    if (row <= mapping.headerRow) continue;
    const said = mapped(cells, mapping);
    if (Object.keys(said).length === 0) continue;
    rows += 1;
    if (rows > climateImportLimits.rowsMax)
      throw new ReadError('too_many_rows', { limit: climateImportLimits.rowsMax });
    lot.push({ row, cells: said });
    if (lot.length === lotSize) {
      await send(lot, sheet.progress());
      lot = [];
    }
  }
  if (lot.length > 0) await send(lot, 1);
  if (rows === 0) throw new ReadError('empty');
};

try {
  await readAll(workerData as SheetJob);
  port.postMessage({ kind: 'done' } satisfies SheetMessage);
} catch (error) {
  if (!(error instanceof ReadError)) throw error;
  port.postMessage({ kind: 'refused', code: error.code, facts: error.facts } satisfies SheetMessage);
}
