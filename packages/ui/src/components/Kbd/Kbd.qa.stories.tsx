import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <Kbd>Ctrl</Kbd>
    <Kbd>K</Kbd>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
