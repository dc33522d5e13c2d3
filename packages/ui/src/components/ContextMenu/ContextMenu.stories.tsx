import { Copy, Trash2 } from 'lucide-react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { MenuItem, MenuLabel, MenuSeparator } from '../Menu/Menu.tsx';
import { guide } from './ContextMenu.guide.ts';
import { ContextMenu } from './ContextMenu.tsx';

const duplicate = fn();

const meta = preview.meta({
  component: ContextMenu,
  parameters: { guide },
  args: {
    children: <Button>Sustainability report 2026</Button>,
    items: (
      <>
        <MenuLabel>Report 報告</MenuLabel>
        <MenuItem icon={<Copy aria-hidden />} onSelect={duplicate}>
          Duplicate 複製
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<Trash2 aria-hidden />}>
          Delete 刪除
        </MenuItem>
      </>
    ),
  },
});

export const ActionsOfAThing = meta.story();
ActionsOfAThing.test(
  'opens at the thing, moves by arrows, chooses by Enter and gives focus back',
  async ({ canvas, userEvent }) => {
    const thing = canvas.getByRole('button', { name: 'Sustainability report 2026' });
    thing.focus();
    fireEvent.contextMenu(thing, { clientX: 40, clientY: 40 });
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Duplicate/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(duplicate).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(thing).toHaveFocus();
  },
);

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
