import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Page } from './Page.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <Page
    title="Ongoing reports"
    purpose="Every report that is being prepared."
    action={<Button emphasis="strong">Create report</Button>}
  >
    <Card>Content</Card>
  </Page>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
