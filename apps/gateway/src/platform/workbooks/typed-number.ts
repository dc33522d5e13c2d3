import type { CellValue } from 'hucre';

/** Digits that a spreadsheet number stores exactly. */
const significantDigitsMax = 15;

/** A canonical decimal as a number of a spreadsheet; as text where it has more digits than that stores exactly. */
export const typedNumber = (canonical: string): CellValue =>
  canonical.replace(/[-.]/g, '').replace(/^0+/, '').length <= significantDigitsMax ? Number(canonical) : canonical;
