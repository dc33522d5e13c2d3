import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** One origin of the list, which a person drags as a whole. */
export const row = style({
  listStyle: 'none',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.default,
});
