import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <div style={{ minHeight: '20rem' }}>
    <ConfirmDialog
      open
      onOpenChange={() => undefined}
      title="Delete this report?"
      description="This cannot be undone."
      confirmLabel="Delete report"
      cancelLabel="Keep it"
      tone="danger"
      onConfirm={() => undefined}
    />
  </div>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night });
