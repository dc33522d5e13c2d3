import { sticksAt } from '@esg/ui/low-window';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { beside, framesHeight } from '../layout.ts';

const { border, surface } = vars.color;

/** Measures of a framed page, set where it is drawn. */
export const pageWidth = '--brand-studio-page-width';
export const pageHeight = '--brand-studio-page-height';
export const pageScale = '--brand-studio-page-scale';

export const pane = style({
  display: 'contents',
  '@container': { [beside]: { display: 'grid', gap: vars.space[3], minWidth: 0 } },
});
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[3],
  order: -3,
  '@container': { [beside]: { order: 'initial' } },
});
/** Where there is no room beside the fields, the screens stay visible above them while they scroll. */
export const frames = style({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'center',
  order: -2,
  position: 'sticky',
  insetBlockStart: sticksAt(vars.size.topBar),
  zIndex: vars.layer.sticky,
  maxBlockSize: framesHeight,
  minWidth: 0,
  overflow: 'auto',
  background: surface.page,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: -2 } },
  '@container': { [beside]: { order: 'initial', position: 'static', maxBlockSize: 'none', overflow: 'visible' } },
});
export const foot = style({ order: -1, minWidth: 0, '@container': { [beside]: { order: 'initial' } } });
export const inRow = style({ gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))' });

export const frame = style({
  display: 'grid',
  inlineSize: '100%',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${border.strong}`,
  borderRadius: vars.radius.default,
  background: surface.sunken,
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${border.default}`,
});
globalStyle(`${tab} > :last-child`, { flex: 'none', marginInlineStart: 'auto' });
export const icon = style({ flex: 'none', inlineSize: '1rem', blockSize: '1rem', objectFit: 'contain' });

export const place = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: `calc(var(${pageHeight}) * var(${pageScale}))`,
});
export const scaled = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: `var(${pageWidth})`,
  blockSize: `var(${pageHeight})`,
  transform: `scale(var(${pageScale}))`,
  transformOrigin: '0 0',
});
export const page = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: surface.page,
});
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: vars.space[8],
  background: surface.page,
  fontSize: `calc(1rem / max(var(${pageScale}), 0.5))`,
});
