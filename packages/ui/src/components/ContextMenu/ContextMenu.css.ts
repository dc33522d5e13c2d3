import { style } from '@vanilla-extract/css';
import { inComponent } from '../../theme/in-component.ts';

/** The menu of a button reaches as far as the window does; so does this one, by its own measure. */
export const reach = style(inComponent({ maxHeight: 'var(--radix-context-menu-content-available-height)' }));
