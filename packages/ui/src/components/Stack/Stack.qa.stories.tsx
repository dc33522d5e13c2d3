import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Card } from '../Card/Card.tsx';
import { Grid, Inline, Stack } from './Stack.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <Stack gap={2}>
      <Inline justify="between">
        <span>Start</span>
        <span>End</span>
      </Inline>
      <Grid cell="small">
        {['One', 'Two', 'Three', 'Four'].map((name) => (
          <Card key={name} padding="compact">
            {name}
          </Card>
        ))}
      </Grid>
    </Stack>
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
