import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Panes } from './Panes.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <Panes
    closeLabel="Close"
    start={{ label: 'Disclosures', content: 'Tree' }}
    end={{ label: 'Evidence', content: 'Files' }}
  >
    The disclosure
  </Panes>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
