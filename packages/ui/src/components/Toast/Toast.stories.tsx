import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/index.ts';
import { guide } from './Toast.guide.ts';
import { Toaster, type ToastMessage } from './Toast.tsx';

const meta = preview.meta({ component: Toaster, parameters: { guide } });

const saved: ToastMessage = {
  id: 'saved',
  tone: 'success',
  title: 'Report published',
  description: 'PDF, Word and Excel are being prepared.',
  durationMs: Number.POSITIVE_INFINITY,
};

const Publish = () => {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  return (
    <>
      <Button onClick={() => setToasts([saved])}>Publish</Button>
      <Toaster
        toasts={toasts}
        onDismiss={({ id }) => setToasts((kept) => kept.filter((toast) => toast.id !== id))}
        label="Notifications"
        closeLabel="Close"
      />
    </>
  );
};

export const ThatSomethingHappened = meta.story({ render: () => <Publish /> });
ThatSomethingHappened.test('is said aloud, reached by F8 and closed by its button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(screen.getAllByText(/Report published/).length).toBeGreaterThan(0));
  await userEvent.keyboard('{F8}');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Report published')).toBeNull());
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
