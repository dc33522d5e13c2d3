import { Profiler, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Tree, type TreeNode } from './index.ts';
import { guide } from './Tree.guide.ts';

const meta = preview.meta({ component: Tree, parameters: { guide } });

const topic = (id: string, label: string, count: number, done: number): TreeNode => ({
  id,
  label,
  progress: { value: done / count, label: `${done} of ${count} completed` },
  children: Array.from({ length: count }, (_, index) => ({
    id: `${id}-${index + 1}`,
    label: `${id}-${index + 1} Disclosure about ${label.toLowerCase()}`,
    progress: { value: index < done ? 1 : 0, label: index < done ? 'completed' : 'not started' },
  })),
});

const nodes = [
  topic('302', 'Energy', 5, 2),
  topic('303', 'Water and effluents', 5, 5),
  topic('305', 'Emissions', 7, 0),
];

const Disclosures = () => {
  const [selected, setSelected] = useState<string | undefined>('302-3');
  return (
    <div style={{ maxWidth: '20rem' }}>
      <Tree label="Disclosures" nodes={nodes} selected={selected} onSelect={({ id }) => setSelected(id)} />
    </div>
  );
};

export const DisclosuresBelowTopics = meta.story({ render: () => <Disclosures /> });
DisclosuresBelowTopics.test(
  'is one stop of Tab; arrows, Home, End and letters move inside',
  async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('treeitem', { name: /^302-3/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('treeitem', { name: /^Energy/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.queryByRole('treeitem', { name: /^302-3/ })).toBeNull();
    await userEvent.keyboard('{End}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('treeitem', { name: /^305-1/ })).toHaveFocus();
    await userEvent.keyboard('w');
    await expect(canvas.getByRole('treeitem', { name: /^Water/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}{Enter}');
    await expect(canvas.getByRole('treeitem', { name: /^302-1/ })).toHaveAttribute('aria-selected', 'true');
  },
);
DisclosuresBelowTopics.test('says level, place and progress', async ({ canvas }) => {
  const item = canvas.getByRole('treeitem', { name: /^302-3/ });
  await expect(item).toHaveAttribute('aria-level', '2');
  await expect(item).toHaveAttribute('aria-posinset', '3');
  await expect(item).toHaveAttribute('aria-setsize', '5');
  await expect(canvas.getByRole('treeitem', { name: /^Energy/ })).toHaveAccessibleName(/2 of 5 completed/);
});

/** 100 topics of 99 disclosures each, all open. */
const many = Array.from({ length: 100 }, (_, index) => topic(`${index + 1}`, `Topic ${index + 1}`, 99, index % 99));
const open = many.map(({ id }) => id);

export const TenThousandRows = meta.story({
  render: () => <Tree label="Disclosures" nodes={many} defaultExpanded={open} onSelect={() => undefined} />,
});
TenThousandRows.test('draws what is in sight and reaches the rest by keys', async ({ canvas, userEvent }) => {
  await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeLessThan(150));
  await userEvent.tab();
  await expect(canvas.getByRole('treeitem', { name: /^Topic 1 / })).toHaveFocus();
  await userEvent.keyboard('{End}');
  const last = await canvas.findByRole('treeitem', { name: /^100-99 / });
  await waitFor(() => expect(last).toHaveFocus());
  await expect(last).toHaveAttribute('aria-posinset', '99');
  await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1));
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect(canvas.getByRole('treeitem', { name: /^Topic 100 / })).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('t');
  await waitFor(() => expect(canvas.getByRole('treeitem', { name: /^Topic 1 / })).toHaveFocus());
  await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(150);
});

/** Drawings that follow another at once, because something was measured. */
const again = { count: 0 };
const frame = () => new Promise(requestAnimationFrame);

export const ScrolledFast = meta.story({
  render: () => (
    <Profiler
      id="tree"
      onRender={(_, phase) => {
        if (phase === 'nested-update') again.count += 1;
      }}
    >
      <Tree label="Disclosures" nodes={many} defaultExpanded={open} onSelect={() => undefined} />
    </Profiler>
  ),
});
ScrolledFast.test('is not drawn again for rows that are as high as most', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeLessThan(150));
  for (let turn = 0; turn < 3; turn += 1) await frame();
  again.count = 0;
  for (let piece = 1; piece <= 3; piece += 1) {
    window.scrollBy({ top: 600, behavior: 'instant' });
    await frame();
    await frame();
  }
  await expect(canvas.getByRole('treeitem', { name: /^1-60 / })).toBeInTheDocument();
  await expect(again.count).toBe(0);
  window.scrollTo({ top: 0 });
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
