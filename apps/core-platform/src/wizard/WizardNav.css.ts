import { forcedColors, touch, touchTarget } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { accent, border, selection, surface, text } = vars.color;

/** From this width on, phases and the steps of the open one are in one line. */
const inLine = 'steps (min-width: 60rem)';
const behindButton = 'steps (max-width: 59.95rem)';
/** At medium widths, the steps of a long phase have a separate line below the phases. */
const belowPhases = 'steps (min-width: 60rem) and (max-width: 89.95rem)';

const ringInside = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } as const;

/** A small arrow at the end of what can be unfolded. */
const arrow = {
  content: '',
  boxSizing: 'border-box',
  flex: 'none',
  width: '0.45em',
  height: '0.45em',
  borderRight: '1.5px solid currentColor',
  borderBottom: '1.5px solid currentColor',
} as const;

export const opener = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  width: '100%',
  minHeight: '2.75rem',
  paddingInline: vars.space[2],
  textAlign: 'start',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': ringInside,
    '&::after': { ...arrow, marginInlineStart: 'auto', transform: 'translateY(-25%) rotate(45deg)' },
    '&[aria-expanded="true"]::after': { transform: 'translateY(25%) rotate(225deg)' },
  },
  '@container': { [inLine]: { display: 'none' } },
});

export const phases = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    // An entry at the start of a line hides its separator behind the edge.
    [inLine]: {
      flexWrap: 'wrap',
      alignItems: 'center',
      rowGap: vars.space[1],
      paddingBlock: vars.space[1],
      overflow: 'clip',
      marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    },
    [behindButton]: {
      display: 'none',
      flexDirection: 'column',
      gap: vars.space[1],
      paddingBottom: vars.space[3],
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
});

/** A thin line between phases. */
export const phase = style({
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  '@container': {
    [inLine]: {
      alignItems: 'center',
      marginInlineStart: '-1px',
      paddingInline: vars.space[2],
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          left: 0,
          width: 1,
          height: '1.25rem',
          background: border.strong,
        },
      },
    },
    [belowPhases]: {
      selectors: {
        '&[data-long]': { display: 'contents' },
        '&[data-long]::before': { display: 'none' },
      },
    },
    [behindButton]: { flexDirection: 'column', alignItems: 'stretch' },
  },
});

export const phaseButton = style({
  display: 'flex',
  flex: 'none',
  gap: vars.space[2],
  alignItems: 'center',
  minHeight: '2rem',
  paddingInline: vars.space[2],
  whiteSpace: 'nowrap',
  color: text.muted,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': ringInside,
    '&[data-here]': { color: text.default, fontWeight: vars.font.weight.strong },
    '&::after': { ...arrow, transform: 'translateY(-25%) rotate(45deg)' },
  },
  '@container': {
    [inLine]: {
      selectors: {
        // Closed, it points to the right.
        '&::after': { ...arrow, transform: 'rotate(-45deg)' },
        '&[aria-expanded="true"]::after': { display: 'none' },
      },
    },
    [belowPhases]: { selectors: { [`${phase}[data-long] > &`]: { marginInline: vars.space[2] } } },
    [behindButton]: {
      minHeight: touchTarget,
      selectors: {
        '&::after': { ...arrow, marginInlineStart: 'auto', transform: 'translateY(-25%) rotate(45deg)' },
        '&[aria-expanded="true"]::after': { transform: 'translateY(25%) rotate(225deg)' },
      },
    },
  },
  '@media': { [touch]: { minHeight: touchTarget } },
});

/** Progress of a phase, lighter than its name. */
export const count = style({
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  color: text.muted,
});

export const steps = style({
  display: 'flex',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&[hidden]': { display: 'none' } },
  '@container': {
    [inLine]: { flexWrap: 'wrap' },
    [belowPhases]: {
      selectors: { [`${phase}[data-long] > &`]: { order: 1, flexBasis: '100%', marginInlineStart: vars.space[2] } },
    },
    [behindButton]: {
      flexDirection: 'column',
      marginInlineStart: vars.space[2],
      paddingInlineStart: vars.space[2],
      borderInlineStart: `1px solid ${border.default}`,
    },
  },
});

export const step = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  minHeight: '2rem',
  paddingInline: vars.space[2],
  color: text.default,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': ringInside,
    '&[aria-current]': {
      fontWeight: vars.font.weight.strong,
      color: selection.on,
      background: selection.bg,
      boxShadow: `inset 0 0 0 1px ${selection.border}`,
    },
  },
  '@container': {
    [inLine]: { whiteSpace: 'nowrap' },
    [behindButton]: { minHeight: touchTarget },
  },
  '@media': {
    [touch]: { minHeight: touchTarget },
    // Forced colours have no fills and shadows: an edge marks the current entry.
    [forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});

export const mark = style({
  flex: 'none',
  width: '1rem',
  height: '1rem',
  stroke: text.muted,
  strokeWidth: 1.5,
  selectors: { '&[data-state="done"]': { stroke: accent.text } },
});
