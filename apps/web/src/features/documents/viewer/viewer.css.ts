import { phone } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, focus, surface } = vars.color;

/** Everything below the title, of one piece. */
export const viewer = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.default,
  overflow: 'clip',
});

export const toolbar = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: vars.space[2],
  background: surface.page,
  borderBlockEnd: `1px solid ${border.default}`,
});
export const tools = style({ display: 'flex', gap: vars.space[1], alignItems: 'center', whiteSpace: 'nowrap' });
export const pageNumber = style({ width: '3.75rem' });
export const onlyWide = style({ '@media': { [phone]: { display: 'none' } } });

export const findBar = style([toolbar, { justifyContent: 'start', gap: vars.space[2] }]);
export const findField = style({ flex: '1 1 10rem', maxWidth: '24rem', minWidth: 0 });

/** What the pages scroll in: as high as the window allows, so that pages turn inside and the controls stay. */
export const scroller = style({
  position: 'relative',
  height: `max(18rem, 100dvh - ${vars.size.topBar} - 13rem)`,
  overflow: 'auto',
  padding: vars.space[4],
  background: surface.sunken,
  selectors: { '&:focus-visible': { outline: `2px solid ${focus.ring}`, outlineOffset: '-2px' } },
  '@media': {
    [phone]: { height: `max(18rem, 100dvh - ${vars.size.topBar} - 5rem)`, padding: vars.space[2] },
  },
});

export const sheets = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'safe center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** One page; its drawing, on white paper whatever the mode, covers it. */
export const sheet = style({
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  background: surface.default,
  outline: `1px solid ${border.default}`,
  scrollMarginTop: vars.space[4],
  vars: { '--scale-round-x': '1px', '--scale-round-y': '1px' },
});

export const canvas = style({ display: 'block', width: '100%', height: '100%', forcedColorAdjust: 'none' });

/** Says in the middle of a sheet that it could not be drawn. */
export const undrawn = style({ position: 'absolute', inset: 0, display: 'grid', placeContent: 'center' });

/** The words of a page in their places, visible only when they are selected or lit. What is lit shines through the ink below. */
export const words = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  colorScheme: 'only light',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  mixBlendMode: 'multiply',
});
globalStyle(`${words} :is(span, br)`, {
  position: 'absolute',
  whiteSpace: 'pre',
  color: 'transparent',
  cursor: 'text',
  transformOrigin: '0% 0%',
});
globalStyle(`${words} > :not(.markedContent), ${words} .markedContent span:not(.markedContent)`, {
  // Where a browser has a smallest size of text, words are laid out larger and drawn smaller.
  fontSize: 'calc(var(--total-scale-factor) * var(--min-font-size, 1) * var(--font-height, 0px))',
  transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(calc(1 / var(--min-font-size, 1)))',
});
globalStyle(`${words} .markedContent`, { display: 'contents' });
globalStyle(`${words} ::selection`, { background: `color-mix(in srgb, ${focus.ring} 30%, transparent)` });

/** What was read, on one column of paper that follows the mode. */
export const paper = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: '60rem',
  marginInline: 'auto',
  padding: vars.space[4],
  background: surface.default,
  border: `1px solid ${border.default}`,
});
export const textPage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  scrollMarginTop: vars.space[4],
});
export const paragraph = style({
  margin: 0,
  maxWidth: vars.size.measure,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
/** The cell that a link names. */
export const wantedCell = style({ outline: `2px solid ${focus.ring}`, outlineOffset: '-2px' });

/** Marked as with a pen, in the colour that the browser gives `mark`: pages are white in every mode and brand. */
globalStyle('::highlight(document-found)', { backgroundColor: 'color-mix(in srgb, Mark 55%, transparent)' });
globalStyle('::highlight(document-quote)', { backgroundColor: 'Mark' });
globalStyle('::highlight(document-current)', { backgroundColor: 'color-mix(in srgb, Mark, orangered 45%)' });
