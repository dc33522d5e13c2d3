import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Skeleton, SkeletonGroup, skeletonShapes } from './Skeleton.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <SkeletonGroup label="Loading">
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} width="3rem" height="3rem" />
      ))}
    </SkeletonGroup>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
