import { expect, fn, screen, waitFor } from 'storybook/test';
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

const moved = fn();
const cut = '{Control>}x{/Control}';
const paste = '{Control>}v{/Control}';
export const Moving = meta.story({
  render: () => (
    <TreeTable
      {...props}
      defaultExpanded="all"
      moving={{
        fixedOf: ({ id }) => (id === 'water' ? 'Water stays at the top.' : undefined),
        refusalOf: (keys, into) => (keys.includes(into?.id ?? '') ? 'A metric can’t stand below itself.' : undefined),
        onMove: ({ keys, into }) => moved(keys, into?.id),
        labels: {
          hint: 'Drag a metric by its grip, or press Ctrl X on it and Ctrl V on the one it goes below.',
          grip: ({ name }) => `Move ${name}`,
          into: (keys, into) => `Move ${keys.length} to ${into?.name ?? 'the top level'}`,
          cut: (keys) => `${keys.length} cut. Press Ctrl V where it goes.`,
          cancel: 'Cancel',
        },
      }}
    />
  ),
});
Moving.test('cuts and pastes rows, says why not, and Escape gives up', async ({ canvas, userEvent }) => {
  moved.mockClear();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard(cut);
  await expect(canvas.getByRole('status')).toHaveTextContent('1 cut. Press Ctrl V where it goes.');
  const marked = () => canvas.getAllByRole('row').filter((row) => row.hasAttribute('data-cut'));
  await expect(marked()).toHaveLength(1);
  await expect(marked()[0]).toHaveTextContent('Bought electricity');
  await userEvent.keyboard(paste);
  await expect(canvas.getByRole('status')).toHaveTextContent('A metric can’t stand below itself.');
  await userEvent.keyboard('{ArrowDown>3/}');
  await userEvent.keyboard(paste);
  await expect(moved).toHaveBeenLastCalledWith(['grid'], 'water');
  await userEvent.keyboard(cut);
  await expect(canvas.getByRole('status')).toHaveTextContent('Water stays at the top.');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard(cut);
  await userEvent.keyboard('{Escape}');
  await expect(canvas.getByRole('status')).toHaveTextContent(/^Drag a metric/);
  await expect(marked()).toEqual([]);
  await expect(moved).toHaveBeenCalledOnce();
});
Moving.test('drags a row by its grip onto another, or onto the heads for the top level', async ({ canvas }) => {
  moved.mockClear();
  const gripOf = (name: RegExp) => canvas.getByRole('row', { name }).querySelector('[data-grip]') as Element;
  const middleOf = (element: Element) => {
    const { left, top, height } = element.getBoundingClientRect();
    return { clientX: left + 60, clientY: top + height / 2, bubbles: true, button: 0 };
  };
  const drag = async (from: Element, to: Element) => {
    from.dispatchEvent(new PointerEvent('pointerdown', middleOf(from)));
    window.dispatchEvent(new PointerEvent('pointermove', middleOf(to)));
    await expect(await screen.findByText(/^(Move 1 to|A metric)/)).toBeInTheDocument();
    window.dispatchEvent(new PointerEvent('pointerup', middleOf(to)));
  };
  await drag(gripOf(/香港/), canvas.getByRole('row', { name: /Water/ }));
  await expect(moved).toHaveBeenLastCalledWith(['hk'], 'water');
  await drag(gripOf(/香港/), canvas.getByRole('columnheader', { name: 'Metric' }));
  await expect(moved).toHaveBeenLastCalledWith(['hk'], undefined);
  await drag(gripOf(/Own solar/), canvas.getByRole('row', { name: /Own solar/ }));
  await expect(moved).toHaveBeenCalledTimes(2);
  await expect(canvas.getByRole('status')).toHaveTextContent('A metric can’t stand below itself.');
});

Moving.test(
  'opens a closed row that the pointer rests on, and drops on the row that is there then',
  async ({ canvas, userEvent }) => {
    moved.mockClear();
    const rowOf = (name: RegExp) => canvas.getByRole('row', { name });
    await userEvent.click(rowOf(/Bought electricity/).querySelector('[data-toggle]') as Element);
    await expect(canvas.queryByRole('row', { name: /香港/ })).toBeNull();
    const grip = rowOf(/Own solar/).querySelector('[data-grip]') as Element;
    const at = (element: Element) => {
      const { left, top, height } = element.getBoundingClientRect();
      return { clientX: left + 60, clientY: top + height / 2, bubbles: true, button: 0 };
    };
    grip.dispatchEvent(new PointerEvent('pointerdown', at(grip)));
    window.dispatchEvent(new PointerEvent('pointermove', at(rowOf(/Bought electricity/))));
    const opened = await canvas.findByRole('row', { name: /香港/ }, { timeout: 3000 });
    window.dispatchEvent(new PointerEvent('pointermove', at(opened)));
    window.dispatchEvent(new PointerEvent('pointerup', at(opened)));
    await expect(moved).toHaveBeenLastCalledWith(['sun'], 'hk');
  },
);

const many = Array.from({ length: 400 }, (_, place) => ({ id: `${place}`, name: `Metric ${place}`, figure: '1' }));

/** What depends on the row alone is drawn once, and shows other rows as the table scrolls. */
export const Long = meta.story({
  render: () => (
    <TreeTable
      {...props}
      nodes={many}
      columns={props.columns.map((column) => ({
        ...column,
        cell: ({ name }: Metric) => <em>{name}</em>,
        reusesCells: true,
      }))}
    />
  ),
});
Long.test('scrolls by a window without making an element', async ({ canvas }) => {
  const table = canvas.getByRole('treegrid', { name: 'Metrics' });
  table.scrollTop = 4000;
  await waitFor(() => expect(canvas.getByRole('row', { name: /Metric 105/ })).toBeVisible());
  let added = 0;
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) added += [...addedNodes].filter((node) => node instanceof Element).length;
  });
  observer.observe(table, { childList: true, subtree: true });
  table.scrollTop = 8000;
  await waitFor(() => expect(canvas.getByRole('row', { name: /Metric 205/ })).toBeVisible());
  observer.disconnect();
  await expect(added).toBe(0);
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
