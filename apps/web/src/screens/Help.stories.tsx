import { contentQueries } from '@esg/api-client';
import { expect, screen, waitFor, within } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import { storyProfile, storyUser } from '../../../../.storybook/kit/story-services.ts';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { ArticlePage } from '../features/help/ArticlePage.tsx';
import { ContactPage } from '../features/help/ContactPage.tsx';
import { EntryEditorPage } from '../features/help/edit/EntryEditorPage.tsx';
import { EntryListPage } from '../features/help/edit/EntryListPage.tsx';
import { HelpPage } from '../features/help/HelpPage.tsx';
import { NewsPage } from '../features/help/NewsPage.tsx';
import { sampleArticles, sampleCategories, sampleNews } from './sample-content.ts';

const seed: Seed = (cache, api) => {
  cache.setQueryData(contentQueries.entries(api).queryKey, [...sampleArticles, ...sampleNews]);
  const published = sampleArticles.filter(({ publishedAt }) => publishedAt !== null);
  cache.setQueryData(contentQueries.articles(api).queryKey, published);
  cache.setQueryData(contentQueries.news(api).queryKey, sampleNews);
  cache.setQueryData(contentQueries.categories(api).queryKey, sampleCategories);
  cache.setQueryData(contentQueries.newsMark(api).queryKey, { readAt: '2026-11-01T00:00:00.000Z' });
};
const { permissions } = storyProfile;

const meta = preview.meta({
  title: 'Screens/Help',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  play: drawnTo(1),
  decorators: [onScreen({ catalogue, path: '/ct/help', seed })],
});

export const Articles = meta.story({
  render: () => <HelpPage permissions={permissions} query="" onQuery={() => undefined} />,
});
Articles.test('finds articles by their text, and says when there is none', async ({ canvas, userEvent }) => {
  const search = await canvas.findByRole('searchbox', { name: 'Search articles' });
  await userEvent.type(search, 'tonnes');
  await expect(await canvas.findByRole('link', { name: 'Reading steam meters' })).toBeVisible();
  await waitFor(() => expect(canvas.queryByRole('link', { name: /From framework/ })).toBeNull());
  await userEvent.type(search, ' of cheese');
  await userEvent.click(await canvas.findByRole('button', { name: 'Show all articles' }));
  await expect(await canvas.findByRole('link', { name: /From framework/ })).toBeVisible();
});

export const Article = meta.story({ render: () => <ArticlePage articleId="a1" /> });
/** The article has no Chinese text yet. */
export const ArticleInAnotherLanguage = meta.story({
  globals: { locale: 'zh-Hant-HK' },
  render: () => <ArticlePage articleId="a2" />,
});
export const WhatsNew = meta.story({ render: () => <NewsPage permissions={permissions} /> });

export const Contact = meta.story({ render: () => <ContactPage me={storyUser} permissions={permissions} /> });
Contact.test('names what is missing, and keeps what was typed when nothing answers', async ({ canvas, userEvent }) => {
  const send = await canvas.findByRole('button', { name: 'Send message' });
  await userEvent.click(send);
  await expect(await canvas.findByRole('link', { name: 'Category is required' })).toBeVisible();
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Category/ }), 'reporting');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Subject/ }), 'A unit is missing');
  await userEvent.type(canvas.getByRole('textbox', { name: /^Message/ }), 'Our steam meter counts in tonnes.');
  await userEvent.click(send);
  await expect(await canvas.findByText(/The server can’t be reached/)).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: /^Message/ })).toHaveValue('Our steam meter counts in tonnes.');
  sessionStorage.clear();
});

export const Writing = meta.story({ render: () => <EntryListPage kind="article" /> });
Writing.test('asks before it deletes', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Business travel' }));
  const menu = await screen.findByRole('menu');
  // The article has no text in any language yet.
  await expect(within(menu).getByRole('menuitem', { name: 'Publish' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

export const Editing = meta.story({ render: () => <EntryEditorPage entryId="a2" kind="article" /> });
Editing.test('shows what readers of each language will see', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Preview' }));
  await expect(await canvas.findByText('Steam is counted in tonnes.')).toBeVisible();
  await expect(await canvas.findByText(/Nothing is written in 繁體中文 yet/)).toBeVisible();
});
