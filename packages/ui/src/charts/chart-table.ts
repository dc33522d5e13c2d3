import type { ChartSeries } from '@esg/chart-model';
import { displayAt } from '@esg/chart-model';

/** The data behind a chart for reading: every cell is a finished text. */
export type ChartTable = {
  /** Headings; the first one heads the names of the rows. */
  head: readonly string[];
  /** Units of the columns, for the spreadsheet. */
  units?: readonly (string | undefined)[];
  rows: readonly {
    id: string;
    cells: readonly string[];
    /** The canonical decimals behind the cells, for the spreadsheet; `null` where a cell is text or empty. */
    values?: readonly (string | null)[];
  }[];
};

/** The content of a spreadsheet: typed columns, decimals as they are stored and never rounded. */
export type ChartSheet = {
  title: string;
  columns: readonly { label: string; type: 'text' | 'decimal'; unit: string | undefined }[];
  rows: readonly (readonly (string | null)[])[];
};

/** Typed rows of a table. A column with a value in any row has decimals; its other cells are empty. */
export const sheetOf = (title: string, { head, units, rows }: ChartTable): ChartSheet => {
  const isDecimal = head.map((_, column) => rows.some(({ values }) => typeof values?.[column] === 'string'));
  return {
    title,
    columns: head.map((label, column) => ({
      label,
      type: isDecimal[column] ? 'decimal' : 'text',
      unit: units?.[column],
    })),
    rows: rows.map(({ cells, values }) =>
      head.map((_, column) => (isDecimal[column] ? (values?.[column] ?? null) : (cells[column] ?? null))),
    ),
  };
};

type SeriesTableOptions = {
  /** Heads the names of the categories. */
  heading: string;
  categories: readonly string[];
  series: readonly ChartSeries[];
  unit?: string;
};

/** The table of a chart of series: a row for each category, a column for each series. */
export const seriesTable = ({ heading, categories, series, unit }: SeriesTableOptions): ChartTable => ({
  head: [heading, ...series.map(({ label }) => label)],
  units: [undefined, ...series.map(() => unit)],
  rows: categories.map((category, place) => ({
    id: `${place}`,
    cells: [category, ...series.map((line) => displayAt(line, place))],
    values: [null, ...series.map(({ values }) => (values[place] === undefined ? null : String(values[place])))],
  })),
});
