import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Progress, ProgressRing, progressTones, ringSizes } from './Progress.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    {progressTones.map((tone) => (
      <Progress key={tone} tone={tone} value={0.6} label={tone} />
    ))}
    {ringSizes.flatMap((size) =>
      [0, 0.3, 1].map((value) => (
        <ProgressRing key={`${size} ${value}`} size={size} value={value} label={`${size} ${value}`}>
          {value * 100}
        </ProgressRing>
      )),
    )}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
