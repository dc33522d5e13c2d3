import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';

const { color, motion, space } = vars;
const open = keyframes({ from: { height: 0 }, to: { height: 'var(--radix-accordion-content-height)' } });

export const root = style(
  inComponent({ border: `1px solid ${color.border.default}`, borderRadius: vars.radius.default, overflow: 'hidden' }),
);
export const item = style(
  inComponent({
    background: color.surface.default,
    selectors: { '& + &': { borderTop: `1px solid ${color.border.default}` } },
  }),
);
export const heading = style(inComponent({ display: 'flex' }));
export const trigger = style(
  inComponent({
    flex: '1 1 auto',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minWidth: 0,
    minHeight: vars.control.regular,
    padding: `${space[2]} ${space[4]}`,
    fontWeight: vars.font.weight.strong,
    textAlign: 'start',
    selectors: { '&:hover': { background: color.surface.hover }, '&:focus-visible': focusRingInside },
  }),
);
export const words = style(inComponent({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }));
export const mark = style(inComponent({ flex: 'none', color: color.text.muted, fontWeight: vars.font.weight.regular }));
export const chevron = style(
  inComponent({
    flex: 'none',
    color: color.text.muted,
    transition: `transform ${motion.duration.fast} ${motion.easing.out}`,
    selectors: { '[data-state="open"] > &': { transform: 'rotate(180deg)' } },
  }),
);
export const panel = style(
  inComponent({
    overflow: 'hidden',
    selectors: { '&[data-state="open"]': { animation: `${open} ${motion.duration.normal} ${motion.easing.out}` } },
  }),
);
export const content = style(inComponent({ padding: `${space[1]} ${space[4]} ${space[4]}` }));
