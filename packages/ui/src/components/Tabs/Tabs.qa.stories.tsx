import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <Tabs
      label="Views"
      items={[
        { id: 'a', label: 'Guidance', content: 'What to disclose' },
        { id: 'b', label: 'Evidence', mark: <Badge>3</Badge>, content: 'Files' },
      ]}
    />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
