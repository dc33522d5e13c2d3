export { typedNumber } from './typed-number.ts';
export { writeWorkbook } from './write-workbook.ts';
