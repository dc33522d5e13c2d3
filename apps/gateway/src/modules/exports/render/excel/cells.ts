import {
  isCalendarYear,
  type Language,
  type ModelChange,
  pointWords,
  type ReportModel,
  shownDigits,
} from '@esg/contract/printed';
import type { Cell, CellStyle, CellValue } from 'hucre';
import { type Palette, paletteOf } from '../colors.ts';

const rgb = (color: string) => ({ rgb: color.slice(1).toUpperCase() });

/** The font of a workbook: the organisation's own, which is shown where it is installed. */
export const fontNameOf = ({ brand }: Pick<ReportModel, 'brand'>): string => brand.font?.family ?? 'Calibri';

/** Styles of cells, made once per workbook so that the writer shares them. */
export const cellStylesOf = ({ brand }: ReportModel) => {
  const palette: Palette = paletteOf(brand.colors);
  const top = { vertical: 'top' as const, wrapText: true };
  const font = (more: CellStyle['font'] = {}) => ({
    name: fontNameOf({ brand }),
    size: 11,
    color: rgb(palette.text),
    ...more,
  });
  const under = { bottom: { style: 'thin' as const, color: rgb(palette.line) } };
  return {
    title: { font: font({ size: 20, bold: true }) },
    fact: { font: font({ color: rgb(palette.muted) }) },
    head: {
      font: font({ bold: true, color: rgb(brand.colors.onPrimary) }),
      fill: { type: 'pattern', pattern: 'solid', fgColor: rgb(brand.colors.primary) },
      alignment: { vertical: 'center' },
    },
    headRight: {
      font: font({ bold: true, color: rgb(brand.colors.onPrimary) }),
      fill: { type: 'pattern', pattern: 'solid', fgColor: rgb(brand.colors.primary) },
      alignment: { vertical: 'center', horizontal: 'right' },
    },
    text: { font: font(), alignment: top, border: under },
    strong: { font: font({ bold: true }), alignment: top, border: under },
    quiet: { font: font({ color: rgb(palette.muted) }), alignment: top, border: under },
    unit: {
      font: font({ color: rgb(palette.muted) }),
      alignment: { ...top, horizontal: 'left', indent: 1 },
      border: under,
    },
    link: { font: font({ underline: true }), alignment: top, border: under },
    longNumber: { font: font(), alignment: { vertical: 'top', horizontal: 'right' }, border: under, numFmt: '@' },
  } satisfies Record<string, CellStyle>;
};
export type CellStyles = ReturnType<typeof cellStylesOf>;

const numberStyles = new WeakMap<CellStyles, Map<string, CellStyle>>();

const numberStyle = (styles: CellStyles, numFmt: string): CellStyle => {
  const known = numberStyles.get(styles) ?? new Map<string, CellStyle>();
  numberStyles.set(styles, known);
  const style = known.get(numFmt) ?? {
    font: styles.text.font,
    border: styles.text.border,
    alignment: { vertical: 'top' as const, horizontal: 'right' as const },
    numFmt,
  };
  known.set(numFmt, style);
  return style;
};

export type NumberRow = { number: string; unitCode: string };

/** Digits that a spreadsheet number stores exactly. */
export const significantDigitsMax = 15;

export const significantDigits = (canonical: string): number =>
  canonical
    .replace(/^-/, '')
    .replace('.', '')
    .replace(/^0+/, '')
    .replace(canonical.includes('.') ? /$^/ : /0+$/, '').length;

/**
 * A canonical decimal as a number cell, showing every stored digit unless the author rounds. One that a spreadsheet cannot store exactly
 * stays text, with a note. A `unit` follows it where no column has it.
 */
export const numberCell = (
  { number, unitCode }: NumberRow,
  rounding: number | undefined,
  styles: CellStyles,
  note: string,
  unit = '',
): Partial<Cell> => {
  if (significantDigits(number) > significantDigitsMax) {
    return { value: `${number} ${unit}`.trim(), type: 'string', style: styles.longNumber, comment: { text: note } };
  }
  const digits = shownDigits(number, rounding);
  const grouped = digits === 0 ? '#,##0' : `#,##0.${'0'.repeat(digits)}`;
  const format = isCalendarYear(unitCode) ? '0' : grouped;
  return {
    value: Number(number),
    type: 'number',
    style: numberStyle(styles, unit === '' ? format : `${format}" ${unit.replaceAll('"', '')}"`),
  };
};

