import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, motion } = vars;
const fade = keyframes({ from: { opacity: 0 } });
const fromStart = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });
const fromEnd = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });

export const scrim = style(
  inComponent({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.overlay,
    background: color.surface.scrim,
    animation: `${fade} ${motion.duration.normal} ${motion.easing.out}`,
  }),
);

export const sheet = recipe({
  base: inComponent({
    position: 'fixed',
    insetBlock: 0,
    zIndex: vars.layer.overlay,
    display: 'flex',
    flexDirection: 'column',
    width: 'min(22rem, calc(100vw - 3rem))',
    background: color.surface.overlay,
    boxShadow: vars.elevation.float,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { [forcedColors]: { border: '2px solid CanvasText' } },
  }),
  variants: {
    side: {
      start: inComponent({
        insetInlineStart: 0,
        borderInlineEnd: `1px solid ${color.border.default}`,
        animation: `${fromStart} ${motion.duration.slow} ${motion.easing.out}`,
      }),
      end: inComponent({
        insetInlineEnd: 0,
        borderInlineStart: `1px solid ${color.border.default}`,
        animation: `${fromEnd} ${motion.duration.slow} ${motion.easing.out}`,
      }),
    },
  },
});

export const header = style(
  inComponent({
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.topBar,
    padding: `${vars.space[2]} ${vars.space[12]} ${vars.space[2]} ${vars.space[4]}`,
    borderBottom: `1px solid ${color.border.default}`,
  }),
);

export const body = style(inComponent({ flex: 1, minHeight: 0 }));

export const close = style(
  inComponent({ position: 'absolute', insetBlockStart: vars.space[3], insetInlineEnd: vars.space[3] }),
);
