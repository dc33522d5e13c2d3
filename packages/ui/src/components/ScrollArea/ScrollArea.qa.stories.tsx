import { useId } from 'react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { ScrollArea, type ScrollAreaProps, scrollDirections } from './ScrollArea.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const Named = (props: Omit<ScrollAreaProps, 'label'>) => <ScrollArea {...props} label={`Region ${useId()}`} />;

const Matrix = () => (
  <OnEverySurface>
    {scrollDirections.map((direction) => (
      <div key={direction} style={{ width: '10rem' }}>
        <Named direction={direction} height="small">
          <div style={{ width: '20rem', height: '20rem' }}>{`${direction} 一段文字`}</div>
        </Named>
      </div>
    ))}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
