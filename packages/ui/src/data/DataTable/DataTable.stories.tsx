import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './DataTable.guide.ts';
import { DataTable } from './DataTable.tsx';
import { cellAt, copied, edited, Figures, filters, headMenu } from './testing/figures.tsx';

/** Receives ranges that are too large. */
const refused = fn();

const meta = preview.meta({
  component: DataTable,
  parameters: { guide },
  beforeEach: () => void [edited, refused].map((heard) => heard.mockClear()),
});

export const EverythingAtOnce = meta.story({
  render: () => (
    <Figures
      count={600}
      filters={filters}
      headMenu={headMenu}
      defaultView={{ group: 'unit' }}
      groupLabel={({ text, count }) => `${text} (${count})`}
    />
  ),
});

export const OnePlainTable = meta.story({ render: () => <Figures count={200} /> });
OnePlainTable.test('sorts by its heads, and an edited row stays where it is', async ({ canvas, userEvent }) => {
  const head = canvas.getByRole('columnheader', { name: '2022' });
  const grid = canvas.getByRole('grid');
  await userEvent.click(head);
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(cellAt(grid, 2, 5)).toHaveTextContent('17');
  await userEvent.click(cellAt(grid, 2, 5));
  await userEvent.keyboard('9999{Enter}');
  await expect(cellAt(grid, 2, 5)).toHaveTextContent('9999');
  await userEvent.click(head);
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await expect(cellAt(grid, 2, 5)).toHaveTextContent('9999');
});
OnePlainTable.test(
  'chooses rows by box, by key, from one to another, and all at once',
  async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellAt(grid, 2, 1));
    await userEvent.keyboard('{ArrowDown} ');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(2);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(4);
    await expect(canvas.getByRole('checkbox', { name: 'All figures' })).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('columnheader', { name: 'All figures' }));
    await expect(canvas.getByRole('checkbox', { name: 'All figures' })).toBeChecked();
  },
);

OnePlainTable.test('names each row by its first column, so that it is said with each figure', async ({ canvas }) => {
  const rows = canvas
    .getAllByRole('row')
    .filter((row) => row.dataset.row !== undefined && Number(row.dataset.row) >= 0);
  await expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) await expect(within(row).getAllByRole('rowheader')).toHaveLength(1);
});

OnePlainTable.test('draws every row for paper, wherever it is scrolled to', async ({ canvas }) => {
  const table = await canvas.findByRole('grid');
  const drawn = () => within(table).getAllByRole('row').length;
  await waitFor(() => expect(drawn()).toBeGreaterThan(5));
  await expect(drawn()).toBeLessThan(100);
  window.dispatchEvent(new Event('beforeprint'));
  await expect(drawn()).toBeGreaterThan(200);
  for (const head of within(table).getAllByRole('columnheader'))
    await expect(head.offsetLeft + head.offsetWidth).toBeLessThanOrEqual(700);
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(drawn()).toBeLessThan(100));
});

