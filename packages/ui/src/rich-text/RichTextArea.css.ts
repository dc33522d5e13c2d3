import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing, focusRingInside } from '../theme/focus.ts';
import { inComponent } from '../theme/in-component.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { forcedColors } from '../theme/media.ts';

/** The selection, where forced colours remove ours. */
const chosenInForcedColors = {
  '@media': { [forcedColors]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
} as const;

const { border, link, selection, status, surface, text } = vars.color;

export const frame = style(
  inComponent({
    background: surface.default,
    border: `1px solid ${border.control}`,
    borderRadius: vars.radius.small,
    overflow: 'clip',
    selectors: {
      '&:hover:not([data-read-only])': { borderColor: text.muted },
      '&[data-invalid]': { borderColor: status.danger.solid },
      '&[data-read-only]': { background: surface.sunken, borderColor: border.strong },
      '&:has([role="textbox"]:focus-visible)': { ...focusRing, outlineOffset: '-1px' },
    },
  }),
);

/** As high as the empty editor with its tools. */
export const waiting = style(inComponent({ minHeight: '11rem' }));

export const toolbar = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: 2,
    padding: vars.space[1],
    borderBottom: `1px solid ${border.default}`,
  }),
);

export const tool = style(
  inComponent({
    display: 'grid',
    placeItems: 'center',
    width: '2rem',
    height: '2rem',
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    color: text.muted,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: surface.hover, color: text.default },
      '&[aria-pressed="true"], &[aria-pressed="true"]:hover': {
        background: selection.bg,
        color: selection.on,
        borderColor: selection.border,
      },
      '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'not-allowed' },
      '&[data-begins]': { marginInlineStart: vars.space[2] },
      '&:focus-visible': focusRingInside,
    },
    '@media': {
      [forcedColors]: {
        borderColor: 'ButtonFace',
        selectors: {
          '&[aria-pressed="true"]:not([aria-disabled="true"])': {
            background: 'Highlight',
            color: 'HighlightText',
            borderColor: 'Highlight',
            forcedColorAdjust: 'none',
          },
          '&[aria-disabled="true"]': { color: 'GrayText', opacity: 1 },
          '&[aria-disabled="true"][aria-pressed="true"]': { borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const linkForm = style(
  inComponent({
    display: 'flex',
    gap: vars.space[2],
    alignItems: 'center',
    padding: vars.space[2],
    background: surface.sunken,
    borderBottom: `1px solid ${border.default}`,
  }),
);

export const content = style(inComponent({ minWidth: 0 }));

/** The editor makes its own elements; these are their looks. */
const inside = (selector: string, rule: Parameters<typeof inComponent>[0]) =>
  globalStyle(`${content} ${selector}`, { '@layer': { [componentLayer]: rule } } as Parameters<typeof globalStyle>[1]);

inside('[role="textbox"]', {
  minHeight: '8rem',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  outline: 'none',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
inside('[role="textbox"] > * + *', { marginTop: vars.space[2] });
inside(':is(p, li, h3)', { maxWidth: vars.size.measure });
inside('h3', {
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.strong,
  lineHeight: vars.font.lineHeight.tight,
});
inside(':is(ul, ol)', { paddingInlineStart: vars.space[6] });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('strong', { fontWeight: vars.font.weight.strong });
inside('a', { color: link.default, textDecoration: 'underline', cursor: 'text' });

/** Numbers of footnotes are counted in the order of their references. */
inside('[role="textbox"]', { counterReset: 'footnote' });
inside('sup[data-footnote]', { fontSize: '0.75em', lineHeight: 0, verticalAlign: 'super', color: link.default });
globalStyle(`${content} sup[data-footnote]::before`, {
  '@layer': { [componentLayer]: { counterIncrement: 'footnote', content: 'counter(footnote)' } },
});
inside('sup.ProseMirror-selectednode', { background: selection.bg, color: selection.on, ...chosenInForcedColors });

inside('table', { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' });
inside(':is(td, th)', {
  minWidth: '3rem',
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `1px solid ${border.strong}`,
  textAlign: 'start',
  verticalAlign: 'top',
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
inside('th', { background: surface.sunken, fontWeight: vars.font.weight.strong });
inside('.selectedCell', { background: selection.bg, color: selection.on, ...chosenInForcedColors });

export const footnotes = style(
  inComponent({
    display: 'grid',
    gap: vars.space[1],
    margin: 0,
    padding: vars.space[2],
    borderTop: `1px solid ${border.default}`,
    listStyle: 'none',
    fontSize: vars.font.size.sm,
  }),
);

export const footnote = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr) auto',
    alignItems: 'start',
    lineHeight: vars.font.lineHeight.text,
    overflowWrap: 'anywhere',
  }),
);

export const footnoteNumber = style(
  inComponent({ color: text.muted, textAlign: 'center', paddingBlock: vars.space[1] }),
);

/** As high as its text; where a browser does not support that it scrolls. */
export const footnoteText = style(
  inComponent({
    fieldSizing: 'content',
    width: '100%',
    minHeight: '2rem',
    padding: vars.space[1],
    resize: 'none',
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    background: 'transparent',
    color: text.default,
    selectors: { '&:hover': { borderColor: border.control }, '&:focus-visible': focusRingInside },
  }),
);

/** A value within the line. Its state is shown by sign and words, not by colour alone. */
export const value = style(
  inComponent({
    padding: `0 ${vars.space[1]}`,
    borderRadius: vars.radius.small,
    background: surface.sunken,
    boxShadow: `inset 0 0 0 1px ${border.default}`,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'default',
    boxDecorationBreak: 'clone',
    selectors: {
      '&[data-state="stale"]': {
        background: status.warning.bg,
        color: status.warning.on,
        boxShadow: `inset 0 0 0 1px ${status.warning.solid}`,
      },
      '&[data-state="gone"]': {
        background: status.danger.bg,
        color: status.danger.on,
        boxShadow: `inset 0 0 0 1px ${status.danger.solid}`,
      },
      '&[data-selected]': { background: selection.bg, color: selection.on, ...chosenInForcedColors },
    },
    '@media': { [forcedColors]: { outline: '1px solid CanvasText' } },
  }),
);
export const valueMark = style(inComponent({ marginInlineEnd: vars.space[1], verticalAlign: '-0.125em' }));
export const valueBefore = style(inComponent({ textDecoration: 'line-through' }));

export const valueBar = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space[2],
    alignItems: 'center',
    padding: vars.space[2],
    background: surface.sunken,
    borderBottom: `1px solid ${border.default}`,
  }),
);
export const valueNote = style(
  inComponent({ flex: '1 1 16rem', fontSize: vars.font.size.sm, overflowWrap: 'anywhere' }),
);
