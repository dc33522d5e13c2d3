import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Spoken } from '../fields/story-kit.tsx';
import { BusyPage } from './BusyPage.tsx';

const onRetry = fn();

const meta = preview.meta({
  component: BusyPage,
  args: { seconds: 1, onRetry, alone: true },
  render: (args, { globals }) => (
    <Spoken locale={globals.locale}>
      <BusyPage {...args} />
    </Spoken>
  ),
});

export const AsksAgainByItself = meta.story({
  beforeEach: () => {
    onRetry.mockClear();
  },
});
AsksAgainByItself.test('says when it asks again, and does', async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'The server is busy' })).toBeVisible();
  await expect(canvas.getByText(/Trying again in \d s/)).toBeVisible();
  await waitFor(() => expect(onRetry).toHaveBeenCalled(), { timeout: 8000 });
});
