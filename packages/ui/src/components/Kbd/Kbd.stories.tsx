import preview from '../../../../../.storybook/preview.tsx';
import { Kbd } from './Kbd.tsx';

const meta = preview.meta({ component: Kbd, args: { children: 'Ctrl' } });

export const AKey = meta.story();
