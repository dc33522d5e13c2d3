import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { space, color } = vars;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[3],
  padding: `${space[1]} ${space[4]}`,
  background: color.status.warning.bg,
  color: color.status.warning.on,
  borderBottom: `1px solid ${color.status.warning.border}`,
  fontSize: vars.font.size.sm,
});

export const leave = style({
  color: 'inherit',
  fontWeight: vars.font.weight.strong,
  // WCAG 2.2, 2.5.8: high enough to be hit.
  paddingBlock: space[1],
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: 2 } },
});
