import { sticksAt } from '@esg/ui/low-window';
import { forcedColors, narrow, phone, touchTarget } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** For readers who come now and then, mostly on a telephone. */
export const page = style({ fontSize: vars.font.size.md });

/** The list of all questions beside the one that is open. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(14rem, 20rem) minmax(0, 44rem)',
  gap: vars.space[8],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Only where there is room beside the question. */
export const aside = style({
  position: 'sticky',
  top: sticksAt(vars.space[4]),
  maxHeight: '80dvh',
  overflowY: 'auto',
  '@media': { [narrow]: { display: 'none' } },
});

/** The button that opens the list, where it is not beside the question. */
export const onlyNarrow = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block' } },
});

/** Back and next stay under the thumb. */
export const bar = style({
  position: 'sticky',
  bottom: sticksAt('0px'),
  zIndex: 1,
  display: 'flex',
  gap: vars.space[3],
  justifyContent: 'space-between',
  paddingBlock: vars.space[3],
  background: vars.color.surface.page,
  borderTop: `1px solid ${vars.color.border.default}`,
  '@media': { [phone]: { marginInline: `calc(-1 * ${vars.space[4]})`, paddingInline: vars.space[4] } },
});

/** What takes focus scrolls to above the bar, never below it. */
export const barRoom = '6rem';

export const list = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'baseline',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: touchTarget,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface.sunken },
    '&[aria-current]': { background: vars.color.selection.bg, color: vars.color.selection.on },
  },
  // There backgrounds are lost.
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
});

export const message = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const heading = style({ selectors: { '&:focus': { outline: 'none' } } });

/** Room for what is said about saving, so that nothing below moves when it appears: on a telephone it takes two lines. */
export const mark = style({
  display: 'block',
  minHeight: '1lh',
  '@media': { [phone]: { minHeight: '2lh' } },
});
