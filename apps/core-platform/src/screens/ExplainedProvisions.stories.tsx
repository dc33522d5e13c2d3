import { expect, screen, waitFor, within } from 'storybook/test';
import { onScreen } from '../../../../.storybook/kit/on-screen.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { catalogue } from '../catalogue.ts';
import { sampleStates } from './sample-framework.ts';
import { Provisions, seed } from './sample-provisions.tsx';

const meta = preview.meta({
  title: 'Screens/Explained provisions',
  tags: ['!autodocs'],
  component: Provisions,
  decorators: [
    onScreen({
      catalogue,
      path: '/ct/framework-reports/f/reports/r/validation',
      seed: (cache, api, language) => {
        api.interceptors.request.clear();
        seed(cache, api, language);
      },
    }),
  ],
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) =>
      input instanceof Request && /\/disclosures\b/.test(input.url)
        ? Promise.resolve(Response.json(sampleStates))
        : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
    };
  },
});

/** Two are missing, and reasons are stored. */
export const Explained = meta.story({});
Explained.test(
  'goes on with those that are not explained yet, so that each can get a reason of its own',
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Explain what is missing' }));
    const dialog = within(await screen.findByRole('dialog'));
    const box = () => dialog.getByRole('textbox', { name: 'Explanation (English)' });
    const [first, second] = await dialog.findAllByRole('checkbox');
    if (!first || !second) throw new Error('Two are missing');
    const name = first.closest('label')?.textContent ?? '';
    await userEvent.click(first);
    await userEvent.click(dialog.getByRole('radio', { name: /^Considered reasons given/ }));
    await userEvent.type(box(), 'Our first report');
    await userEvent.click(dialog.getByRole('button', { name: 'Leave out with this reason' }));
    await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
    await expect(dialog.getByRole('checkbox')).not.toHaveAccessibleName(name);
    await expect(box()).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);
