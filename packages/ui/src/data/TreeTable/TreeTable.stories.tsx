import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './TreeTable.guide.ts';
import { TreeTable, type TreeTableProps } from './TreeTable.tsx';

type Metric = { id: string; name: string; figure: string; parts?: Metric[] };

const nodes: Metric[] = [
  {
    id: 'energy',
    name: 'Energy 能源',
    figure: '8,420',
    parts: [
      { id: 'grid', name: 'Bought electricity', figure: '5,300', parts: [{ id: 'hk', name: '香港', figure: '4,100' }] },
      { id: 'sun', name: 'Own solar power', figure: '3,120' },
    ],
  },
  { id: 'water', name: 'Water 水資源', figure: '1,204' },
];

const props: TreeTableProps<Metric> = {
  label: 'Metrics',
  nodes,
  keyOf: ({ id }) => id,
  childrenOf: ({ parts }) => parts,
  columns: [
    { id: 'name', header: 'Metric', textOf: ({ name }) => name, pinned: true, widthPx: 280 },
    { id: 'figure', header: '2026', figure: true, textOf: ({ figure }) => figure, editable: () => true },
  ],
  message: 'No metrics yet.',
  headHint: 'Alt and an arrow key change the width; add Shift to move the column.',
};

const meta = preview.meta({ component: TreeTable, parameters: { guide } });

export const MetricsBelowTopics = meta.story({ render: () => <TreeTable {...props} /> });
MetricsBelowTopics.test('opens by Enter and by its mark, and tells level and state', async ({ canvas, userEvent }) => {
  const table = canvas.getByRole('treegrid', { name: 'Metrics' });
  await expect(canvas.getByRole('row', { name: /Energy/ })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByRole('row', { name: /Energy/ })).toHaveAttribute('aria-expanded', 'true');
  const bought = canvas.getByRole('row', { name: /Bought electricity/ });
  await expect(bought).toHaveAttribute('aria-level', '2');
  await userEvent.keyboard('{ArrowDown}');
  await expect(bought).toContainElement(document.activeElement as HTMLElement);
  await userEvent.click(bought.querySelector('[data-toggle]') as Element);
  await expect(canvas.getByRole('row', { name: /香港/ })).toHaveAttribute('aria-level', '3');
  await expect(table).toHaveAttribute('aria-rowcount', '6');
  await expect(canvas.getByRole('row', { name: /Water/ })).not.toHaveAttribute('aria-expanded');
});

const opened = fn();
export const LeadingOn = meta.story({
  render: () => <TreeTable {...props} onOpen={({ row, column }) => opened(row.id, column)} />,
});
LeadingOn.test(
  'opens a row by Enter on a cell that is not edited, and a branch still opens what is below',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(opened).toHaveBeenLastCalledWith('water', 'name');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(canvas.getByRole('row', { name: /Energy/ })).toHaveAttribute('aria-expanded', 'true');
    await expect(opened).toHaveBeenCalledOnce();
  },
);

export const AllOpen = meta.story({ render: () => <TreeTable {...props} defaultExpanded="all" /> });
AllOpen.test('sorts nothing and closes by Space', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(6);
  await expect(canvas.getByRole('columnheader', { name: 'Metric' })).not.toHaveAttribute('aria-sort');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect(canvas.getAllByRole('row')).toHaveLength(3);
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
