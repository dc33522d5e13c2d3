import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

export const trigger = style({
  display: 'inline-flex',
  padding: 4,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: 2 } },
});
