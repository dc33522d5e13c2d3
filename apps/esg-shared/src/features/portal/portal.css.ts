import { phone } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** As wide as every page of the shell. */
export const page = style({
  display: 'grid',
  gap: vars.space[6],
  width: '100%',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[12]}`,
  '@media': { [phone]: { padding: `${vars.space[5]} ${vars.space[4]} ${vars.space[10]}` } },
});

/** List without bullets. */
export const list = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
