import { scrollsWithin, sticksAt } from '@esg/ui/low-window';
import { narrow } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, focus, surface, text } = vars.color;

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  justifyItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const thumbnails = style({
  position: 'sticky',
  top: sticksAt(`${vars.size.topBar} + ${vars.space[4]}`),
  maxHeight: scrollsWithin(`100dvh - ${vars.size.topBar} - 6rem`),
  overflowY: 'auto',
  '@media': { [narrow]: { position: 'static', overflowX: 'auto' } },
});

export const thumbnailList = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[1],
  listStyle: 'none',
  '@media': { [narrow]: { gridAutoFlow: 'column', gridAutoColumns: 'max-content' } },
});

export const thumbnailLink = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'end',
  padding: vars.space[1],
  fontSize: vars.font.size.xs,
  color: text.default,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': { outline: `2px solid ${focus.ring}`, outlineOffset: '-2px' },
  },
});

/** One sheet; its drawing, on white paper whatever the mode, covers it. */
export const page = style({
  position: 'relative',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '49.625rem',
  overflow: 'hidden',
  background: surface.default,
  border: `1px solid ${border.default}`,
  scrollMarginTop: `calc(${vars.size.topBar} + ${vars.space[4]})`,
});

export const small = style([page, { display: 'block', flex: 'none', width: '3rem' }]);

export const canvas = style({ display: 'block', width: '100%', height: '100%', forcedColorAdjust: 'none' });

/** The words of a page in their places, visible only when they are selected. */
export const words = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
});
globalStyle(`${words} :is(span, br)`, {
  position: 'absolute',
  whiteSpace: 'pre',
  color: 'transparent',
  cursor: 'text',
  transformOrigin: '0% 0%',
});
globalStyle(`${words} > :not(.markedContent), ${words} .markedContent span:not(.markedContent)`, {
  fontSize: 'calc(var(--total-scale-factor) * var(--font-height, 0px))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1))',
});
globalStyle(`${words} .markedContent`, { top: 0, height: 0 });
globalStyle(`${words} ::selection`, { background: `color-mix(in srgb, ${focus.ring} 30%, transparent)` });
