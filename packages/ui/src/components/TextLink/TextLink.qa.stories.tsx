import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { TextLink, textLinkEmphases } from './TextLink.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {textLinkEmphases.map((emphasis) => (
      <TextLink key={emphasis} href="#x" emphasis={emphasis}>
        {emphasis}
      </TextLink>
    ))}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