/** The cell of a missing figure or change: empty, because formulas fail on a dash, and with the note that says why if no column does. */
export const emptyFigure = (styles: CellStyles, note = ''): Partial<Cell> => ({
  value: null,
  style: styles.longNumber,
  ...(note !== '' && { comment: { text: note } }),
});

/** A change as a number: a percentage as spreadsheets know it, points with their name, or a count. */
export const changeCell = ({ kind, number }: ModelChange, styles: CellStyles, language: Language): Partial<Cell> => {
  const places = kind === 'difference' ? 0 : Math.max(1, number.split('.')[1]?.length ?? 0);
  const digits = places === 0 ? '#,##0' : `#,##0.${'0'.repeat(places)}`;
  const points = `" ${pointWords[language].short}"`;
  const unit = kind === 'percent' ? '%' : kind === 'points' ? points : '';
  const format = ['+', '\u2212', ''].map((sign) => `${sign && `"${sign}"`}${digits}${unit}`).join(';');
  const value = kind === 'percent' ? `${number}e-2` : number;
  return { value: Number(value), type: 'number', style: numberStyle(styles, format) };
};

const wide = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;

/** Lines that a text takes in a column; a Chinese character is two letters wide. */
const linesOf = (text: string, width: number): number =>
  text.split('\n').reduce((lines, line) => {
    const letters = [...line].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1.05), 0);
    return lines + Math.max(1, Math.ceil(letters / (width - 1)));
  }, 0);

const lineHeight = 15.5;
const rowHeightDefault = 15;
const rowHeightMax = 400;

/** Letters of a column, from 0: A to Z, then AA. */
export const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

type CellPlace = readonly [row: number, column: number];

/** Reference to a range of cells, from 0. */
export const rangeName = (sheet: string, [top, left]: CellPlace, [bottom, right]: CellPlace): string =>
  `'${sheet.replaceAll("'", "''")}'!$${columnName(left)}$${top + 1}:$${columnName(right)}$${bottom + 1}`;

/** Rows of a sheet while it is built: values for the writer, and styles, notes, links and heights beside them. */
export class Grid {
  readonly rows: CellValue[][] = [];
  readonly cells = new Map<string, Partial<Cell>>();
  /** Heights of rows with wrapped text, because not every program calculates them. */
  readonly rowDefs = new Map<number, { height: number }>();
  readonly #widths: readonly number[];

  /** `widths` are those of the columns, in letters. */
  constructor(widths: readonly number[]) {
    this.#widths = widths;
  }

  /** The first row that begins at least `points` below the top of another. */
  rowBelow(row: number, points: number): number {
    let below = row;
    for (let height = 0; height < points; below += 1) height += this.rowDefs.get(below)?.height ?? rowHeightDefault;
    return below;
  }

  /** Adds a row and returns its index, from 0. */
  add(cells: Partial<Cell>[]): number {
    const index = this.rows.length;
    this.rows.push(cells.map(({ value }) => value ?? null));
    cells.forEach((cell, column) => {
      this.cells.set(`${index},${column}`, cell);
    });
    const wrapped = cells.filter(({ style }) => style?.alignment?.wrapText);
    const lines = wrapped.map((cell) => linesOf(String(cell.value ?? ''), this.#widths[cells.indexOf(cell)] ?? 10));
    if (Math.max(1, ...lines) > 1) {
      this.rowDefs.set(index, { height: Math.min(rowHeightMax, Math.max(...lines) * lineHeight) });
    }
    return index;
  }
}

/** Longest text of one cell in the file format. */
const cellLengthMax = 32_000;

/** A text split into pieces that fit a cell, between characters; one empty piece for an empty text. */
export const cellTexts = (text: string): string[] => {
  if (text.length <= cellLengthMax) return [text];
  const pieces: string[] = [];
  let piece = '';
  for (const character of text) {
    if (piece.length + character.length > cellLengthMax) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
};
