import { importLimits } from '@esg/contract';
import { shownIn } from './cells.ts';
import { openFile } from './open-file.ts';
import { ReadError } from './read-error.ts';

/** The first rows of a sheet as text, row 1 first. */
export type SheetTop = { name: string; hidden: boolean; preview: string[][] };
export type Inspected = { format: 'excel' | 'csv'; tops: SheetTop[] };

/** What the file is, and the top of each sheet. Throws `empty` where no sheet has a row. */
export const inspect = async (bytes: Uint8Array): Promise<Inspected> => {
  const { format, sheets, open } = await openFile(bytes);
  const { previewRows, previewColumns, previewLength } = importLimits;
  const tops: SheetTop[] = [];
  for (const [index, { name, hidden }] of sheets.entries()) {
    const preview: string[][] = [];
    for await (const { row, cells } of (await open(index)).rows) {
      if (row > previewRows) break;
      while (preview.length < row - 1) preview.push([]);
      const shown = Array.from(cells.slice(0, previewColumns), (cell) => shownIn(cell).slice(0, previewLength));
      preview.push(shown);
    }
    tops.push({ name, hidden, preview });
  }
  if (tops.every(({ preview }) => preview.length === 0)) throw new ReadError('empty');
  return { format, tops };
};
