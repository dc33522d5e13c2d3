import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Divider.guide.ts';
import { Divider } from './Divider.tsx';

const meta = preview.meta({ component: Divider, parameters: { guide } });

export const BetweenTwoParts = meta.story({
  render: () => (
    <Stack>
      <Text>Energy</Text>
      <Divider />
      <Text>Water</Text>
    </Stack>
  ),
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
