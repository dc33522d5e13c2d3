import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <p>
      Seen <VisuallyHidden>and heard</VisuallyHidden>
    </p>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
