import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** Candidates of one field stand side by side where the panel is wide enough. */
export const candidates = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space[3],
});

export const candidate = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minWidth: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.default,
  background: vars.color.surface.default,
  selectors: {
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '2px' },
  },
});

/** The figure is what people look for first. */
export const value = style({
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});

export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.border.control}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  tabSize: 4,
});

export const reasons = style({ margin: 0, paddingInlineStart: vars.space[4] });
