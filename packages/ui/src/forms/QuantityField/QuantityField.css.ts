import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

export const row = style(
  inComponent({ display: 'grid', gridTemplateColumns: 'minmax(8rem, 1fr) minmax(6rem, auto)', gap: vars.space[2] }),
);
export const offer = style(inComponent({ paddingTop: vars.space[2] }));
