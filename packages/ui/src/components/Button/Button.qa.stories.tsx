import { Plus } from 'lucide-react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button, buttonEmphases, buttonSizes } from './Button.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {buttonEmphases.flatMap((emphasis) =>
      buttonSizes.map((size) => (
        <Button key={`${emphasis} ${size}`} emphasis={emphasis} size={size} icon={<Plus aria-hidden />}>
          {`${emphasis} ${size}`}
        </Button>
      )),
    )}
    <Button emphasis="strong" pending>
      pending
    </Button>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
