import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, motion, space } = vars;
const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menu = style(
  inComponent({
    zIndex: vars.layer.menu,
    minWidth: 'min(12rem, calc(100vw - 16px))',
    maxWidth: 'min(22rem, calc(100vw - 16px))',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    padding: space[1],
    background: color.surface.overlay,
    border: `1px solid ${color.border.strong}`,
    borderRadius: vars.radius.default,
    boxShadow: vars.elevation.float,
    animation: `${appear} ${motion.duration.fast} ${motion.easing.out}`,
  }),
);

export const item = recipe({
  base: inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    width: '100%',
    minHeight: vars.control.compact,
    padding: `${space[1]} ${space[3]}`,
    borderRadius: vars.radius.small,
    color: color.text.default,
    textDecoration: 'none',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-highlighted]': {
        background: color.surface.hover,
        color: color.text.default,
        boxShadow: `inset 0 0 0 1px ${color.border.control}`,
      },
      '&[data-disabled]': { color: color.text.muted, cursor: 'not-allowed' },
    },
    '@media': { [forcedColors]: { selectors: { '&[data-highlighted]': { outline: '2px solid Highlight' } } } },
  }),
  variants: { tone: { default: {}, danger: inComponent({ color: color.status.danger.on }) } },
  defaultVariants: { tone: 'default' },
});

globalStyle(`.${item.classNames.base} > svg`, {
  '@layer': { [componentLayer]: { flex: 'none', width: vars.size.icon, height: vars.size.icon, strokeWidth: 1.5 } },
});

export const label = style(
  inComponent({ padding: `${space[2]} ${space[3]} ${space[1]}`, color: color.text.muted, fontSize: vars.font.size.xs }),
);
export const separator = style(inComponent({ height: 1, marginBlock: space[1], background: color.border.default }));
export const tick = style(
  inComponent({ display: 'grid', flex: 'none', width: vars.size.icon, height: vars.size.icon }),
);
