import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** What was sent and answered, as it was written. */
export const words = style({
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.border.control}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
