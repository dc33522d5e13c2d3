import { type Language, type ProblemCode, plainName } from '@esg/contract';
import { ProblemError } from '../../platform/http/index.ts';
import { inspectFile } from './reading/index.ts';
import { readSheetUpload } from './upload.ts';

/** A sheet that people get from us, change and upload again: one row for each thing, found again by a hidden id. */
export type OwnSheet<Column extends string> = {
  /** The headings of its columns. */
  readonly columns: Readonly<Record<Column | 'id', Readonly<Record<Language, string>>>>;
  /** Columns without which it is another sheet. */
  readonly needed: readonly Column[];
  readonly bytesMax: number;
  readonly rowsMax: number;
  /** Longer texts are cut off. */
  readonly lengthMax: number;
  /** Where no sheet of the file has the needed columns. */
  readonly missing: ProblemCode;
  readonly tooMany: ProblemCode;
};

/** One row that is not empty, counted from 1; missing columns are left out. */
export type OwnRow<Column extends string> = {
  readonly row: number;
  readonly texts: Readonly<Partial<Record<Column | 'id', string>>>;
};

/** A formula without a saved result is read as this character. */
const formula = '=';
/** Errors of spreadsheets, as cells show them: #DIV/0!, #N/A, #NAME?, #REF! and others. */
const isError = (text: string) => /^#(?:N\/A|[A-Z][A-Z0-9/_]*[!?])$/.test(text);

/** Whether the cell says nothing; the row has one error for all of these. */
export const isUnreadable = (text: string): boolean => text === formula || isError(text);

type CellIssue =
  | { rule: 'formula_without_value'; facts: Record<string, never> }
  | { rule: 'cell_error'; facts: { text: string } };

/** What is wrong with cells of a row whatever they should say: each finding once. */
export const cellIssues = ({ texts }: OwnRow<string>): CellIssue[] => {
  const cells = Object.values(texts).flatMap((text) => text ?? []);
  const error = cells.find(isError);
  return [
    ...(cells.includes(formula) ? [{ rule: 'formula_without_value' as const, facts: {} }] : []),
    ...(error === undefined ? [] : [{ rule: 'cell_error' as const, facts: { text: error } }]),
  ];
};

type Top = { readonly hidden: boolean; readonly preview: readonly (readonly string[])[] };

const columnsIn = <Column extends string>({ columns }: OwnSheet<Column>, headings: readonly string[]) =>
  (Object.keys(columns) as (Column | 'id')[]).flatMap((column) => {
    const names = Object.values(columns[column]).map(plainName);
    const place = headings.findIndex((heading) => names.includes(plainName(heading)));
    return place < 0 ? [] : [{ column, place }];
  });

/** The first visible sheet with the needed columns, and where they are. */
const sheetIn = <Column extends string>(sheet: OwnSheet<Column>, tops: readonly Top[]) => {
  const fitting = tops.flatMap(({ hidden, preview }) => {
    const columns = columnsIn(sheet, preview[0] ?? []);
    const has = (needed: Column) => columns.some(({ column }) => column === needed);
    return !hidden && sheet.needed.every(has) ? [{ preview, columns }] : [];
  });
  return fitting[0];
};

/**
 * Reads an uploaded sheet of ours (.xlsx) in a thread with little memory and time. Throws the errors of `readSheetUpload` and `inspectFile`,
 * `import.empty` where it has no rows, and the sheet's own codes.
 */
export const readOwnSheet = async <Column extends string>(request: Request, sheet: OwnSheet<Column>) => {
  const { bytes, fileName } = await readSheetUpload(request, { endings: ['.xlsx'], bytesMax: sheet.bytesMax });
  const extent = { rows: 2 * sheet.rowsMax, columns: 50, length: sheet.lengthMax };
  const { format, tops } = await inspectFile(bytes, extent);
  if (format !== 'excel') throw new ProblemError('file.unreadable');
  const found = sheetIn(sheet, tops);
  if (!found) throw new ProblemError(sheet.missing);
  const { preview, columns } = found;
  const rows = preview.flatMap((cells, index): OwnRow<Column>[] => {
    const texts = columns.map(({ column, place }) => [column, (cells[place] ?? '').trim()] as const);
    // A row with only the hidden id was emptied by a person.
    const says = texts.some(([column, text]) => column !== 'id' && text !== '');
    return index > 0 && says ? [{ row: index + 1, texts: Object.fromEntries(texts) as OwnRow<Column>['texts'] }] : [];
  });
  if (rows.length === 0) throw new ProblemError('import.empty');
  if (rows.length > sheet.rowsMax || preview.length === extent.rows) throw new ProblemError(sheet.tooMany);
  return { fileName, fileBytes: bytes.length, rows };
};
