import { scrollsWithin, sticksAt } from '@esg/ui/low-window';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { beside, framesHeight } from './layout.ts';

const { text } = vars.color;

export const studio = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  containerType: 'inline-size',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const said = style({
  flex: '1 1 12rem',
  minHeight: '1lh',
  color: text.muted,
  fontSize: vars.font.size.sm,
});
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  alignItems: 'start',
  '@container': { [beside]: { gridTemplateColumns: 'minmax(19rem, 22rem) minmax(0, 1fr)' } },
});
export const editor = style({ minWidth: 0 });
/** A focused element scrolls below the screens that stay visible above the fields (WCAG 2.2, 2.4.11). */
globalStyle(`${editor} :is(input, select, textarea, button, a)`, {
  scrollMarginBlockStart: `calc(${vars.size.topBar} + ${framesHeight} + ${vars.space[8]})`,
  '@container': { [beside]: { scrollMarginBlockStart: 0 } },
});
/** Where there is no room beside the fields, its parts are above them one by one. */
export const preview = style({
  display: 'contents',
  '@container': {
    [beside]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: sticksAt(vars.size.topBar),
      maxBlockSize: scrollsWithin(`100dvh - ${vars.size.topBar}`),
      overflow: 'auto',
      minWidth: 0,
      paddingBlockEnd: vars.space[2],
    },
  },
});
