import preview from '../../../../../.storybook/preview.tsx';
import { TextLink } from './TextLink.tsx';

const meta = preview.meta({ component: TextLink, args: { href: '#framework', children: 'About this framework' } });

export const Regular = meta.story();
export const Quiet = meta.story({ args: { emphasis: 'quiet' } });
