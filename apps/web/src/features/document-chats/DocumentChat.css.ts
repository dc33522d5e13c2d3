import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

/** The talk takes the room that is left above the question; in a low window the page scrolls instead. */
export const chat = style({
  display: 'grid',
  gridTemplateRows: 'minmax(8rem, 1fr) auto',
  gap: vars.space[3],
  // The heads above it: of the page, and on a phone its button, as high as a finger needs, and the one of the history below that.
  blockSize: `max(24rem, calc(100dvh - ${vars.size.topBar} - 9.5rem))`,
  maxInlineSize: '52rem',
  marginInline: 'auto',
  '@media': {
    '(max-width: 56.25rem)': { blockSize: `max(24rem, calc(100dvh - ${vars.size.topBar} - 16rem))` },
    print: { display: 'block', blockSize: 'auto' },
  },
});

export const passage = style({ display: 'grid', gap: vars.space[1], margin: 0 });

/** What a language model wrote has a mark, and no line at its side: that is for what a document says. */
export const written = style({ display: 'flex', gap: vars.space[2], overflowWrap: 'anywhere' });

export const writtenMark = style({
  flexShrink: 0,
  inlineSize: '1rem',
  blockSize: '1lh',
  color: vars.color.text.muted,
});

export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space[3],
  borderInlineStart: `3px solid ${vars.color.border.control}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

/** On a phone a wide row wraps within its cells. */
export const table = style({ display: 'table', whiteSpace: 'normal' });
export const row = style({ display: 'table-row' });
export const cell = style({ display: 'table-cell', paddingInlineEnd: vars.space[3], overflowWrap: 'normal' });

export const history = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.75rem',
  paddingInlineStart: vars.space[2],
  borderRadius: vars.radius.default,
  selectors: { '&[data-current]': { background: vars.color.surface.sunken } },
});

export const entryName = style({ overflow: 'hidden' });

/** As high as a finger needs (WCAG 2.5.8), in one line. */
globalStyle(`${entryName} > a`, {
  display: 'block',
  overflow: 'hidden',
  lineHeight: '2.75rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
