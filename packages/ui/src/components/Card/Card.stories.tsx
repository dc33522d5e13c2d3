import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { Progress } from '../Progress/index.ts';
import { Grid, Inline } from '../Stack/Stack.tsx';
import { Status } from '../Status/Status.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { guide } from './Card.guide.ts';
import { Card, CardAbove, CardLink } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  parameters: { guide },
  args: { children: 'Energy consumption within the organisation' },
});

export const Plain = meta.story();
export const Selected = meta.story({ args: { tone: 'selected' } });

export const AWholeCardAsLink = meta.story({
  render: () => (
    <Grid>
      {['Sustainability report 2026', 'Climate disclosures 2025'].map((name, index) => (
        <Card key={name} as="article">
          <Heading level={2} size="md">
            <CardLink>
              <a href={`#${index}`}>{name}</a>
            </CardLink>
          </Heading>
          <Text tone="muted">GRI Standards 2021</Text>
          <Progress value={0.4 + index / 3} label={`Progress of ${name}`} />
          <CardAbove>
            <Inline justify="between">
              <Status tone="progress">In progress</Status>
              <Button size="compact">Collaborators</Button>
            </Inline>
          </CardAbove>
        </Card>
      ))}
    </Grid>
  ),
});
AWholeCardAsLink.test('has one link per card, and its other controls stay pressable', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Climate disclosures 2025' });
  const button = canvas.getAllByRole('button', { name: 'Collaborators' })[1];
  const { left, top, width, height } = (button as HTMLElement).getBoundingClientRect();
  await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
  const card = (link.closest('article') as HTMLElement).getBoundingClientRect();
  await expect(document.elementFromPoint(card.right - 8, card.top + 8)).toBe(link);
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
