import { useState } from 'react';
import { fn } from 'storybook/test';
import { Status } from '../../../components/Status/Status.tsx';
import { DataTable } from '../DataTable.tsx';
import type { CellChange, DataTableProps, HeadMenuLabels, TableColumn } from '../types.ts';

/** A row of the stories: one figure in six years. */
export type Figure = { id: string; metric: string; unit: string; years: Readonly<Record<string, string>> };

const years = ['2021', '2022', '2023', '2024', '2025', '2026'];

/** A row whose content is worked out when it is looked at: a million of them are there at once. */
class NumberedFigure implements Figure {
  readonly #index: number;

  constructor(index: number) {
    this.#index = index;
  }

  get id() {
    return `figure ${this.#index}`;
  }

  get metric() {
    return this.#index % 3 === 0 ? `302-${this.#index} Electricity used 用電量` : `305-${this.#index} Emissions`;
  }

  get unit() {
    return this.#index % 3 === 0 ? 'MWh' : 'tCO₂e';
  }

  get years() {
    return Object.fromEntries(
      years.map((year, place) => [year, String(((this.#index + 1) * 37 * (place + 1)) % 9973)]),
    );
  }
}

const sumOf = (rows: readonly Figure[], year: string) =>
  rows.reduce((sum, figure) => sum + Number(figure.years[year]), 0).toLocaleString('en');

const columns: TableColumn<Figure>[] = [
  { id: 'metric', header: 'Metric', textOf: ({ metric }) => metric, pinned: true, widthPx: 240, total: 'Total' },
  { id: 'unit', header: 'Unit', textOf: ({ unit }) => unit, cell: ({ unit }) => <Status tone="info">{unit}</Status> },
  ...years.map((year) => ({
    id: year,
    header: year,
    figure: true,
    widthPx: 120,
    textOf: (figure: Figure) => figure.years[year] ?? '',
    sortValueOf: (figure: Figure) => Number(figure.years[year]),
    editable: () => year !== '2021',
    subtotal: (rows: readonly Figure[]) => sumOf(rows, year),
  })),
];

export const headMenu: HeadMenuLabels = {
  open: ({ header }) => `Column ${header}`,
  ascending: 'Sort from the smallest',
  descending: 'Sort from the largest',
  unsorted: 'As the rows came',
  group: 'Group by this',
  ungroup: 'Do not group',
  pin: 'Keep in sight',
  unpin: 'Let it scroll',
  earlier: 'Move to the left',
  later: 'Move to the right',
  narrower: 'Narrower',
  wider: 'Wider',
};

export const filters: NonNullable<DataTableProps<Figure>['filters']> = {
  label: ({ header }) => `Filter ${header}`,
  shown: ({ shown, all }) => `${shown} of ${all} rows`,
  nothing: 'No row answers the filters.',
};

/** Hears every edit of the tables below. */
export const edited = fn<(changes: readonly CellChange[]) => void>();

const withChanges = (rows: readonly (Figure | undefined)[], changes: readonly CellChange[]) => {
  const byKey = Map.groupBy(changes, ({ key }) => key);
  return rows.map((row) => {
    const own = row && byKey.get(row.id);
    if (!own) return row;
    const { id, metric, unit } = row;
    return {
      id,
      metric,
      unit,
      years: { ...row.years, ...Object.fromEntries(own.map((one) => [one.column, one.text])) },
    };
  });
};

/** A table of figures that keeps what is chosen and edited. `fetched`: how many rows are there at first. */
export const Figures = ({
  count,
  fetched = count,
  ...rest
}: { count: number; fetched?: number } & Partial<DataTableProps<Figure>>) => {
  const [rows, setRows] = useState<readonly (Figure | undefined)[]>(() =>
    Array.from({ length: count }, (_, index) => (index < fetched ? new NumberedFigure(index) : undefined)),
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <div style={{ maxWidth: '52rem' }}>
      <DataTable
        label="Figures"
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        selection={{
          value: chosen,
          onChange: ({ value }) => setChosen(value),
          labels: { all: 'All figures', row: ({ metric }) => metric },
        }}
        onEdit={({ changes }) => {
          edited(changes);
          setRows((before) => withChanges(before, changes));
        }}
        onNeed={({ first, last }) =>
          setRows((before) =>
            before.map((row, index) => row ?? (index >= first && index < last ? new NumberedFigure(index) : row)),
          )
        }
        errorOf={(row, column) => (row.years[column] === 'x' ? 'Enter a number.' : undefined)}
        message="No figures yet."
        headHint="Alt and an arrow key change the width, with Shift they move the column."
        {...rest}
      />
    </div>
  );
};

/** A cell by the numbers that are heard with it, both from 1. */
export const cellAt = (grid: HTMLElement, row: number, column: number): HTMLElement => {
  const cell = grid.querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`);
  if (!cell) throw new Error(`No cell is drawn at ${row}, ${column}`);
  return cell;
};

/** What a copy of the range gives to the clipboard. */
export const copied = (): string => {
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData.getData('text/plain');
};
