import { type ImportMapping, type ImportSheet, isYearLong, type Period } from '@esg/contract';

/** The heading of a column: from the row of headings, or if that is empty from a row above it that spans several columns. */
export const headingOf = (preview: ImportSheet['preview'], headerRow: number, index: number): string => {
  const above = preview[headerRow - 2] ?? [];
  const isHead = above.filter((text) => text !== '').length > 1;
  return preview[headerRow - 1]?.[index] || (isHead && above[index]) || '';
};

const sameDays = (one: Period, other: Period) => one.start === other.start && one.end === other.end;
const year = /(?:\bFY ?)?(?:19|20)\d{2}(?:[/–-]\d{2,4})?(?:年度|年)?|\bFY ?\d{2}\b/i;

/**
 * The reporting time as the sheet names it above one of its columns, such as `FY2022`; `undefined` where no heading names a year, and for
 * quarters and months, of which one year has several: they are called by their days.
 */
export const headedName = (
  { preview }: Pick<ImportSheet, 'preview'>,
  { headerRow, times = [] }: Pick<ImportMapping, 'headerRow' | 'times'>,
  period: Period,
): string | undefined => {
  if (!isYearLong(period)) return undefined;
  const heads = times
    .filter((time) => sameDays(time.period, period))
    .map(({ index }) => headingOf(preview, headerRow, index));
  return heads.flatMap((head) => year.exec(head)?.[0] ?? [])[0];
};