export const ColumnsMovedAndPinned = meta.story({ render: () => <Figures count={40} headMenu={headMenu} /> });
ColumnsMovedAndPinned.test('resizes and moves columns by keyboard', async ({ canvas, userEvent }) => {
  const head = canvas.getByRole('columnheader', { name: '2021' });
  await userEvent.click(head);
  const { width } = head.getBoundingClientRect();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect(head.getBoundingClientRect().width).toBe(width + 16);
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
  await waitFor(() => expect(canvas.getByRole('columnheader', { name: '2021' })).toHaveAttribute('aria-colindex', '3'));
  await expect(canvas.getByRole('columnheader', { name: '2021' })).toHaveFocus();
});
ColumnsMovedAndPinned.test(
  'shows the whole text of a cell that is cut, and none where all is there',
  async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    const name = () => cellAt(grid, 2, 2);
    await userEvent.hover(name());
    await expect(name()).not.toHaveAttribute('title');
    await userEvent.click(within(grid).getAllByRole('columnheader')[1] as HTMLElement);
    await userEvent.keyboard(`{Alt>}${'{ArrowLeft}'.repeat(12)}{/Alt}`);
    await userEvent.hover(cellAt(grid, 3, 2));
    await userEvent.hover(name());
    await expect(name()).toHaveAttribute('title', name().textContent);
  },
);
ColumnsMovedAndPinned.test('pins a column by its menu, and focus stays on its head', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('columnheader', { name: '2021' }));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const page = within(document.body);
  await userEvent.click(await page.findByRole('menuitem', { name: 'Keep in sight' }));
  const head = await canvas.findByRole('columnheader', { name: '2021' });
  await waitFor(() => expect(head).toHaveFocus());
  await expect(head).toHaveAttribute('aria-colindex', '3');
  const { left } = head.getBoundingClientRect();
  const grid = canvas.getByRole('grid');
  grid.scrollLeft = 100;
  await expect(grid.scrollLeft).toBe(100);
  await waitFor(() => expect(head.getBoundingClientRect().left).toBeCloseTo(left, 0));
});
ColumnsMovedAndPinned.test(
  'shows that columns go on until the last one is in sight',
  async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    const goesOn = () => canvasElement.querySelector('[data-goes-on]');
    await waitFor(() => expect(goesOn()).toBeVisible());
    grid.scrollLeft = grid.scrollWidth;
    await waitFor(() => expect(goesOn()).toBeNull());
    grid.scrollLeft = 0;
    await waitFor(() => expect(goesOn()).toBeVisible());
  },
);
ColumnsMovedAndPinned.test('moves a column by dragging its head', async ({ canvas, userEvent }) => {
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: canvas.getByRole('columnheader', { name: '2021' }) },
    { target: canvas.getByRole('columnheader', { name: '2022' }) },
    { keys: '[/MouseLeft]' },
  ]);
  await waitFor(() => expect(canvas.getByRole('columnheader', { name: '2021' })).toHaveAttribute('aria-colindex', '5'));
  await expect(canvas.getByRole('columnheader', { name: '2021' })).toHaveAttribute('aria-sort', 'none');
});

export const FilteredWhileOneTypes = meta.story({ render: () => <Figures count={200} filters={filters} /> });
FilteredWhileOneTypes.test('answers while one types and tells how many are left', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}{ArrowRight}');
  await expect(canvas.getByRole('gridcell', { name: 'Filter Metric' })).toHaveFocus();
  await userEvent.keyboard('electricity');
  await expect(grid).toHaveAttribute('aria-rowcount', String(67 + 3));
  await expect(canvas.getByRole('status')).toHaveTextContent('67 of 200 rows');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(cellAt(grid, 3, 2)).toHaveFocus());
  await userEvent.click(canvas.getByRole('gridcell', { name: 'Filter 2021' }));
  await userEvent.keyboard('>99999');
  await expect(canvas.getByRole('gridcell', { name: 'No row answers the filters.' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(grid).toHaveAttribute('aria-rowcount', String(67 + 3)));
});

export const GroupedWithSubtotals = meta.story({
  render: () => (
    <Figures
      count={30}
      defaultView={{ group: 'unit' }}
      groupLabel={({ text, count }) => `${text}, ${count} rows`}
      headMenu={headMenu}
    />
  ),
});
GroupedWithSubtotals.test('opens and closes groups by key and by pointer', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('treegrid', { name: 'Figures' });
  await expect(grid).toHaveAttribute('aria-rowcount', '34');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await expect(cellAt(grid, 2, 2)).toHaveFocus();
  await expect(cellAt(grid, 2, 2)).toHaveTextContent('MWh, 10 rows');
  await userEvent.keyboard('{Enter}');
  await expect(grid).toHaveAttribute('aria-rowcount', '24');
  await expect(canvas.getByRole('row', { expanded: false })).toHaveTextContent('MWh');
  await userEvent.click(cellAt(grid, 2, 2));
  await expect(grid).toHaveAttribute('aria-rowcount', '34');
  await userEvent.keyboard('{ArrowLeft}');
  await expect(grid).toHaveAttribute('aria-rowcount', '24');
  await userEvent.keyboard('{ArrowRight}{Home} ');
  await expect(canvas.getAllByRole('row', { selected: true })).toHaveLength(10);
});

export const AMillionRows = meta.story({ render: () => <Figures count={1_000_000} onTooLarge={refused} /> });
AMillionRows.test('draws only what is in sight, from the first row to the last', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await userEvent.tab();
  await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(cellAt(grid, 1_000_001, 9)).toHaveFocus());
  const last = cellAt(grid, 1_000_001, 9).getBoundingClientRect();
  const { bottom } = grid.getBoundingClientRect();
  // Exactly above the totals and the edge of the table.
  await expect(Math.abs(last.bottom - (bottom - 41))).toBeLessThanOrEqual(1);
  await expect(canvas.getAllByRole('row').length).toBeLessThan(40);
});
AMillionRows.test('keeps focus and counts right wherever it is scrolled to', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await userEvent.click(cellAt(grid, 2, 4));
  const focused = document.activeElement;
  for (const share of [0.1, 0.5, 0.9, 1, 0.3]) {
    grid.scrollTop = share * (grid.scrollHeight - grid.clientHeight);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await expect(document.activeElement).toBe(focused);
    const { top, bottom } = grid.getBoundingClientRect();
    const rows = within(grid)
      .getAllByRole('row')
      .filter((row) => {
        const box = row.getBoundingClientRect();
        return (
          row.dataset.row !== '-1' && row.dataset.row !== undefined && box.top < bottom - 41 && box.bottom > top + 34
        );
      });
    await expect(rows.length).toBeGreaterThanOrEqual(7);
    for (const row of rows) {
      const metric = within(row).getByRole('rowheader').textContent;
      await expect(metric).toContain(`-${Number(row.ariaRowIndex) - 2} `);
    }
  }
});
AMillionRows.test(
  'keeps focus while rows pass by in both directions, and lists them in order',
  async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellAt(grid, 2, 4));
    await userEvent.keyboard('{PageDown}');
    const focused = document.activeElement;
    for (const px of [70, 90, 300, -40, -120, -90, -200, 500, -510]) {
      grid.scrollTop += px;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      await expect(document.activeElement).toBe(focused);
      const owned = grid.querySelector('[aria-owns]')?.getAttribute('aria-owns')?.split(' ') ?? [];
      const lines = owned.map((id) => Number(document.getElementById(id)?.dataset.row));
      await expect(lines).toEqual(lines.toSorted((one, other) => one - other));
      await expect(lines.length).toBe(new Set(lines).size);
    }
  },
);
AMillionRows.test('refuses to copy everything at once, and says so', async ({ canvas, userEvent }) => {
  await userEvent.click(cellAt(canvas.getByRole('grid'), 2, 4));
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect(copied()).toBe('');
  await expect(refused).toHaveBeenCalledOnce();
});

export const FetchedAsTheyComeInSight = meta.story({ render: () => <Figures count={5000} fetched={5} /> });
FetchedAsTheyComeInSight.test('asks for the rows that are missing', async ({ canvas }) => {
  const grid = canvas.getByRole('grid');
  await waitFor(() => expect(cellAt(grid, 12, 2)).toHaveTextContent('305-10'));
  grid.scrollTop = 100_000;
  await waitFor(() => expect(cellAt(grid, 2504, 2)).toHaveTextContent('2502'));
});

export const SomeRowsFailed = meta.story({
  render: () => (
    <Figures
      count={20}
      rowErrorOf={({ id }) => (id === 'figure 1' ? 'Could not be saved. It is kept here.' : undefined)}
    />
  ),
});
SomeRowsFailed.test('tells what is wrong with a row at its first cell', async ({ canvas }) =>
  expect(cellAt(canvas.getByRole('grid'), 3, 2)).toHaveAccessibleDescription('Could not be saved. It is kept here.'),
);

export const OnItsWay = meta.story({ render: () => <Figures count={0} state="loading" /> });
export const CouldNotBeFetched = meta.story({
  render: () => <Figures count={0} state="failed" message="The figures could not be fetched. Nothing is lost." />,
});
export const NothingYet = meta.story({ render: () => <Figures count={0} /> });
NothingYet.test('says what it is for', async ({ canvas }) =>
  expect(canvas.getByRole('gridcell', { name: 'No figures yet.' })).toBeVisible(),
);
export const OnlyToRead = meta.story({ render: () => <Figures count={50} onEdit={undefined} density="compact" /> });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
