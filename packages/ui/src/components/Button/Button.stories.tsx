import { ArrowRight, Plus } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Button.guide.ts';
import { Button, buttonEmphases, buttonSizes } from './Button.tsx';

const meta = preview.meta({
  component: Button,
  parameters: { guide },
  args: { children: 'Create report', onClick: fn() },
  argTypes: {
    emphasis: { control: 'select', options: buttonEmphases },
    size: { control: 'radio', options: buttonSizes },
  },
});

export const QuietByDefault = meta.story();
export const TheMainAction = meta.story({ args: { emphasis: 'strong', icon: <Plus aria-hidden /> } });
export const LeadsFurther = meta.story({ args: { emphasis: 'soft', iconAfter: <ArrowRight aria-hidden /> } });
export const Danger = meta.story({ args: { emphasis: 'danger', children: 'Delete report' } });

export const Pending = meta.story({ args: { emphasis: 'strong', pending: true } });
Pending.test('keeps focus and swallows the press while pending', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Create report' });
  await userEvent.tab();
  await expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  await expect(args.onClick).not.toHaveBeenCalled();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
});

export const ALinkInButtonLooks = meta.story({
  render: () => (
    <Button asChild emphasis="strong">
      <a href="#reports">Open reports</a>
    </Button>
  ),
});
ALinkInButtonLooks.test('stays a link', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Open reports' });
  await expect(link).not.toHaveAttribute('type');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
