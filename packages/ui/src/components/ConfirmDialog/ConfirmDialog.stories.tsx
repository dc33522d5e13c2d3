import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { guide } from './ConfirmDialog.guide.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({ component: ConfirmDialog, parameters: { guide } });
const onConfirm = fn();

const Delete = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete report</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this report?"
        description="Its answers and files go with it. This cannot be undone."
        confirmLabel="Delete report"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => {
          onConfirm();
          setOpen(false);
        }}
      />
    </>
  );
};

export const BeforeSomethingIsLost = meta.story({ render: () => <Delete /> });
BeforeSomethingIsLost.test(
  'starts on the safe answer and confirms only when asked to',
  async ({ canvas, userEvent }) => {
    onConfirm.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete report' }));
    await screen.findByRole('alertdialog', { name: 'Delete this report?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete report' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete report' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
);

const DeleteFromMenu = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Menu defaultOpen trigger={<Button>Actions</Button>}>
        <MenuItem tone="danger" onSelect={() => setOpen(true)}>
          Delete report
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this report?"
        description="This cannot be undone."
        confirmLabel="Delete report"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => setOpen(false)}
      />
    </>
  );
};

export const FromAMenu = meta.story({ render: () => <DeleteFromMenu /> });
FromAMenu.test('gives focus back to the opener of the menu', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete report' }));
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
