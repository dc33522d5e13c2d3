import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { accent, border, selection, surface, text } = vars.color;

/** From here on all steps stand in one line. */
const inLine = '(min-width: 1100px)';
const behindButton = '(max-width: 1099px)';
/** Here the names of the phases have room too. */
const spacious = '(min-width: 1500px)';

const ringInside = { outline: `2px solid ${vars.color.focus.ring}`, outlineOffset: '-2px' } as const;

export const opener = style({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  width: '100%',
  minHeight: '2.75rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': ringInside,
    '&::after': {
      content: '',
      width: '0.5em',
      height: '0.5em',
      marginInlineStart: 'auto',
      borderRight: '1.5px solid currentColor',
      borderBottom: '1.5px solid currentColor',
      transform: 'translateY(-25%) rotate(45deg)',
    },
    '&[aria-expanded="true"]::after': { transform: 'translateY(25%) rotate(225deg)' },
  },
  '@media': { [inLine]: { display: 'none' } },
});

export const phases = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    // All steps do not fit beside the rail on most screens: the line moves, and the page does not.
    [inLine]: { position: 'relative', overflowX: 'auto', scrollbarWidth: 'thin', whiteSpace: 'nowrap' },
    [behindButton]: {
      display: 'none',
      flexDirection: 'column',
      gap: vars.space[2],
      paddingBottom: vars.space[3],
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
});

/** A thin line stands between phases. */
export const phase = style({
  display: 'flex',
  alignItems: 'center',
  '@media': {
    [inLine]: {
      selectors: {
        '& + &::before': {
          content: '',
          width: 1,
          height: '1.25rem',
          marginInline: vars.space[2],
          background: border.strong,
        },
      },
    },
    [behindButton]: { flexDirection: 'column', alignItems: 'stretch' },
  },
});

export const phaseName = style({
  paddingInline: vars.space[2],
  fontSize: vars.font.size.xs,
  color: text.muted,
  '@media': {
    '(min-width: 1100px) and (max-width: 1499px)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    [spacious]: { paddingInlineEnd: 0 },
  },
});

export const steps = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [behindButton]: { flexDirection: 'column' } },
});

export const step = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  minHeight: '2.5rem',
  paddingInline: vars.space[2],
  color: text.default,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': ringInside,
    '&[aria-current]': { fontWeight: vars.font.weight.strong, color: accent.text },
  },
  '@media': {
    [inLine]: {
      selectors: { '&[aria-current]': { borderBottom: `2px solid ${selection.border}`, paddingTop: 2 } },
    },
    [behindButton]: {
      minHeight: '2.75rem',
      borderRadius: vars.radius.small,
      selectors: { '&[aria-current]': { background: selection.bg, color: selection.on } },
    },
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
