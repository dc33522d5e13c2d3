import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { overlapOf } from './clear-place.ts';
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

const Form = () => {
  const [toasts, setToasts] = useState<ToastMessage[]>([]);
  const more = () =>
    setToasts((kept) => [
      ...kept,
      { ...saved, id: `saved-${kept.length}`, action: { label: 'Undo', onAction: () => undefined } },
    ]);
  return (
    <div style={{ position: 'fixed', inset: 0 }}>
      <div style={{ position: 'absolute', insetInline: 16, insetBlockEnd: 96, display: 'grid' }}>
        <Button emphasis="strong" onClick={more}>
          Save
        </Button>
      </div>
      <div style={{ position: 'absolute', inset: 'auto 0 0', display: 'flex', justifyContent: 'space-between' }}>
        <Button>Previous</Button>
        <Button onClick={more}>Next</Button>
      </div>
      <Toaster
        toasts={toasts}
        onDismiss={({ id }) => setToasts((kept) => kept.filter((toast) => toast.id !== id))}
        label="Notifications"
        closeLabel="Close"
      />
    </div>
  );
};

/** Square px of a control below the messages. */
const coveredOf = (control: Element, messages: Element) =>
  overlapOf(control.getBoundingClientRect(), messages.getBoundingClientRect());

/** A bar at the foot of a telephone's window, and a wide button above it. */
export const AboveBarsOnATelephone = meta.story({
  render: () => <Form />,
  globals: { viewport: { value: 'phone' } },
});
AboveBarsOnATelephone.test('covers no control, however many there are', async ({ canvas, userEvent }) => {
  for (const name of ['Next', 'Save', 'Next']) {
    await userEvent.click(canvas.getByRole('button', { name }));
    const list = (await screen.findAllByText('Report published'))[0]?.closest('ol');
    await waitFor(() => {
      for (const control of ['Save', 'Previous', 'Next'])
        expect(list && coveredOf(canvas.getByRole('button', { name: control }), list)).toBe(0);
    });
  }
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
