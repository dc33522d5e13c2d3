import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { sticksAt } from '../../theme/low-window.ts';
import { forcedColors, narrow, phone, print, touch, touchTarget, wide } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, space, size } = vars;

/** Larger text makes the rail wider, but at most a fifth of the window where that is more than 240 px, so that it never covers the page. */
const railWidth = `min(${size.rail}, max(20vw, 240px))`;

export const frame = recipe({
  base: inComponent({
    display: 'grid',
    minHeight: '100dvh',
    '@media': { [print]: { display: 'block', minHeight: 0 } },
  }),
  variants: {
    rail: {
      open: inComponent({ '@media': { [wide]: { gridTemplateColumns: `${railWidth} minmax(0, 1fr)` } } }),
      collapsed: inComponent({ '@media': { [wide]: { gridTemplateColumns: `${size.railCollapsed} minmax(0, 1fr)` } } }),
      none: inComponent({ gridTemplateColumns: 'minmax(0, 1fr)' }),
    },
  },
});

/** A landmark of its own, out of the grid, so that it takes no room from the frame. */
export const skipPlace = style(inComponent({ position: 'absolute' }));
export const skip = style(
  inComponent({
    position: 'fixed',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    zIndex: vars.layer.tooltip,
    padding: `${space[2]} ${space[4]}`,
    background: color.surface.overlay,
    color: color.text.default,
    borderRadius: vars.radius.small,
    transform: 'translateY(-200%)',
    selectors: { '&:focus-visible': { ...focusRing, transform: 'none' } },
    '@media': { [print]: { display: 'none' } },
  }),
);

export const rail = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.rail,
    display: 'flex',
    flexDirection: 'column',
    height: '100dvh',
    overflowY: 'auto',
    overflowX: 'hidden',
    background: color.surface.page,
    borderInlineEnd: `1px solid ${color.border.default}`,
    scrollbarWidth: 'thin',
    '@media': { [narrow]: { display: 'none' }, [print]: { display: 'none' } },
  }),
);

export const brand = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    minHeight: size.topBar,
    padding: `0 ${space[5]}`,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  }),
);

export const nav = style(
  inComponent({ flex: 1, display: 'flex', flexDirection: 'column', gap: space[4], padding: space[2] }),
);
export const groupTitle = style(
  inComponent({
    padding: `0 ${space[3]} ${space[1]}`,
    color: color.text.muted,
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.strong,
  }),
);
export const group = style(inComponent({ display: 'flex', flexDirection: 'column', gap: 2 }));
export const last = style(inComponent({ marginBlockStart: 'auto' }));

export const item = style(
  inComponent({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: '2.25rem',
    padding: `${space[1]} ${space[3]}`,
    borderRadius: vars.radius.small,
    color: color.text.muted,
    lineHeight: vars.font.lineHeight.tight,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: color.surface.sunken, color: color.text.default },
      '&:focus-visible': focusRingInside,
      '&[aria-current="page"]': {
        background: color.selection.bg,
        color: color.selection.on,
        fontWeight: vars.font.weight.strong,
      },
    },
    '@media': {
      [forcedColors]: { selectors: { '&[aria-current="page"]': { outline: '2px solid Highlight' } } },
      [touch]: { minHeight: touchTarget },
    },
  }),
);
export const itemIcon = style(inComponent({ flex: 'none', display: 'grid', width: '1.25rem', height: '1.25rem' }));
export const itemWords = style(inComponent({ flex: 1, minWidth: 0 }));

export const railFoot = style(
  inComponent({ display: 'flex', padding: space[2], borderTop: `1px solid ${color.border.default}` }),
);

export const side = style(inComponent({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const topBar = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: sticksAt('0px'),
    zIndex: vars.layer.rail,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: size.topBar,
    padding: `0 ${space[6]}`,
    background: color.surface.page,
    borderBottom: `1px solid ${color.border.default}`,
    '@media': { [phone]: { padding: `0 ${space[2]}`, gap: space[1] }, [print]: { display: 'none' } },
  }),
);
export const openNav = style(
  inComponent({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space[1],
    '@media': { [wide]: { display: 'none' } },
  }),
);
globalStyle(`${openNav} > a`, {
  '@media': {
    [touch]: {
      '@layer': {
        [componentLayer]: { display: 'grid', placeItems: 'center', minWidth: touchTarget, minHeight: touchTarget },
      },
    },
  },
});
/** A telephone has room only for the mini logo beside the tools. */
export const fullBrand = style(inComponent({ display: 'contents', '@media': { [phone]: { display: 'none' } } }));
export const phoneBrand = style(inComponent({ display: 'none', '@media': { [phone]: { display: 'contents' } } }));

export const where = style(inComponent({ flex: 1, minWidth: 0 }));
/** Tools have their own padding: side by side they fit a telephone, even with a long language name and a three-digit count. */
export const tools = style(
  inComponent({ display: 'flex', alignItems: 'center', gap: space[1], '@media': { [phone]: { gap: 0 } } }),
);
// The name of a language stays on one line, so that all tools fit 360 px.
globalStyle(`${tools} > button`, {
  '@layer': { [componentLayer]: { '@media': { [phone]: { paddingInline: space[1] } } } },
});
export const main = style(
  inComponent({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
