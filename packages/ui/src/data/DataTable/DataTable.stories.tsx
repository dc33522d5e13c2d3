import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Status } from '../../components/Status/index.ts';
import { DataTable } from './DataTable.tsx';
import type { CellChange, DataTableProps, TableColumn } from './types.ts';

type Figure = { id: string; metric: string; unit: string; years: Readonly<Record<string, string>> };

const years = ['2021', '2022', '2023', '2024', '2025', '2026'];
const figureOf = (index: number): Figure => ({
  id: `figure ${index}`,
  metric: index % 3 === 0 ? `302-${index} Electricity used 用電量` : `305-${index} Emissions`,
  unit: index % 3 === 0 ? 'MWh' : 'tCO₂e',
  years: Object.fromEntries(years.map((year, place) => [year, String(((index + 1) * 37 * (place + 1)) % 9973)])),
});

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
  })),
];

const edited = fn<(changes: readonly CellChange[]) => void>();

const Figures = ({ count, ...rest }: { count: number } & Partial<DataTableProps<Figure>>) => {
  const [rows, setRows] = useState(() => Array.from({ length: count }, (_, index) => figureOf(index)));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const apply = (changes: readonly CellChange[]) => {
    edited(changes);
    const byKey = Map.groupBy(changes, ({ key }) => key);
    setRows((before) =>
      before.map((row) => {
        const own = byKey.get(row.id);
        return own
          ? { ...row, years: { ...row.years, ...Object.fromEntries(own.map((one) => [one.column, one.text])) } }
          : row;
      }),
    );
  };
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
        onEdit={({ changes }) => apply(changes)}
        errorOf={(row, column) => (row.years[column] === 'x' ? 'Enter a number.' : undefined)}
        message="No figures yet."
        resizeHint="Alt and an arrow key change the width."
        {...rest}
      />
    </div>
  );
};

const meta = preview.meta({ component: DataTable, beforeEach: () => void edited.mockClear() });

const cellAt = (grid: HTMLElement, row: number, column: number) =>
  grid.querySelector<HTMLElement>(`[aria-rowindex="${row}"] > [aria-colindex="${column}"]`);

export const EditedInPlace = meta.story({ render: () => <Figures count={200} /> });
EditedInPlace.test('is one stop for Tab and moves as the grid pattern says', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid', { name: 'Figures' });
  await expect(grid).toHaveAttribute('aria-rowcount', '202');
  await userEvent.tab();
  await expect(cellAt(grid, 2, 1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect(cellAt(grid, 3, 2)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(cellAt(grid, 3, 9)).toHaveFocus());
  grid.scrollLeft = 0;
  await waitFor(() => expect(cellAt(grid, 3, 4)).toBeVisible());
  await expect(cellAt(grid, 3, 9)).toHaveFocus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(cellAt(grid, 201, 9)).toHaveFocus());
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  await waitFor(() => expect(within(grid).getAllByRole('columnheader')[0]).toHaveFocus());
});
EditedInPlace.test(
  'edits by Enter and by typing, gives up by Escape, and takes it back',
  async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    const cell = cellAt(grid, 2, 5);
    if (!cell) throw new Error('the second year of the first row is in sight');
    await userEvent.click(cell);
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const editor = await within(cell).findByRole('textbox', { name: '2022' });
    await expect(editor).toHaveFocus();
    await userEvent.keyboard('nothing{Escape}');
    await waitFor(() => expect(cell).toHaveFocus());
    await expect(cell).toHaveTextContent('74');
    await userEvent.keyboard('{F2}');
    await userEvent.clear(within(cell).getByRole('textbox'));
    await userEvent.keyboard('500{Enter}');
    await expect(edited).toHaveBeenLastCalledWith([{ key: 'figure 0', column: '2022', text: '500', before: '74' }]);
    await waitFor(() => expect(cellAt(grid, 3, 5)).toHaveFocus());
    await expect(cell).toHaveTextContent('500');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(cell).toHaveTextContent('74');
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(cell).toHaveTextContent('500');
  },
);
EditedInPlace.test(
  'pastes a range from a spreadsheet, fills down, and leaves locked cells alone',
  async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellAt(grid, 2, 4) as HTMLElement);
    await userEvent.paste('1\t2\r\n3\tx\r\n');
    await expect(edited).toHaveBeenLastCalledWith([
      { key: 'figure 0', column: '2022', text: '2', before: '74' },
      { key: 'figure 1', column: '2022', text: 'x', before: '148' },
    ]);
    await expect(cellAt(grid, 3, 5)).toBeInvalid();
    await userEvent.click(cellAt(grid, 2, 5) as HTMLElement);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect(cellAt(grid, 4, 5)).toHaveTextContent('2');
    await expect(cellAt(grid, 3, 5)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Delete}');
    await expect(cellAt(grid, 4, 5)).toHaveTextContent('');
  },
);
EditedInPlace.test('sorts by its heads and resizes by keyboard', async ({ canvas, userEvent }) => {
  const head = canvas.getByRole('columnheader', { name: '2021' });
  await userEvent.click(head);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(cellAt(canvas.getByRole('grid'), 2, 4)).toHaveTextContent('37');
  await userEvent.keyboard('{Enter}');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  const { width } = head.getBoundingClientRect();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await waitFor(() => expect(head.getBoundingClientRect().width).toBe(width + 16));
});
EditedInPlace.test('chooses rows by box, by key and all at once', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await userEvent.click(cellAt(grid, 2, 1) as HTMLElement);
  await userEvent.keyboard('{ArrowDown} ');
  await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
  await expect(canvas.getByRole('checkbox', { name: 'All figures' })).toBePartiallyChecked();
  await userEvent.click(canvas.getByRole('columnheader', { name: 'All figures' }));
  await expect(canvas.getByRole('checkbox', { name: 'All figures' })).toBeChecked();
});

export const AMillionRows = meta.story({ render: () => <Figures count={1_000_000} /> });
AMillionRows.test('draws only what is in sight, from the first row to the last', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await userEvent.tab();
  await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(cellAt(grid, 1_000_001, 9)).toHaveFocus());
  await waitFor(() => {
    const { bottom = Number.NaN } = cellAt(grid, 1_000_001, 9)?.getBoundingClientRect() ?? {};
    return expect(bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom);
  });
  await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
});

export const OnItsWay = meta.story({ render: () => <Figures count={0} state="loading" /> });
export const NothingYet = meta.story({ render: () => <Figures count={0} /> });
NothingYet.test('says what it is for', async ({ canvas }) =>
  expect(canvas.getByRole('gridcell', { name: 'No figures yet.' })).toBeVisible(),
);
export const OnlyToRead = meta.story({ render: () => <Figures count={50} onEdit={undefined} density="compact" /> });
