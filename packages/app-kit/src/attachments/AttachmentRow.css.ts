import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const picture = style({
  maxWidth: '100%',
  maxHeight: '24rem',
  objectFit: 'contain',
  objectPosition: 'left top',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
});
