import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Pagination.guide.ts';
import { Pagination } from './Pagination.tsx';

const meta = preview.meta({ component: Pagination, parameters: { guide } });

const labels = { previous: 'Previous page', next: 'Next page', page: ({ page }: { page: number }) => `Page ${page}` };

const Held = () => {
  const [page, setPage] = useState(1);
  return (
    <Pagination label="Pages of results" page={page} pages={20} labels={labels} onChange={(to) => setPage(to.page)} />
  );
};

export const ThroughALongList = meta.story({ render: () => <Held /> });
ThroughALongList.test('goes by number and by step, and stays within its pages', async ({ canvas, userEvent }) => {
  const current = () => canvas.getByRole('button', { current: 'page' });
  await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
  await expect(current()).toHaveTextContent('1');
  await userEvent.click(canvas.getByRole('button', { name: 'Page 5' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await expect(current()).toHaveTextContent('6');
  await userEvent.click(canvas.getByRole('button', { name: 'Page 20' }));
  await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true');
});

export const PagesWithAddresses = meta.story({
  args: { label: 'Pages', page: 2, pages: 3, labels, linkTo: (page) => <a href={`#page-${page}`}>{page}</a> },
});
PagesWithAddresses.test('are links', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '#page-3');
  await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
