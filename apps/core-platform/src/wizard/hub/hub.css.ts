import { phone } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** A part of a calculation, below what it is part of. */
export const part = style({
  marginBlockStart: vars.space[2],
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  '@media': { [phone]: { paddingInlineStart: vars.space[2] } },
});

/** One field of the comparison. */
export const change = style({
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});

/** Values may be long texts: line breaks are kept, words break. */
export const value = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
