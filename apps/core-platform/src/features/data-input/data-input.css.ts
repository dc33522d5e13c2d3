import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { accent, border, text } = vars.color;

export const pane = style({ display: 'grid', gap: vars.space[5], minWidth: 0, outline: 'none' });

export const fields = style({ display: 'grid', gap: vars.space[6] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  justifyContent: 'space-between',
  paddingTop: vars.space[4],
  borderTop: `1px solid ${border.default}`,
});

export const historyList = style({ display: 'grid', gap: vars.space[3], margin: 0, padding: 0, listStyle: 'none' });
export const historyEntry = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[3],
  borderInlineStart: `2px solid ${border.strong}`,
});
export const oldValue = style({ color: text.muted, textDecoration: 'line-through', overflowWrap: 'anywhere' });
export const newValue = style({ overflowWrap: 'anywhere' });
export const requirementList = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const requirementCode = style({ color: accent.text, fontVariantNumeric: 'tabular-nums' });
export const keyList = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  listStyle: 'none',
});
