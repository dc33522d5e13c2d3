import { narrow, phone, print } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { border, special, surface, text } = vars.color;
const { space } = vars;

/** Backgrounds are what is signed: browsers leave them out on paper unless told not to. */
export const sheet = style({
  printColorAdjust: 'exact',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  minWidth: 0,
  '@media': { [print]: { display: 'block' } },
});
globalStyle(`.${sheet} > * + *`, { '@media': { [print]: { marginBlockStart: space[6] } } });

/** A part that is read by itself: a long one begins on a page of its own. */
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  minWidth: 0,
  '@media': { [print]: { display: 'block' } },
});
globalStyle(`.${section} > * + *`, { '@media': { [print]: { marginBlockStart: space[3] } } });
export const ownPage = style([section, { '@media': { [print]: { breakBefore: 'page' } } }]);
globalStyle(`.${section} :is(h2, h3)`, { breakAfter: 'avoid' });

/** A part of the page in another look: text has that look’s colour, backgrounds its surfaces. */
export const look = style({
  color: text.default,
  background: surface.page,
  padding: space[3],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.default,
  breakInside: 'avoid',
  '@media': { [print]: { padding: space[2] } },
});

export const cell = style({ minWidth: '7.5rem', '@media': { [print]: { minWidth: 0 } } });
// On paper seven columns share the width of a page, and nothing may be scrolled.
globalStyle(`.${look} :is(th, td)`, { '@media': { [print]: { paddingInline: space[1] } } });

export const grounds = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  '@media': {
    [narrow]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [print]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  breakInside: 'avoid',
});

/** The brand’s colours beside one another. */
export const palette = style([grounds, { margin: 0, padding: 0, listStyle: 'none' }]);
export const color = style({
  height: '4rem',
  border: `1px solid ${border.control}`,
  borderRadius: vars.radius.default,
  // The colour is what is shown here, not decoration.
  forcedColorAdjust: 'none',
});

/** One ground with a logo on it. */
export const ground = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '6rem',
  padding: space[3],
  '@media': { [print]: { minHeight: '4.5rem' } },
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.default,
});
export const gradientGround = style([
  ground,
  { background: `linear-gradient(110deg in srgb, ${special.from}, ${special.middle} 70%, ${special.to})` },
]);
export const logo = style({ maxWidth: '100%', maxHeight: '3rem' });

export const icons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space[5] });
/** As many pixels as the icon has, on paper too. */
export const icon = style({
  display: 'block',
  maxWidth: 'none',
  '@media': { [phone]: { maxWidth: '100%', height: 'auto' } },
});
/** What a mask may cut away: all outside a circle of 80 % (W3C, maskable icons). */
export const mask = style({ position: 'relative', display: 'inline-block', maxWidth: '100%' });
export const maskEdge = style({
  position: 'absolute',
  inset: '10%',
  colorScheme: 'light',
  border: '2px dashed Canvas',
  outline: '1px dashed CanvasText',
  borderRadius: '50%',
  outlineOffset: '-1px',
});
export const card = style({
  display: 'block',
  width: '100%',
  maxWidth: '37.5rem',
  height: 'auto',
  border: `1px solid ${border.default}`,
});

/** Pages of documents and e-mails, drawn half as large as they are. */
export const pages = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
});
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const pageHeight = '--sheet-page-height';
const heightOfPage = `var(${pageHeight})`;
export const scaled = style({
  width: 300,
  height: `calc(${heightOfPage} / 2)`,
  overflow: 'hidden',
  border: `1px solid ${border.default}`,
  colorScheme: 'light',
  background: 'Canvas',
});
const half = { width: 600, transformOrigin: '0 0', transform: 'scale(0.5)' } as const;
export const email = style({ ...half, display: 'block', height: heightOfPage, border: 0 });
export const canvas = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  colorScheme: 'light',
  background: 'Canvas',
});
export const paper = style({ ...half, height: heightOfPage, padding: 40, colorScheme: 'light', background: 'Canvas' });

/** A line to sign on. */
export const signatures = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14rem, 100%), 1fr))',
  breakInside: 'avoid',
});
export const signature = style({ display: 'grid', gap: space[1], alignContent: 'start' });
export const line = style({ height: '3.5rem', borderBlockEnd: `1px solid ${text.default}` });
