import { style } from '@vanilla-extract/css';
import { inComponent } from '../../theme/in-component.ts';

/** Both words are in one cell, so that the button keeps its width when they change. */
export const words = style(inComponent({ display: 'grid' }));
export const word = style(
  inComponent({ gridArea: '1 / 1', selectors: { '&[data-hidden]': { visibility: 'hidden' } } }),
);
