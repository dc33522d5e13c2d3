import { sticksAt } from '@esg/ui/low-window';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** Stays in sight while the rows scroll above it. */
export const bar = style({
  position: 'sticky',
  bottom: sticksAt('0px'),
  zIndex: 1,
  paddingBlock: vars.space[3],
  background: vars.color.surface.page,
  borderTop: `1px solid ${vars.color.border.default}`,
});
