import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './TextLink.guide.ts';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({
  component: TextLink,
  parameters: { guide },
  args: { href: '#framework', children: 'About this framework' },
});

export const Regular = meta.story();
export const Quiet = meta.story({ args: { emphasis: 'quiet' } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
