import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { border } = vars.color;

/** The list is as high as the form beside it allows; the rest scrolls. */
export const picks = style({
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  listStyle: 'none',
  maxBlockSize: '14rem',
  overflowY: 'auto',
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.default,
});
