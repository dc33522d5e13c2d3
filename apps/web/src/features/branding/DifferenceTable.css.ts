import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const word = style({ overflowWrap: 'anywhere' });

/** The background is the page colour that the picture is made for, light or dark. */
export const picture = style({
  display: 'block',
  boxSizing: 'content-box',
  maxWidth: '8rem',
  height: '2rem',
  padding: vars.space[2],
  objectFit: 'contain',
  objectPosition: 'left',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
});
