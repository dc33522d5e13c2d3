import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { border } = vars.color;

export const shifts = style({ display: 'grid', gap: vars.space[3] });
export const swap = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
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
export const group = style({
  borderBlockStart: `1px solid ${border.default}`,
  selectors: { '&:last-of-type': { borderBlockEnd: `1px solid ${border.default}` } },
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.regular,
  cursor: 'pointer',
  '::before': { content: '"▸"', inlineSize: '1em' },
  selectors: { '[open] > &::before': { content: '"▾"' } },
});
export const content = style({ paddingBlockEnd: vars.space[3] });
