import { OnEverySurface } from '../../../../.storybook/matrix.tsx';
import preview from '../../../../.storybook/preview.tsx';
import { proof } from '../../../../.storybook/themes.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <Sparkline label="Course 走勢" values={[4, 5, undefined, 7, 6, 9]} />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
