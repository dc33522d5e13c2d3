import { Download } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { buttonEmphases, buttonSizes } from '../Button/Button.tsx';
import { MenuItem } from '../Menu/Menu.tsx';
import { guide } from './SplitButton.guide.ts';
import { SplitButton } from './SplitButton.tsx';

const word = fn();

const meta = preview.meta({
  component: SplitButton,
  parameters: { guide },
  args: {
    children: 'Export as PDF',
    icon: <Download aria-hidden />,
    menuLabel: 'More ways to export',
    onClick: fn(),
    menu: (
      <>
        <MenuItem onSelect={word}>Word</MenuItem>
        <MenuItem>Excel</MenuItem>
      </>
    ),
  },
  argTypes: {
    emphasis: { control: 'select', options: buttonEmphases },
    size: { control: 'radio', options: buttonSizes },
  },
});

export const OneActionAndItsKind = meta.story({ args: { emphasis: 'strong' } });
OneActionAndItsKind.test(
  'does the first at once and offers the others by keyboard',
  async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More ways to export' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Word' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(word).toHaveBeenCalledOnce();
  },
);

export const Compact = meta.story({ args: { size: 'compact' } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
