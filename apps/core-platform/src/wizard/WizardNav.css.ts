import { narrow } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { accent, border, selection, surface, text } = vars.color;

export const nav = style({ overflowX: 'auto', borderBottom: `1px solid ${border.default}` });

export const phases = style({ display: 'flex', gap: vars.space[6], margin: 0, padding: 0, listStyle: 'none' });

export const phase = style({ flex: '0 0 auto' });

export const phaseName = style({
  display: 'block',
  paddingInline: vars.space[2],
  fontSize: vars.font.size.xs,
  color: text.muted,
  selectors: { [`${phase}[data-current] &`]: { color: accent.text, fontWeight: vars.font.weight.strong } },
});

export const steps = style({ display: 'flex', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'flex-start',
  padding: vars.space[2],
  color: text.default,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  borderBottom: '2px solid transparent',
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    '&[aria-current]': {
      borderBottomColor: selection.border,
      fontWeight: vars.font.weight.strong,
      color: accent.text,
    },
  },
});

export const lacks = style({
  display: 'block',
  minHeight: '1.5em',
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  color: text.muted,
  '@media': { [narrow]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
});

/** Filled when nothing is missing; the words beside it say the same. */
export const mark = style({
  flex: 'none',
  width: '0.625rem',
  height: '0.625rem',
  marginTop: '0.4em',
  border: `1.5px solid ${border.control}`,
  borderRadius: vars.radius.full,
  selectors: { '&[data-done]': { background: accent.solid, borderColor: accent.solid } },
});

globalStyle(`${steps} > li`, { position: 'relative' });
