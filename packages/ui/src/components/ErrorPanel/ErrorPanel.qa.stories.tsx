import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <ErrorPanel
      title="Couldn’t load the report"
      action={<Button emphasis="strong">Try again</Button>}
      reference="Reference 7f3a"
    >
      Everything you typed has been kept.
    </ErrorPanel>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
