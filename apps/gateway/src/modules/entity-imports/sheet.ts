import { type EntityImportColumn, entityImportColumns, entityImportLimits, plainName } from '@esg/contract';
import { ProblemError } from '../../platform/http/index.ts';

/** One row that is not empty, counted from 1; missing columns are left out. */
export type SheetRow = { row: number; texts: Partial<Record<EntityImportColumn, string>> };

/** The number of rows that are read; a longer sheet is refused. */
export const sheetExtent = { rows: 2 * entityImportLimits.rowsMax, columns: 50, length: 300 };

/** Words for comparison, as names are compared. */
export const plain = plainName;

const columnNames = Object.keys(entityImportColumns) as EntityImportColumn[];

const columnsIn = (headings: readonly string[]) =>
  columnNames.flatMap((column) => {
    const { en, zhTw } = entityImportColumns[column];
    const place = headings.findIndex((heading) => [plain(en), plain(zhTw)].includes(plain(heading)));
    return place < 0 ? [] : [{ column, place }];
  });

type Top = { readonly hidden: boolean; readonly preview: readonly (readonly string[])[] };

/**
 * The rows of the first visible sheet whose first row has a heading for names. Throws `entity_import.names_missing`, `import.empty` where
 * it has no rows, and `entity_import.too_many` for more rows than an organisation may have entities.
 */
export const readSheetRows = (tops: readonly Top[]): SheetRow[] => {
  const sheets = tops.flatMap(({ hidden, preview }) => {
    const columns = columnsIn(preview[0] ?? []);
    return !hidden && columns.some(({ column }) => column === 'name') ? [{ preview, columns }] : [];
  });
  const [sheet] = sheets;
  if (!sheet) throw new ProblemError('entity_import.names_missing');
  const { preview, columns } = sheet;
  const rows = preview.flatMap((cells, index): SheetRow[] => {
    const texts = Object.fromEntries(columns.map(({ column, place }) => [column, (cells[place] ?? '').trim()]));
    // A row with only the hidden id was emptied by a person.
    const says = columns.some(({ column }) => column !== 'id' && texts[column] !== '');
    return index > 0 && says ? [{ row: index + 1, texts }] : [];
  });
  if (rows.length === 0) throw new ProblemError('import.empty');
  if (rows.length > entityImportLimits.rowsMax || preview.length === sheetExtent.rows)
    throw new ProblemError('entity_import.too_many');
  return rows;
};
