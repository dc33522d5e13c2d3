import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const swatch = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25rem',
  height: '1.25rem',
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.small,
  verticalAlign: 'middle',
  // The colour is what is shown here, not decoration.
  forcedColorAdjust: 'none',
});
