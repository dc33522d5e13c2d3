import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Stack.guide.ts';
import { Grid, Inline, Stack } from './Stack.tsx';

const meta = preview.meta({ component: Stack, parameters: { guide } });

export const BelowOneAnother = meta.story({
  args: {
    children: (
      <>
        <Text>Energy</Text>
        <Text>Water</Text>
        <Text>Waste</Text>
      </>
    ),
  },
});
export const InARowThatWraps = meta.story({
  render: () => (
    <Inline justify="between">
      <Text strong>Ongoing reports</Text>
      <Inline>
        <Button>Compare</Button>
        <Button emphasis="strong">Create report</Button>
      </Inline>
    </Inline>
  ),
});
export const EqualCells = meta.story({
  render: () => (
    <Grid cell="small">
      {['GRI', 'HKEX', 'SASB', 'TCFD', 'ISSB'].map((name) => (
        <Card key={name}>{name}</Card>
      ))}
    </Grid>
  ),
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
