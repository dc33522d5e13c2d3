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

export const logo = style({
  display: 'block',
  height: 28,
  maxWidth: 160,
  objectFit: 'contain',
  objectPosition: 'left',
});
export const miniLogo = style({ display: 'block', width: 28, height: 28, objectFit: 'contain' });
