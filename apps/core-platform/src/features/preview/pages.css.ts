import { scrollsWithin, sticksAt } from '@esg/ui/low-window';
import { forcedColors, narrow } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { accent, border, special, surface, text } = vars.color;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, min(14rem, 25%)) minmax(0, 1fr)',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const contentsNav = style({
  position: 'sticky',
  top: sticksAt(`${vars.size.topBar} + ${vars.space[4]}`),
  maxHeight: scrollsWithin(`100dvh - ${vars.size.topBar} - 6rem`),
  overflowY: 'auto',
  '@media': { [narrow]: { position: 'static', maxHeight: 'none', overflowX: 'auto' } },
});

export const thumbnails = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[1],
  listStyle: 'none',
  // In one row above the pages where there is no space beside them.
  '@media': { [narrow]: { gridAutoFlow: 'column', gridAutoColumns: '11rem' } },
});

export const thumbnailLink = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  padding: vars.space[1],
  fontSize: vars.font.size.sm,
  color: text.default,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' },
    '&[aria-current]': { background: vars.color.selection.bg, color: vars.color.selection.on },
  },
  '@media': { [forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight' } } } },
});

/** A page so small that only its shape is visible: the cover with the brand's gradient, text pages with lines. */
export const thumbnail = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.125rem',
  aspectRatio: '210 / 297',
  fontSize: '0.5rem',
  background: surface.default,
  color: text.muted,
  border: `1px solid ${border.strong}`,
  selectors: {
    '&[data-cover]': {
      background: `linear-gradient(20deg in srgb, ${special.from}, ${special.middle} 60%, ${special.to})`,
      color: special.on,
    },
  },
});

export const pages = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minWidth: 0,
  justifyItems: 'center',
});

/** One sheet, as wide as A4 at 96 dpi and at least as high. */
export const sheet = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '49.625rem',
  minHeight: 'min(70.1875rem, 141vw)',
  padding: 'clamp(1.25rem, 7vw, 4.5rem)',
  colorScheme: 'light',
  background: surface.default,
  color: text.default,
  border: `1px solid ${border.default}`,
  boxShadow: vars.elevation.float,
  overflowWrap: 'anywhere',
});

export const small = style({ fontSize: vars.font.size.xs, color: text.muted });

export const facts = style({ display: 'grid', alignContent: 'start', gap: vars.space[3], margin: 0 });
export const factValue = style({ margin: 0, fontSize: vars.font.size.sm });

/** Figures that the report opens with, three in a row. */
export const keyFigures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[4],
  margin: 0,
});
export const keyFigure = style({ paddingTop: vars.space[2], borderTop: `1px solid ${accent.solid}` });
export const numeral = style({ fontSize: '1.75rem', lineHeight: vars.font.lineHeight.tight, overflowWrap: 'anywhere' });
export const keyChange = style({ display: 'block', fontSize: vars.font.size.xs, color: text.muted });
export const imprint = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: '49.625rem',
  padding: `${vars.space[4]} clamp(1.25rem, 7vw, 4.5rem)`,
  background: surface.default,
});

/** A short bar in the brand's colour above every heading. */
export const chapterTitle = style({
  margin: `0 0 ${vars.space[4]}`,
  fontSize: vars.font.size.xxl,
  lineHeight: vars.font.lineHeight.tight,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      width: '2.75rem',
      height: 4,
      marginBottom: vars.space[4],
      background: accent.solid,
    },
  },
});

/** Title and code beside the text, as on paper. */
export const disclosure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: vars.space[4],
  marginBottom: vars.space[6],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const disclosureTitle = style({
  display: 'grid',
  alignContent: 'start',
  margin: 0,
  fontSize: vars.font.size.md,
});
export const code = style({ flex: 'none', color: text.muted, fontVariantNumeric: 'tabular-nums' });

export const field = style({ marginBottom: vars.space[4] });
export const fieldLabel = style({
  margin: `0 0 ${vars.space[1]}`,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.strong,
  color: text.muted,
});
export const boundaryLabel = style([fieldLabel, { color: text.default }]);
export const prose = style({ margin: 0, whiteSpace: 'pre-line' });
export const omission = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  background: surface.sunken,
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.default,
});

export const figures = style({
  width: '100%',
  borderCollapse: 'collapse',
  marginBottom: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
});
/** A table of a text, and the notes below it. */
export const richTable = style([figures, { tableLayout: 'fixed', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }]);
globalStyle(`${richTable} [data-figures]`, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' });
export const footnotes = style({ color: text.muted, fontSize: vars.font.size.sm, overflowWrap: 'anywhere' });

globalStyle(`${figures} th, ${figures} td`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBottom: `1px solid ${border.default}`,
  textAlign: 'start',
  fontWeight: 400,
});
globalStyle(`${figures} thead th`, {
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.strong,
  color: text.muted,
  borderBottomColor: text.muted,
});
export const number = style({ whiteSpace: 'nowrap' });
globalStyle(`${figures} ${number}`, { textAlign: 'end' });
/** The year that the report is about. */
export const thisYear = style([number, { background: surface.sunken, fontWeight: vars.font.weight.strong }]);
globalStyle(`${figures} ${thisYear}`, { fontWeight: vars.font.weight.strong });
export const note = style({ margin: 0, fontSize: vars.font.size.xs, color: text.muted });
/** A field with several rows is printed above them. */
export const groupHead = style({});
globalStyle(`${figures} ${groupHead}`, { fontWeight: vars.font.weight.strong });
export const indented = style({});
globalStyle(`${figures} ${indented}`, { paddingInlineStart: vars.space[6] });
export const unit = style({ color: text.muted, whiteSpace: 'nowrap' });

export const contentsList = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });
export const contentsSub = style({
  display: 'grid',
  margin: 0,
  paddingInlineStart: vars.space[5],
  listStyle: 'none',
  fontSize: vars.font.size.sm,
});
export const contentsCode = style({ display: 'inline-block', minWidth: '3.5rem', color: text.muted });
/** Each entry is tall enough to be clicked (WCAG 2.5.8). */
export const contentsLink = style({
  display: 'inline-block',
  minHeight: '1.5rem',
  paddingBlock: '0.125rem',
  color: text.default,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus.ring}` },
  },
});

export const figure = style({ margin: `${vars.space[4]} 0`, breakInside: 'avoid' });
