import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { guide } from './Avatar.guide.ts';
import { Avatar } from './Avatar.tsx';

const meta = preview.meta({ component: Avatar, parameters: { guide }, args: { name: 'Mei Lam' } });

export const Initials = meta.story();
export const Names = meta.story({
  render: () => (
    <Inline>
      <Avatar name="陳大文" />
      <Avatar name="Ada Lovelace Byron" size="large" />
      <Avatar name="Cher" size="small" />
    </Inline>
  ),
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
