import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { scrollsWithin, sticksAt } from '../../theme/low-window.ts';
import { forcedColors, print } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, space } = vars;

/** The sides shrink first: the middle is where the work is done. With text of twice the size they take at most half of the window. */
const start = 'var(--panes-start, clamp(min(15.5rem, 25vw), 19vw, 18rem))';
const end = 'var(--panes-end, clamp(min(16rem, 25vw), 20vw, 20rem))';

export const panes = recipe({
  base: inComponent({
    display: 'grid',
    alignItems: 'stretch',
    background: color.surface.default,
    borderBlock: `1px solid ${color.border.default}`,
    minHeight: `calc(100dvh - ${vars.size.topBar})`,
    '@media': { [print]: { display: 'block', minHeight: 0, borderBlock: 0 } },
  }),
  variants: {
    columns: {
      one: inComponent({ gridTemplateColumns: 'minmax(0, 1fr)' }),
      two: inComponent({ gridTemplateColumns: `${start} minmax(0, 1fr)` }),
      three: inComponent({ gridTemplateColumns: `${start} minmax(0, 1fr) ${end}` }),
    },
  },
});

/** Scrolls separately from the middle, which scrolls with the page. */
export const scroller = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: sticksAt(vars.size.topBar),
    maxHeight: scrollsWithin(`100dvh - ${vars.size.topBar}`),
    overflowY: 'auto',
    padding: space[3],
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': focusRingInside },
  }),
);

export const column = recipe({
  base: inComponent({
    position: 'relative',
    background: color.surface.page,
    minWidth: 0,
    // Paper shows only the middle.
    '@media': { [print]: { display: 'none' } },
  }),
  variants: {
    side: {
      start: inComponent({ borderInlineEnd: `1px solid ${color.border.default}` }),
      end: inComponent({ borderInlineStart: `1px solid ${color.border.default}` }),
    },
  },
});

/** Overlaps the edge of a pane, 24 px wide for the pointer; only the line in its middle is visible. */
export const splitter = recipe({
  base: inComponent({
    position: 'absolute',
    insetBlock: 0,
    zIndex: 1,
    width: '1.5rem',
    cursor: 'col-resize',
    touchAction: 'none',
    outline: 'none',
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 'calc(50% - 1.5px)',
      width: 3,
    },
    selectors: {
      '&:hover::after, &:active::after': {
        background: color.border.control,
        transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
      },
      '&:focus-visible::after': { background: color.focus.ring },
    },
    '@media': { [forcedColors]: { selectors: { '&:focus-visible::after': { background: 'Highlight' } } } },
  }),
  variants: {
    side: {
      start: inComponent({ insetInlineEnd: '-0.75rem' }),
      end: inComponent({ insetInlineStart: '-0.75rem' }),
    },
  },
});

export const middle = style(inComponent({ minWidth: 0 }));
export const bar = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: sticksAt(vars.size.topBar),
    zIndex: vars.layer.sticky,
    containerName: 'panes-bar',
    containerType: 'inline-size',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    padding: `${space[1]} clamp(${space[4]}, 3vw, ${space[8]})`,
    background: color.surface.default,
    borderBottom: `1px solid ${color.border.default}`,
    '@media': { [print]: { display: 'none' } },
  }),
);
/** The owner's content of the bar, between the buttons of the panes. */
export const barContent = style(
  inComponent({
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    minWidth: 0,
  }),
);
export const content = style(
  inComponent({
    padding: `${space[5]} clamp(${space[4]}, 3vw, ${space[8]})`,
    // A layer of the page by itself, so that a pane beside it scrolls without its content being painted again.
    isolation: 'isolate',
  }),
);
export const inSheet = style(inComponent({ padding: space[3] }));
