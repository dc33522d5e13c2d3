import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { changeDirections, changeTones, Figure, figureSizes } from './Figure.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {figureSizes.map((size) => (
      <Figure key={size} size={size} label={size} value="1,234,567.89" unit="公噸" source="Source 來源" />
    ))}
    {changeTones.flatMap((tone) =>
      changeDirections.map((direction) => (
        <Figure
          key={`${tone} ${direction}`}
          label={tone}
          value="40"
          unit="%"
          change={{ direction, tone, children: `${direction} ${tone}` }}
        />
      )),
    )}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
