import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Toaster, toastTones } from './Toast.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <div style={{ minHeight: '32rem' }}>
    <Toaster
      label="Notifications"
      closeLabel="Close"
      onDismiss={() => undefined}
      toasts={toastTones.map((tone) => ({
        id: tone,
        tone,
        title: `Something ${tone}`,
        description: 'And what to do.',
        action: { label: `Show ${tone}`, onAction: () => undefined },
        durationMs: Number.POSITIVE_INFINITY,
      }))}
    />
  </div>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night });
