import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, surface, text } = vars.color;

export const topic = style({
  background: surface.default,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.default,
});

export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  cursor: 'pointer',
  borderRadius: vars.radius.default,
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
  },
});

export const topicTitle = style({
  fontWeight: vars.font.weight.strong,
  color: text.default,
  selectors: {
    '&::before': { content: '"▸"', display: 'inline-block', width: '1.25em', color: text.muted },
    [`${topic}[open] &::before`]: { content: '"▾"' },
  },
});

export const all = style({
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderTop: `1px solid ${border.default}`,
  background: surface.sunken,
});

export const rows = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[3]}`,
  margin: 0,
  listStyle: 'none',
});

// Boxes below one another stay 24 px apart from middle to middle (WCAG 2.5.8).
globalStyle(`${rows} > li`, { display: 'grid', alignItems: 'center', minHeight: '1.75rem' });
