import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { DataTable } from './DataTable.tsx';
import { cellAt, copied, edited, type Figure, Figures } from './testing/figures.tsx';
import type { TableColumn } from './types.ts';

const meta = preview.meta({ component: DataTable, tags: ['!autodocs'], beforeEach: () => void edited.mockClear() });

export const EditedInPlace = meta.story({ render: () => <Figures count={200} /> });
EditedInPlace.test('is one stop for Tab and moves as the grid pattern says', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid', { name: 'Figures' });
  await expect(grid).toHaveAttribute('aria-rowcount', '202');
  await userEvent.tab();
  await expect(cellAt(grid, 2, 1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  await expect(cellAt(grid, 3, 2)).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(cellAt(grid, 3, 9)).toHaveFocus();
  await userEvent.keyboard('{Home}{PageDown}');
  await expect(Number(grid.contains(document.activeElement) && document.activeElement?.ariaColIndex)).toBe(1);
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
  'leaves a typed cell by arrows, and goes below where a run of Tabs began',
  async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellAt(grid, 2, 5));
    await userEvent.keyboard('1{Tab}');
    await waitFor(() => expect(cellAt(grid, 2, 6)).toHaveFocus());
    await userEvent.keyboard('2{Enter}');
    await waitFor(() => expect(cellAt(grid, 3, 5)).toHaveFocus());
    await userEvent.keyboard('3{ArrowRight}');
    await waitFor(() => expect(cellAt(grid, 3, 6)).toHaveFocus());
    await expect(cellAt(grid, 2, 5)).toHaveTextContent('1');
    await expect(cellAt(grid, 2, 6)).toHaveTextContent('2');
    await expect(cellAt(grid, 3, 5)).toHaveTextContent('3');
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}9{Control>}{Enter}{/Control}');
    for (const row of [3, 4, 5]) await expect(cellAt(grid, row, 6)).toHaveTextContent('9');
  },
);
EditedInPlace.test(
  'pastes a range from a spreadsheet, fills down and right, and leaves locked cells alone',
  async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await userEvent.click(cellAt(grid, 2, 4));
    await userEvent.paste('1\t2\r\n3\tx\r\n');
    await expect(edited).toHaveBeenLastCalledWith([
      { key: 'figure 0', column: '2022', text: '2', before: '74' },
      { key: 'figure 1', column: '2022', text: 'x', before: '148' },
    ]);
    await expect(cellAt(grid, 3, 5)).toBeInvalid();
    await userEvent.click(cellAt(grid, 2, 5));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
    await expect(cellAt(grid, 4, 5)).toHaveTextContent('2');
    await expect(cellAt(grid, 3, 5)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Delete}');
    await expect(cellAt(grid, 4, 5)).toHaveTextContent('');
    await userEvent.click(cellAt(grid, 6, 6));
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Control>}r{/Control}');
    await expect(cellAt(grid, 6, 7).textContent).toBe(cellAt(grid, 6, 6).textContent);
  },
);
EditedInPlace.test('copies a range as a spreadsheet reads it', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await userEvent.click(cellAt(grid, 2, 4));
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  await expect(copied()).toBe('37\t74\r\n74\t148');
});
EditedInPlace.test('goes on with a series when the corner is drawn down', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await userEvent.click(cellAt(grid, 2, 5));
  await userEvent.paste('10\r\n20\r\n');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  const corner = cellAt(grid, 3, 5).querySelector('[data-corner]') as Element;
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: corner },
    { target: cellAt(grid, 5, 5) },
    { keys: '[/MouseLeft]' },
  ]);
  await waitFor(() => expect(cellAt(grid, 5, 5)).toHaveTextContent('40'));
  await expect(cellAt(grid, 4, 5)).toHaveTextContent('30');
});
EditedInPlace.test('takes whole rows, whole columns and everything by key', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await userEvent.click(cellAt(grid, 3, 5));
  await userEvent.keyboard('{Shift>} {/Shift}');
  await expect(cellAt(grid, 3, 3)).toHaveAttribute('aria-selected', 'true');
  await expect(cellAt(grid, 4, 3)).not.toHaveAttribute('aria-selected');
  await userEvent.keyboard('{ArrowRight}{Control>} {/Control}');
  await expect(cellAt(grid, 2, 6)).toHaveAttribute('aria-selected', 'true');
  await expect(cellAt(grid, 2, 5)).not.toHaveAttribute('aria-selected');
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect(cellAt(grid, 2, 2)).toHaveAttribute('aria-selected', 'true');
});

