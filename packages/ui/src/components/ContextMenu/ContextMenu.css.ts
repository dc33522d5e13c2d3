import { style } from '@vanilla-extract/css';
import { inComponent } from '../../theme/in-component.ts';

/** A button's menu may be as high as the window; so may this one, by its own measure. */
export const reach = style(inComponent({ maxHeight: 'var(--radix-context-menu-content-available-height)' }));
