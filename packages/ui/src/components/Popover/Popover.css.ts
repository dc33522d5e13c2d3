import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, motion, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = recipe({
  base: inComponent({
    zIndex: vars.layer.menu,
    maxWidth: 'calc(100vw - 16px)',
    maxHeight: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    background: color.surface.overlay,
    color: color.text.default,
    border: `1px solid ${color.border.strong}`,
    borderRadius: vars.radius.default,
    boxShadow: vars.elevation.float,
    animation: `${appear} ${motion.duration.fast} ${motion.easing.out}`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    size: { small: inComponent({ width: '15rem' }), regular: inComponent({ width: '22rem' }) },
    padding: { compact: inComponent({ padding: space[3] }), regular: inComponent({ padding: space[4] }) },
  },
});
