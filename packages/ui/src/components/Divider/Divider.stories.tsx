import preview from '../../../../../.storybook/preview.tsx';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Divider } from './Divider.tsx';

const meta = preview.meta({ component: Divider });

export const BetweenTwoParts = meta.story({
  render: () => (
    <Stack>
      <Text>Energy</Text>
      <Divider />
      <Text>Water</Text>
    </Stack>
  ),
});
