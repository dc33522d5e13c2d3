import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Sheet.guide.ts';
import { Sheet } from './Sheet.tsx';

const meta = preview.meta({ component: Sheet, parameters: { guide } });

const Evidence = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Evidence</Button>
      <Sheet open={open} onOpenChange={setOpen} title="Evidence" closeLabel="Close" side="end">
        <Text>Meter readings 2026.xlsx</Text>
      </Sheet>
    </>
  );
};

export const OverThePage = meta.story({ render: () => <Evidence /> });
OverThePage.test('opens, closes by its button and gives focus back', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Evidence' });
  await userEvent.click(opener);
  await screen.findByRole('dialog', { name: 'Evidence' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(opener).toHaveFocus();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
