import { expect, screen } from 'storybook/test';
import { cellAt } from '../../packages/ui/src/data/DataTable/testing/figures.tsx';
import { isGone, isMarked, isThere, on, onStop, type Pattern } from './steps.ts';

const item = (name: RegExp) => on('treeitem', name);
const tree: Pattern = {
  name: 'Tree',
  stories: 'components/Tree/Tree',
  story: 'DisclosuresBelowTopics',
  checks: [
    ['Tab goes to the chosen row', '{Tab}', item(/^302-3/)],
    ['Tab goes on from it', '{Tab}{Tab}', onStop('after')],
    ['↓ goes to the next row', '{Tab}{ArrowDown}', item(/^302-4/)],
    ['↑ goes to the previous row', '{Tab}{ArrowUp}', item(/^302-2/)],
    ['← on a leaf goes to the row above it', '{Tab}{ArrowLeft}', item(/^Energy/)],
    [
      '← on an open row closes it',
      '{Tab}{ArrowLeft}{ArrowLeft}',
      isMarked('treeitem', /^Energy/, 'aria-expanded', 'false'),
    ],
    [
      '→ on a closed row opens it',
      '{Tab}{End}{ArrowRight}',
      isMarked('treeitem', /^Emissions/, 'aria-expanded', 'true'),
      item(/^Emissions/),
    ],
    ['→ on an open row goes to its first', '{Tab}{ArrowLeft}{ArrowRight}', item(/^302-1/)],
    ['→ on a leaf stays', '{Tab}{ArrowRight}', item(/^302-3/)],
    ['Home goes to the first row', '{Tab}{Home}', item(/^Energy/)],
    ['End goes to the last row', '{Tab}{End}', item(/^Emissions/)],
    ['Enter chooses', '{Tab}{ArrowDown}{Enter}', isMarked('treeitem', /^302-4/, 'aria-selected', 'true')],
    ['Space chooses', '{Tab}{ArrowUp} ', isMarked('treeitem', /^302-2/, 'aria-selected', 'true')],
    ['A letter goes to the next row that begins so', '{Tab}w', item(/^Water/)],
    ['Letters in a row are one word', '{Tab}em', item(/^Emissions/)],
    [
      '* opens all rows of the level',
      '{Tab}{ArrowLeft}*',
      isThere('treeitem', /^303-1/),
      isThere('treeitem', /^305-1/),
    ],
  ],
};

const cell = (row: number, column: number) => () => expect(cellAt(screen.getByRole('grid'), row, column)).toHaveFocus();
const isTaken = (row: number, column: number, taken: boolean) => () => {
  const asked = expect(cellAt(screen.getByRole('grid'), row, column));
  return (taken ? asked : asked.not).toHaveAttribute('aria-selected', 'true');
};
const inside = '{Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}';
const grid: Pattern = {
  name: 'Grid',
  stories: 'data/DataTable/DataTableEditing',
  story: 'EditedInPlace',
  checks: [
    ['Tab goes to one cell', '{Tab}', cell(2, 1)],
    ['Tab goes on from the table', '{Tab}{Tab}', onStop('after')],
    ['→ goes to the next cell', '{Tab}{ArrowRight}', cell(2, 2)],
    ['← goes to the previous cell', '{Tab}{ArrowRight}{ArrowLeft}', cell(2, 1)],
    ['↓ goes to the cell below', '{Tab}{ArrowDown}', cell(3, 1)],
    ['↑ goes to the cell above', '{Tab}{ArrowDown}{ArrowUp}', cell(2, 1)],
    ['End goes to the last cell of the row', '{Tab}{End}', cell(2, 9)],
    ['Home goes to the first cell of the row', '{Tab}{End}{Home}', cell(2, 1)],
    ['Ctrl End goes to the last cell', '{Tab}{Control>}{End}{/Control}', cell(201, 9)],
    ['Ctrl Home goes to the first cell', `${inside}{Control>}{Home}{/Control}`, cell(2, 1)],
    [
      'Page down goes a page down',
      '{Tab}{PageDown}',
      () => expect(cellAt(screen.getByRole('grid'), 2, 1)).not.toHaveFocus(),
    ],
    ['Page up comes back', '{Tab}{PageDown}{PageUp}', cell(2, 1)],
    ['Shift Space takes the row', `${inside}{Shift>} {/Shift}`, isTaken(2, 3, true), isTaken(3, 3, false)],
    ['Ctrl Space takes the column', `${inside}{Control>} {/Control}`, isTaken(9, 5, true), isTaken(9, 4, false)],
    ['Ctrl A takes everything', `${inside}{Control>}a{/Control}`, isTaken(9, 3, true)],
    ['Shift and arrows take a range', `${inside}{Shift>}{ArrowDown}{/Shift}`, isTaken(3, 5, true)],
    ['Enter edits', `${inside}{Enter}`, on('textbox', '2022')],
    ['F2 edits', `${inside}{F2}`, on('textbox', '2022')],
    ['Typing edits', `${inside}5`, on('textbox', '2022')],
    [
      'Escape gives up, and the cell has focus',
      `${inside}5`,
      on('textbox', '2022'),
      '{Escape}',
      isGone('textbox'),
      cell(2, 5),
    ],
    ['Enter keeps and goes below', `${inside}5`, on('textbox', '2022'), '{Enter}', isGone('textbox'), cell(3, 5)],
    ['Enter on a head sorts', `${inside}{ArrowUp}{Enter}`, isMarked('columnheader', '2022', 'aria-sort', 'ascending')],
    ['Each row has a head', '{Tab}', isThere('rowheader', /^302-0 /)],
  ],
};

const head = (name: string) => on('rowheader', name);
const treegrid: Pattern = {
  name: 'Treegrid',
  stories: 'data/TreeTable/TreeTable',
  story: 'MetricsBelowTopics',
  checks: [
    ['Enter opens a row', '{Tab}{Enter}', isMarked('row', /Energy/, 'aria-expanded', 'true')],
    ['Space opens a row', '{Tab} ', isMarked('row', /Energy/, 'aria-expanded', 'true')],
    [
      '→ opens a closed row',
      '{Tab}{ArrowRight}',
      isMarked('row', /Energy/, 'aria-expanded', 'true'),
      head('Energy 能源'),
    ],
    ['→ on an open row goes to the next cell', '{Tab}{ArrowRight}{ArrowRight}', on('gridcell', '8,420')],
    ['← comes back to the first cell', '{Tab}{ArrowRight}{ArrowRight}{ArrowLeft}', head('Energy 能源')],
    ['← closes an open row', '{Tab}{ArrowRight}{ArrowLeft}', isMarked('row', /Energy/, 'aria-expanded', 'false')],
    [
      '← on a row below goes to the row above it',
      '{Tab}{ArrowRight}{ArrowDown}{ArrowDown}{ArrowLeft}',
      head('Energy 能源'),
    ],
    [
      '↓ and ↑ go through the rows',
      '{Tab}{ArrowRight}{ArrowDown}',
      head('Bought electricity'),
      '{ArrowUp}',
      head('Energy 能源'),
    ],
    ['The level is told', '{Tab}{ArrowRight}', isMarked('row', /Bought electricity/, 'aria-level', '2')],
  ],
};

export const grids = [tree, grid, treegrid];
