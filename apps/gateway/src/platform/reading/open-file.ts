import { importLimits } from '@esg/contract';
import { openArchive } from './archive.ts';
import type { SheetFile } from './cells.ts';
import { openCsv } from './csv.ts';
import { ReadError } from './read-error.ts';
import { readSharedStrings } from './shared-strings.ts';
import { readSheet } from './sheet.ts';
import { sniff } from './sniff.ts';
import { readStyles } from './styles.ts';
import { readWorkbook } from './workbook.ts';

/** Opens a file by the type of its bytes. Whoever only reads it allows more sheets than an import does. Throws `ReadError`. */
export const openFile = async (bytes: Uint8Array, sheetsMax: number = importLimits.sheetsMax): Promise<SheetFile> => {
  if (sniff(bytes) === 'csv') return openCsv(bytes);
  const archive = await openArchive(bytes);
  const { sheets, from1904, stylesPart, stringsPart } = await readWorkbook(archive, sheetsMax);
  let book: Promise<{ strings: string[]; styles: Awaited<ReturnType<typeof readStyles>> }> | undefined;
  const readBook = async () => ({
    strings: await readSharedStrings(archive, stringsPart),
    styles: await readStyles(archive, stylesPart),
  });
  return {
    format: 'excel',
    sheets: sheets.map(({ name, hidden }) => ({ name, hidden })),
    open: async (index) => {
      const sheet = sheets[index];
      if (!sheet) throw new ReadError('sheet_missing');
      book ??= readBook();
      const { strings, styles } = await book;
      return readSheet(archive.stream(sheet.part), archive.sizeOf(sheet.part), { strings, styles, from1904 });
    },
  };
};
