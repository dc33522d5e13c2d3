import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Avatar, avatarSizes } from './Avatar.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {avatarSizes.map((size) => (
      <Avatar key={size} size={size} name="Mei Lam" />
    ))}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
