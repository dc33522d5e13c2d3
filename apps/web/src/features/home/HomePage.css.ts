import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const page = style({
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `clamp(${vars.space[4]}, 3vw, ${vars.space[8]})`,
});
