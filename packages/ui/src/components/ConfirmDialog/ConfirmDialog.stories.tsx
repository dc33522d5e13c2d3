import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({ component: ConfirmDialog });
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
