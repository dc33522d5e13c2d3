import { ownFrameworkQueries, reportTemplateQueries } from '@esg/api-client';
import { expect, waitFor } from 'storybook/test';
import { drawnTo, onScreen, type Seed } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../app/catalogue.ts';
import { EditorPage } from '../features/framework-builder/EditorPage.tsx';
import { FrameworkBuilderPage } from '../features/framework-builder/FrameworkBuilderPage.tsx';
import { sampleOwnFramework, samplePalette, sampleSummaries } from './sample-own-framework.ts';

const seed: Seed = (cache, api) => {
  cache.setQueryData(ownFrameworkQueries.all(api).queryKey, sampleSummaries);
  cache.setQueryData(ownFrameworkQueries.one(api, sampleOwnFramework.id).queryKey, sampleOwnFramework);
  cache.setQueryData(ownFrameworkQueries.palette(api).queryKey, samplePalette);
  cache.setQueryData(reportTemplateQueries.all(api).queryKey, []);
};
const none: Seed = (cache, api) => {
  cache.setQueryData(ownFrameworkQueries.all(api).queryKey, []);
};
const at = (path: string, given: Seed = seed) => [onScreen({ catalogue, path, seed: given })];

const meta = preview.meta({
  title: 'Screens/Framework builder',
  tags: ['!autodocs'],
  play: drawnTo(1),
  parameters: { layout: 'fullscreen' },
});
const patience = { timeout: 10_000 };

export const AllOfThem = meta.story({
  decorators: at('/ct/framework-builder'),
  render: () => <FrameworkBuilderPage />,
});
export const NoneYet = meta.story({
  decorators: at('/ct/framework-builder', none),
  render: () => <FrameworkBuilderPage />,
});
export const OneDisclosure = meta.story({
  decorators: at(`/ct/framework-builder/${sampleOwnFramework.id}?part=noise`),
  render: () => <EditorPage id={sampleOwnFramework.id} />,
});
OneDisclosure.test(
  'names what is missing, leads there, and puts back what was removed',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('treeitem', { name: /^To fix/ }, patience));
    const [first] = await canvas.findAllByRole('button', { name: 'Go to E1-2 Untitled' }, patience);
    if (!first) throw new Error('nothing to fix');
    await userEvent.click(first);
    await userEvent.type(await canvas.findByLabelText(/^Title \(English\)/, undefined, patience), 'Light');
    await expect(await canvas.findByRole('treeitem', { name: 'E1-2 Light •' }, patience)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: E1-2 Light' }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /Light/ })).toBeNull(), patience);
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore' }, patience));
    await expect(await canvas.findByRole('heading', { name: 'E1-2 Light' }, patience)).toBeVisible();
  },
);
