import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <div style={{ minHeight: '24rem' }}>
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Rename report"
      description="The name stands on the cover."
      closeLabel="Close"
      actions={
        <>
          <Button>Cancel</Button>
          <Button emphasis="strong">Rename</Button>
        </>
      }
    >
      Sustainability report 2026
    </Dialog>
  </div>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night });
