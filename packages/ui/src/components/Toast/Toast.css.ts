import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, motion, space } = vars;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const viewport = style(
  inComponent({
    position: 'fixed',
    zIndex: vars.layer.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: space[2],
    width: `min(24rem, calc(100vw - 2 * ${space[4]}))`,
    borderRadius: vars.radius.default,
    selectors: { '&:focus-visible': focusRing },
  }),
);

export const toast = style(
  inComponent({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[3],
    padding: `${space[3]} ${space[3]} ${space[3]} ${space[4]}`,
    background: color.surface.overlay,
    border: `1px solid ${color.border.strong}`,
    borderRadius: vars.radius.default,
    boxShadow: vars.elevation.float,
    animation: `${rise} ${motion.duration.slow} ${motion.easing.out}`,
    selectors: { '&:focus-visible': focusRing },
  }),
);

const tone = (name: keyof typeof color.status) => inComponent({ color: color.status[name].solid });
export const icon = recipe({
  base: inComponent({
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    marginBlockStart: '0.1em',
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
  variants: {
    tone: { info: tone('info'), success: tone('success'), warning: tone('warning'), danger: tone('danger') },
  },
});
export const words = style(
  inComponent({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: space[1],
    alignItems: 'flex-start',
  }),
);
