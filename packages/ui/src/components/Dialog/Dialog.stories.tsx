import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({ component: Dialog, parameters: { guide } });

const Rename = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename report</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rename report"
        description="The name stands on the cover and in every list."
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button emphasis="strong" onClick={close}>
              Rename
            </Button>
          </>
        }
      >
        <Text>Sustainability report 2026</Text>
      </Dialog>
    </>
  );
};

export const ATaskToFinishOrLeave = meta.story({ render: () => <Rename /> });
ATaskToFinishOrLeave.test('keeps focus inside, goes on Escape and gives focus back', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Rename report' });
  await expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Rename report' });
  await expect(dialog).toHaveAccessibleDescription(/stands on the cover/);
  for (let step = 0; step < 5; step++) {
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(opener).toHaveFocus();
});

const LongTask = () => {
  const [open, setOpen] = useState(false);
  return (
    <div style={{ height: '300vh' }}>
      <div style={{ position: 'sticky', top: 0, height: 48 }}>Head of the page</div>
      <div style={{ height: '60vh' }} />
      <Button onClick={() => setOpen(true)}>Leave out</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Leave out"
        closeLabel="Close"
        actions={<Button emphasis="strong">Leave out with this reason</Button>}
      >
        <div style={{ height: '150vh' }}>
          <Text>Seven reasons with their explanations</Text>
        </div>
      </Dialog>
    </div>
  );
};

export const ALongTaskOnAScrolledPage = meta.story({ render: () => <LongTask /> });
ALongTaskOnAScrolledPage.test(
  'keeps its buttons in sight, and the head of the page where it was',
  async ({ canvas, userEvent }) => {
    window.scrollTo(0, 200);
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(100));
    const head = canvas.getByText('Head of the page');
    const before = head.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out' }));
    const send = await screen.findByRole('button', { name: 'Leave out with this reason' });
    await waitFor(() => expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(head.getBoundingClientRect().top).toBe(before);
    await userEvent.keyboard('{Escape}');
    window.scrollTo(0, 0);
  },
);

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
