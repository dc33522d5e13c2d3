import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Box.guide.ts';
import { Box, boxPaddings, boxSurfaces } from './Box.tsx';

const meta = preview.meta({
  component: Box,
  parameters: { guide },
  args: { padding: 4, surface: 'sunken', children: <Text>Guidance to a disclosure 披露指引</Text> },
  argTypes: {
    padding: { control: 'select', options: boxPaddings },
    surface: { control: 'select', options: boxSurfaces },
  },
});

export const RoomAroundWords = meta.story();
export const WithABorder = meta.story({ args: { border: true, surface: 'default' } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
