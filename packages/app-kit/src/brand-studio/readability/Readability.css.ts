import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { border } = vars.color;

export const chip = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: '2rem',
  height: '1.5rem',
  paddingInline: vars.space[1],
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.sm,
  lineHeight: vars.font.lineHeight.tight,
  forcedColorAdjust: 'none',
});
export const pair = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: '14rem' });