const asked = fn();
export const UndoneByItsOwner = meta.story({ render: () => <Figures count={20} onUndo={asked} /> });
UndoneByItsOwner.test('leaves undo to its owner, and types no former text again', async ({ canvas, userEvent }) => {
  const cell = cellAt(canvas.getByRole('grid'), 2, 5);
  await userEvent.click(cell);
  await userEvent.keyboard('500{Enter}{Control>}z{/Control}{Control>}y{/Control}');
  await expect(asked).toHaveBeenCalledOnce();
  await expect(edited).toHaveBeenCalledOnce();
  await expect(cell).toHaveTextContent('500');
});

const units = ['MWh', 'tCO₂e', 'm³'];
const wide: TableColumn<Figure>[] = [
  { id: 'metric', header: 'Metric', textOf: ({ metric }) => metric, pinned: true, total: 'Total' },
  {
    id: 'unit',
    header: 'Unit',
    textOf: ({ years, unit }) => years.unit ?? unit,
    editable: () => true,
    editor: ({ label, text, commit, cancel }) => (
      <select
        // biome-ignore lint/a11y/noAutofocus: an editor takes focus when it opens on a cell
        autoFocus
        aria-label={label}
        defaultValue={text}
        onChange={({ target }) => commit('down', target.value)}
        onKeyDown={({ key }) => key === 'Escape' && cancel()}
      >
        {units.map((unit) => (
          <option key={unit}>{unit}</option>
        ))}
      </select>
    ),
  },
  ...Array.from({ length: 300 }, (_, month) => ({
    id: `m${month}`,
    header: `Month ${month + 1}`,
    figure: true,
    widthPx: 96,
    textOf: ({ years }: Figure) => years[`m${month}`] ?? String(month),
    editable: () => true,
    total: `${month} t`,
  })),
];

export const HundredsOfColumns = meta.story({ render: () => <Figures count={10_000} columns={wide} /> });
HundredsOfColumns.test('draws the columns in sight, with pinned ones and totals', async ({ canvas, userEvent }) => {
  const grid = canvas.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-colcount', '303');
  await userEvent.tab();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await waitFor(() => expect(cellAt(grid, 10_001, 303)).toHaveFocus());
  const total = canvas.getByText('299 t');
  await expect(total).toBeVisible();
  await expect(total.getBoundingClientRect().bottom).toBeLessThanOrEqual(grid.getBoundingClientRect().bottom);
  await expect(canvas.getByRole('columnheader', { name: 'Metric' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader').length).toBeLessThan(30);
  await expect(grid.querySelectorAll('[role="gridcell"]').length).toBeLessThan(900);
});
HundredsOfColumns.test('chooses in an editor of its own, and cuts, empties and marks what is wrong', async (story) => {
  const { canvas, userEvent } = story;
  const grid = canvas.getByRole('grid');
  await userEvent.click(cellAt(grid, 2, 3));
  await userEvent.keyboard('{Enter}');
  await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Unit' }), 'm³');
  await expect(edited).toHaveBeenLastCalledWith([{ key: 'figure 0', column: 'unit', text: 'm³', before: 'MWh' }]);
  await waitFor(() => expect(cellAt(grid, 3, 3)).toHaveFocus());
  await userEvent.click(cellAt(grid, 2, 4));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  const clipboardData = new DataTransfer();
  cellAt(grid, 2, 4).dispatchEvent(new ClipboardEvent('cut', { clipboardData, bubbles: true, cancelable: true }));
  await expect(clipboardData.getData('text/plain').trim()).toBe('0\t1');
  await waitFor(() => expect(cellAt(grid, 2, 5)).toHaveTextContent(''));
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(cellAt(grid, 2, 5)).toHaveTextContent('1'));
  await userEvent.click(cellAt(grid, 2, 6));
  await userEvent.keyboard('x{Enter}');
  await waitFor(() => expect(cellAt(grid, 2, 6)).toHaveAttribute('aria-invalid', 'true'));
});
