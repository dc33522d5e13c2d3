import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const values = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
  gap: vars.space[4],
});

export const value = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });
