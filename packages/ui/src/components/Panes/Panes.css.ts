import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';

const { color, space } = vars;

export const panes = recipe({
  base: inComponent({
    display: 'grid',
    alignItems: 'stretch',
    background: color.surface.default,
    borderBlock: `1px solid ${color.border.default}`,
    minHeight: `calc(100dvh - ${vars.size.topBar})`,
  }),
  variants: {
    columns: {
      one: inComponent({ gridTemplateColumns: 'minmax(0, 1fr)' }),
      two: inComponent({ gridTemplateColumns: '18rem minmax(0, 1fr)' }),
      three: inComponent({ gridTemplateColumns: '18rem minmax(0, 1fr) 21rem' }),
    },
  },
});

/** Scrolls by itself beside the middle, which scrolls with the page. */
export const scroller = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: vars.size.topBar,
    maxHeight: `calc(100dvh - ${vars.size.topBar})`,
    overflowY: 'auto',
    padding: space[3],
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': focusRingInside },
  }),
);

export const column = recipe({
  base: inComponent({ background: color.surface.page, minWidth: 0 }),
  variants: {
    side: {
      start: inComponent({ borderInlineEnd: `1px solid ${color.border.default}` }),
      end: inComponent({ borderInlineStart: `1px solid ${color.border.default}` }),
    },
  },
});

export const middle = style(inComponent({ minWidth: 0 }));
export const bar = style(
  inComponent({
    position: 'sticky',
    insetBlockStart: vars.size.topBar,
    zIndex: vars.layer.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: space[2],
    padding: `${space[2]} ${space[4]}`,
    background: color.surface.default,
    borderBottom: `1px solid ${color.border.default}`,
  }),
);
export const content = style(inComponent({ padding: `${space[6]} clamp(${space[4]}, 3vw, ${space[8]})` }));
export const inSheet = style(inComponent({ padding: space[3] }));
