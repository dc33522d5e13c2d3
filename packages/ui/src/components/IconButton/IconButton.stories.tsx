import { Settings } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './IconButton.guide.ts';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  component: IconButton,
  parameters: { guide },
  args: { label: 'Settings', icon: <Settings />, onClick: fn() },
});

export const Bare = meta.story();
Bare.test('has a name and answers to the keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(args.onClick).toHaveBeenCalledOnce();
});
export const Quiet = meta.story({ args: { emphasis: 'quiet' } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
