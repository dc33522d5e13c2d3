import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, phone } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, motion, space } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const scrim = style(
  inComponent({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    display: 'grid',
    // No wider than the screen, whatever is in it: a table scrolls within.
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: space[4],
    overflowY: 'auto',
    // What has focus is scrolled to above the buttons, which stay at the foot.
    scrollPaddingBlockEnd: '5rem',
    background: color.surface.scrim,
    animation: `${fade} ${motion.duration.normal} ${motion.easing.out}`,
    '@media': { [phone]: { placeItems: 'end stretch', padding: `${space[8]} 0 0` } },
  }),
);

export const panel = recipe({
  base: inComponent({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: '100%',
    background: color.surface.overlay,
    color: color.text.default,
    border: `1px solid ${color.border.default}`,
    borderRadius: vars.radius.default,
    boxShadow: vars.elevation.float,
    animation: `${rise} ${motion.duration.slow} ${motion.easing.out}`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [phone]: { borderEndStartRadius: 0, borderEndEndRadius: 0 },
      [forcedColors]: { border: '2px solid CanvasText' },
    },
  }),
  variants: {
    size: {
      small: inComponent({ maxWidth: '28rem' }),
      regular: inComponent({ maxWidth: '36rem' }),
      large: inComponent({ maxWidth: '60rem' }),
    },
  },
  defaultVariants: { size: 'regular' },
});

export const header = style(
  inComponent({
    padding: `${space[5]} ${space[12]} 0 ${space[5]}`,
  }),
);
export const words = style(inComponent({ display: 'flex', flexDirection: 'column', gap: space[2], minWidth: 0 }));
export const body = style(inComponent({ padding: space[5] }));
export const actions = style(
  inComponent({
    // The buttons of a long task stay in sight.
    position: 'sticky',
    insetBlockEnd: `calc(-1 * ${space[4]})`,
    zIndex: 1,
    background: color.surface.overlay,
    borderEndStartRadius: vars.radius.default,
    borderEndEndRadius: vars.radius.default,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space[2],
    padding: `${space[4]} ${space[5]}`,
    borderTop: `1px solid ${color.border.default}`,
  }),
);
export const close = style(inComponent({ position: 'absolute', insetBlockStart: space[4], insetInlineEnd: space[4] }));
