import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './ScrollArea.guide.ts';
import { ScrollArea, type ScrollAreaProps } from './ScrollArea.tsx';

const meta = preview.meta({ component: ScrollArea, parameters: { guide } });

const args: ScrollAreaProps = {
  label: 'Entities',
  height: 'small',
  children: (
    <Stack gap={2}>
      {Array.from({ length: 30 }, (_, index) => `Entity ${index + 1} 實體`).map((name) => (
        <Text key={name}>{name}</Text>
      ))}
    </Stack>
  ),
};

export const ALongListInLittleRoom = meta.story({ args });
ALongListInLittleRoom.test('is reached by the Tab key and named', async ({ canvas, userEvent }) => {
  const region = canvas.getByRole('region', { name: 'Entities' });
  await userEvent.tab();
  await expect(region).toHaveFocus();
  await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
