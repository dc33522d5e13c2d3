import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const tabs = style({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  borderBottom: `1px solid ${color.border.default}`,
  scrollbarWidth: 'thin',
});

export const tab = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.regular,
  padding: `0 ${space[3]}`,
  color: color.text.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  selectors: {
    '&:hover': { color: color.text.default },
    '&[aria-current="page"]': {
      color: color.text.default,
      fontWeight: vars.font.weight.strong,
      borderBottomColor: color.accent.solid,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus.ring}`, outlineOffset: -2 },
  },
  '@media': {
    '(forced-colors: active)': {
      borderBottomColor: 'Canvas',
      selectors: { '&[aria-current="page"]': { borderBottomColor: 'Highlight' } },
    },
  },
});
