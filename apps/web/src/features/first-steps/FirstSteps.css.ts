import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});

/** Keeps the button beside it on the same line if there is room. */
export const words = style({ flex: '1 1 12rem', minWidth: 0 });

export const done = style({ flexShrink: 0, color: vars.color.status.success.solid });
export const open = style({ flexShrink: 0, color: vars.color.text.muted });
