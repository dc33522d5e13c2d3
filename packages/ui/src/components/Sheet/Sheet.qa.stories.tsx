import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Sheet } from './Sheet.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <div style={{ minHeight: '20rem' }}>
    <Sheet open onOpenChange={() => undefined} title="Evidence" closeLabel="Close">
      Meter readings
    </Sheet>
  </div>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
export const HostileYellow = meta.story({ render: Matrix, globals: proof.yellow });
export const HostileNight = meta.story({ render: Matrix, globals: proof.night });
