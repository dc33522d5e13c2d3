import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Facts } from './Facts.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <Facts
      facts={[
        { term: 'Owner', value: 'Exchange' },
        { term: 'Version', value: '2025' },
      ]}
    />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
