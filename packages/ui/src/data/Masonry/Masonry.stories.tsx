import { useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Inline, Stack } from '../../components/Stack/Stack.tsx';
import { guide } from './Masonry.guide.ts';
import { Masonry } from './Masonry.tsx';

type Article = { id: string; title: string; lines: number };

const articleOf = (index: number): Article => ({
  id: `article ${index}`,
  title: `Article ${index}`,
  lines: 1 + ((index * 7) % 9),
});

const Articles = ({ count }: { count: number }) => {
  const [articles, setArticles] = useState(() => Array.from({ length: count }, (_, index) => articleOf(index)));
  return (
    <Stack>
      <Inline>
        <Button onClick={() => setArticles([articleOf(articles.length), ...articles])}>Put one in front</Button>
      </Inline>
      <Masonry label="Articles" items={articles} keyOf={(article) => article.id}>
        {(article) => (
          <Card>
            <a href={`#${article.id}`}>{article.title}</a>
            {Array.from({ length: article.lines }, (_, line) => `第 ${line + 1} 行文字`).map((words) => (
              <p key={words}>{words}</p>
            ))}
          </Card>
        )}
      </Masonry>
    </Stack>
  );
};

const meta = preview.meta({ component: Masonry, parameters: { guide } });

export const ArticlesOfDifferentHeights = meta.story({ render: () => <Articles count={24} /> });
ArticlesOfDifferentHeights.test(
  'keeps the order for readers and keyboard, and overlaps nothing',
  async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Articles' })).toHaveAttribute('data-placed'));
    const places = () => canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    await waitFor(async () => {
      const boxes = places();
      for (const [index, one] of boxes.entries()) {
        for (const other of boxes.slice(index + 1)) {
          const apart = one.right <= other.left || other.right <= one.left || one.bottom <= other.top + 0.5;
          await expect(apart).toBe(true);
        }
      }
    });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Article 0' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Article 1' })).toHaveFocus();
  },
);

ArticlesOfDifferentHeights.test(
  'lets its cards glide to their new places, each in its turn, begun and ended together',
  async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Articles' });
    await waitFor(() => expect(list).toHaveAttribute('data-placed'));
    const asked = spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('not all'));
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Put one in front' }));
      const glides = () => list.getAnimations({ subtree: true }).flatMap(({ effect }) => (effect ? [effect] : []));
      await waitFor(() => expect(glides().length).toBeGreaterThan(3));
      const times = glides().map((effect) => effect.getTiming());
      await expect(new Set(times.map(({ delay, duration }) => `${delay} ${duration}`))).toEqual(new Set(['0 600']));
    } finally {
      asked.mockRestore();
    }
  },
);

export const FiveThousandOfThem = meta.story({ render: () => <Articles count={5000} /> });
FiveThousandOfThem.test('draws only what is in sight, and follows the scroll', async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeLessThan(80));
  window.scrollTo({ top: 40_000 });
  await waitFor(() => {
    const inSight = canvas.getAllByRole('listitem').filter((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    expect(inSight.length).toBeGreaterThan(1);
  });
  window.scrollTo({ top: 0 });
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
