import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  placeContent: 'center',
  minHeight: '70dvh',
  padding: vars.space[6],
});
