import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Tree } from './Tree.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <Tree
      label="Disclosures"
      selected="302-1"
      onSelect={() => undefined}
      nodes={[
        {
          id: '302',
          label: 'Energy',
          progress: { value: 0.4, label: '2 of 5' },
          children: [
            { id: '302-1', label: '302-1 Consumption', progress: { value: 1, label: 'completed' } },
            { id: '302-2', label: '302-2 Outside the organisation' },
          ],
        },
        { id: '303', label: 'Water' },
      ]}
    />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
