import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Heading, headingSizes, Text, textSizes, textTones } from './Text.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {textTones.map((tone) => (
      <Text key={tone} tone={tone}>{`${tone} 1,284.50`}</Text>
    ))}
    {textSizes.map((size) => (
      <Text key={size} size={size}>{`${size} 匯報範圍`}</Text>
    ))}
    {headingSizes.map((size) => (
      <Heading key={size} level={2} size={size}>{`Heading ${size}`}</Heading>
    ))}
    <a href="#reports">Ongoing reports</a>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
