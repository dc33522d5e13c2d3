import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';

export const divider = style(
  inComponent({ width: '100%', height: 0, margin: 0, border: 0, borderTop: `1px solid ${vars.color.border.default}` }),
);
