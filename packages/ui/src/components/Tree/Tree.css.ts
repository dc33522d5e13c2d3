import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, space } = vars;

export const tree = style(inComponent({ position: 'relative', width: '100%', minWidth: 0 }));

export const row = recipe({
  base: inComponent({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: vars.control.compact,
    padding: `${space[1]} ${space[2]}`,
    borderRadius: vars.radius.small,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.lineHeight.tight,
    cursor: 'pointer',
    selectors: {
      '[data-flowing] > &': { position: 'static' },
      '&:hover': { background: color.surface.hover },
      '&:focus-visible': focusRingInside,
      '&[aria-selected="true"]': {
        background: color.selection.bg,
        color: color.selection.on,
        boxShadow: `inset 3px 0 0 ${color.selection.border}`,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight' } } } },
  }),
  variants: { branch: { true: inComponent({ fontWeight: vars.font.weight.strong }) } },
});

export const chevron = style(
  inComponent({
    flex: 'none',
    width: '1rem',
    height: '1rem',
    color: color.text.muted,
    transition: `transform ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
    selectors: { '&[data-open="true"]': { transform: 'rotate(90deg)' } },
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
);
export const gap = style(inComponent({ flex: 'none', width: '1rem' }));
export const words = style(inComponent({ flex: 1, minWidth: 0 }));
export const ring = style(inComponent({ flex: 'none', display: 'grid', width: '1rem', height: '1rem' }));
export const complete = style(
  inComponent({
    width: '1rem',
    height: '1rem',
    color: color.status.success.solid,
    '@media': { [forcedColors]: { color: 'CanvasText' } },
  }),
);
