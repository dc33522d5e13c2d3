import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  contentVisibility: 'auto',
  containIntrinsicBlockSize: 'auto 400px',
});
