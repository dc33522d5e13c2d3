import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Kbd.guide.ts';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({ component: Kbd, parameters: { guide }, args: { children: 'Ctrl' } });

export const AKey = meta.story();

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
