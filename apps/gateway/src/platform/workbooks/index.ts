export type { Cell } from './streamed/cells.ts';
export { writeCsv } from './streamed/csv.ts';
export { type Sheet, streamWorkbook } from './streamed/stream-workbook.ts';
export type { WorkbookColors } from './streamed/styles.ts';
export { typedNumber } from './typed-number.ts';
export { writeWorkbook } from './write-workbook.ts';
