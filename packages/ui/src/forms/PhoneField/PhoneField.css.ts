import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

export const row = style(
  inComponent({ display: 'grid', gridTemplateColumns: 'minmax(5.5rem, 9rem) minmax(0, 1fr)', gap: vars.space[2] }),
);
