import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './CopyButton.guide.ts';
import { CopyButton } from './CopyButton.tsx';

const write = fn<(text: string) => Promise<void>>();

const meta = preview.meta({
  component: CopyButton,
  parameters: { guide },
  args: {
    text: 'https://verdant.example/survey/7',
    labels: { copy: 'Copy link', copied: 'Copied', failed: 'Could not copy' },
  },
  beforeEach: () => {
    write.mockReset();
    write.mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    // biome-ignore lint/suspicious/noExplicitAny: gives the browser's own clipboard back
    return () => delete (navigator as any).clipboard;
  },
});

export const ALinkToShare = meta.story();
ALinkToShare.test('copies, says so, and offers itself again after a moment', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Copy link' });
  const { width } = button.getBoundingClientRect();
  await userEvent.click(button);
  await expect(write).toHaveBeenCalledWith('https://verdant.example/survey/7');
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  await waitFor(() => expect(button).toHaveAccessibleName('Copied'));
  await expect(button.getBoundingClientRect().width).toBe(width);
  await waitFor(() => expect(button).toHaveAccessibleName('Copy link'), { timeout: 3000 });
});
ALinkToShare.test('says when the browser refuses', async ({ canvas, userEvent }) => {
  write.mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Could not copy'));
});

export const OnlyAnIcon = meta.story({ args: { iconOnly: true, text: async () => 'fetched when pressed' } });
OnlyAnIcon.test('asks for the text when it is pressed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(write).toHaveBeenCalledWith('fetched when pressed'));
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
