import { scrollsWithin, sticksAt } from '@esg/ui/low-window';
import { narrow } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { border, surface, text, focus } = vars.color;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(26rem, 50%))',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Stays in sight beside the settings and scrolls by itself. */
export const preview = style({
  position: 'sticky',
  top: sticksAt(`${vars.size.topBar} + ${vars.space[4]}`),
  maxHeight: scrollsWithin(`100dvh - ${vars.size.topBar} - 6rem`),
  overflowY: 'auto',
  padding: vars.space[3],
  background: surface.sunken,
  borderRadius: vars.radius.default,
  '@media': { [narrow]: { position: 'static', maxHeight: '32rem' } },
});

export const rows = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  minHeight: '2.5rem',
  padding: vars.space[2],
  background: surface.default,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&[data-target]': { borderColor: focus.ring },
    '&[data-lifted]': { opacity: 0.5 },
  },
});

/** The handle of a row: six dots as characters, so that forced colours keep them. */
export const handle = style({
  minWidth: '1.5rem',
  minHeight: '1.5rem',
  padding: vars.space[1],
  font: 'inherit',
  lineHeight: 1,
  color: text.muted,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.small,
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': { outline: `2px solid ${focus.ring}` },
    '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.4 },
  },
});
