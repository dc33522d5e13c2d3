import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const errors = style({
  display: 'grid',
  gap: vars.space[1],
  listStyle: 'disc',
  paddingInlineStart: vars.space[4],
});
export const file = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start', maxInlineSize: '100%' });
