import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { avatarSizes } from '../Avatar/Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const people = ['Grace Lam', '陳大文', 'Ravi Menon', 'Ines Duarte', 'Tom Becker'].map((name) => ({ id: name, name }));

const Matrix = () => (
  <OnEverySurface>
    {avatarSizes.map((size) => (
      <AvatarGroup key={size} size={size} label={size} people={people} restLabel={() => 'And others 及其他'} />
    ))}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
