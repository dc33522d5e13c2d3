import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { guide } from './InfiniteList.guide.ts';
import { InfiniteList, type InfiniteListProps } from './InfiniteList.tsx';

type Entry = { id: string; words: string };

const part = (from: number): Entry[] =>
  Array.from({ length: 30 }, (_, index) => ({
    id: `entry ${from + index}`,
    words: `Grace Lam changed 302-1 for the ${from + index + 1}. time 更改數據`,
  }));

const Log = ({ state: fixed }: { state?: InfiniteListProps<Entry>['state'] }) => {
  const [entries, setEntries] = useState(() => part(0));
  const state = fixed ?? (entries.length >= 90 ? 'complete' : 'more');
  return (
    <InfiniteList
      label="Audit log"
      items={entries}
      keyOf={(entry) => entry.id}
      state={state}
      onMore={() => setEntries((before) => [...before, ...part(before.length)])}
      labels={{ more: 'Show more', loading: 'Loading', failed: 'Try again', complete: 'That is all.' }}
    >
      {(entry) => <Card padding="compact">{entry.words}</Card>}
    </InfiniteList>
  );
};

const meta = preview.meta({ component: InfiniteList, parameters: { guide } });

export const GrowsWhileOneScrolls = meta.story({ render: () => <Log /> });
GrowsWhileOneScrolls.test(
  'grows by its button too, ends, and draws only what is in sight',
  async ({ canvas, userEvent }) => {
    await waitFor(async () => {
      const more = canvas.queryByRole('button', { name: 'Show more' });
      if (more) await userEvent.click(more);
      expect(canvas.getByRole('status')).toHaveTextContent('That is all.');
    });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(70);
  },
);
GrowsWhileOneScrolls.test('fetches ahead of the one who scrolls, to the end', async ({ canvas }) => {
  const page = document.documentElement;
  await waitFor(
    () => {
      window.scrollTo({ top: page.scrollHeight });
      expect(canvas.getByRole('status')).toHaveTextContent('That is all.');
    },
    { timeout: 10_000 },
  );
  await waitFor(() => expect(canvas.getByText(/for the 90\. time/)).toBeVisible(), { timeout: 10_000 });
  await expect(canvas.getAllByRole('article').length).toBeLessThan(70);
  window.scrollTo({ top: 0 });
});
GrowsWhileOneScrolls.test('goes from one to the next by Page Down', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getAllByRole('article')[0]).toHaveFocus();
  await userEvent.keyboard('{PageDown}{PageDown}');
  await expect(document.activeElement).toHaveAttribute('aria-posinset', '3');
  await userEvent.keyboard('{PageUp}');
  await expect(document.activeElement).toHaveAttribute('aria-posinset', '2');
});

export const WhenFetchingFailed = meta.story({ render: () => <Log state="failed" /> });
WhenFetchingFailed.test('asks again only when pressed', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
