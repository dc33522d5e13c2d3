import type { ModelChart, ModelDisclosure, ReportModel } from '@esg/contract/printed';
import type { WriteSheet } from 'hucre';
import { chartTitle } from '../chart-title.ts';
import { type CellStyles, Grid, numberCell, rangeName } from './cells.ts';
import type { Ranges } from './charts.ts';
import { longNumberNote } from './notes.ts';

const widths = [12, 48, 18, 18, 18, 18, 18, 18, 18, 18];

/** Figures of charts that are not together in their chapter, on a sheet of their own: a small table for each. */
export class ChartData {
  readonly #grid = new Grid(widths);
  readonly #name: string;
  readonly #model: ReportModel;
  readonly #styles: CellStyles;

  constructor(name: string, model: ReportModel, styles: CellStyles) {
    this.#name = name;
    this.#model = model;
    this.#styles = styles;
  }

  /** Writes the figures of a chart, and returns their position. */
  add(chart: ModelChart, { code }: Pick<ModelDisclosure, 'code'>): Ranges {
    const grid = this.#grid;
    const styles = this.#styles;
    const { categories, series, matrix } = chart;
    grid.add([
      { value: code, style: styles.head },
      { value: chartTitle(chart), style: styles.head },
      ...series.map(({ name }) => ({ value: name, style: styles.headRight })),
      ...(matrix ? [{ value: matrix.heads.verdict, style: styles.head }] : []),
    ]);
    const first = grid.rows.length;
    categories.forEach((category, place) => {
      const cells = series.map(({ values }) => {
        const number = values[place] ?? null;
        const note = longNumberNote[this.#model.language];
        return number === null
          ? { value: '', style: styles.text }
          : numberCell({ number, unitCode: '' }, undefined, styles, note);
      });
      const verdict = matrix ? [{ value: matrix.verdicts[place] ?? '', style: styles.text }] : [];
      grid.add([{ value: code, style: styles.quiet }, { value: category, style: styles.text }, ...cells, ...verdict]);
    });
    if (matrix)
      grid.add([
        { value: code, style: styles.quiet },
        { value: matrix.note, style: styles.text },
      ]);
    const last = first + categories.length - 1;
    grid.add([]);
    return {
      categories: rangeName(this.#name, [first, 1], [last, 1]),
      values: series.map((_, place) => rangeName(this.#name, [first, place + 2], [last, place + 2])),
    };
  }

  /** The sheet; nothing where every chart uses the figures of its chapter. */
  get sheet(): WriteSheet | undefined {
    if (this.#grid.rows.length === 0) return undefined;
    const { rows, cells, rowDefs } = this.#grid;
    return { name: this.#name, columns: widths.map((width) => ({ width })), rows, cells, rowDefs };
  }
}
