import { importLimits } from '@esg/contract';
import { type Cell, openFile, ReadError, shownIn } from '../../../platform/reading/index.ts';

/** The first rows of a sheet as text, row 1 first. */
export type SheetTop = { name: string; hidden: boolean; preview: string[][] };
/** The part of each sheet that is read: rows, columns, and characters of a cell. */
export type Extent = { rows: number; columns: number; length: number };
export type Inspected = { format: 'excel' | 'csv'; tops: SheetTop[] };

/** The preview of a file that a person sees before they match its columns. */
const { previewRows: rows, previewColumns: columns, previewLength: length } = importLimits;
/** A formula without a saved result is shown as a formula, so that its column does not look empty. */
const previewOf = (cell: Cell | undefined) => (cell?.kind === 'unknown' ? '=' : shownIn(cell));

export const previewExtent: Extent = { rows, columns, length };

/** The type of the file, and the top of each sheet. Throws `empty` where no sheet has a row. */
export const inspect = async (bytes: Uint8Array, extent: Extent): Promise<Inspected> => {
  const { format, sheets, open } = await openFile(bytes);
  const tops: SheetTop[] = [];
  for (const [index, { name, hidden }] of sheets.entries()) {
    const preview: string[][] = [];
    for await (const { row, cells } of (await open(index)).rows) {
      if (row > extent.rows) break;
      while (preview.length < row - 1) preview.push([]);
      const shown = Array.from(cells.slice(0, extent.columns), (cell) => previewOf(cell).slice(0, extent.length));
      preview.push(shown);
    }
    tops.push({ name, hidden, preview });
  }
  if (tops.every(({ preview }) => preview.length === 0)) throw new ReadError('empty');
  return { format, tops };
};
