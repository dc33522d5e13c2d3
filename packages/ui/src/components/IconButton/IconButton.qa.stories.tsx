import { Settings } from 'lucide-react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { IconButton, iconButtonEmphases, iconButtonSizes } from './IconButton.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {iconButtonEmphases.flatMap((emphasis) =>
      iconButtonSizes.map((size) => (
        <IconButton
          key={`${emphasis} ${size}`}
          label={`${emphasis} ${size}`}
          icon={<Settings />}
          emphasis={emphasis}
          size={size}
        />
      )),
    )}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
