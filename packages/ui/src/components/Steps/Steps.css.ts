import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, phone, touch, touchTarget } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, space } = vars;

export const nav = style(inComponent({ display: 'flex', flexDirection: 'column', gap: space[3], minWidth: 0 }));
export const phases = style(inComponent({ display: 'flex', gap: space[2] }));
export const phase = style(
  inComponent({ flex: '1 1 0', minWidth: 0, display: 'flex', flexDirection: 'column', gap: space[2] }),
);

const reached = inComponent({
  background: color.accent.solid,
  '@media': { [forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
});
const state = {
  done: reached,
  current: reached,
  attention: inComponent({ background: color.status.danger.solid }),
  todo: inComponent({ background: color.border.strong }),
};
export const line = recipe({
  base: inComponent({
    height: 4,
    borderRadius: vars.radius.full,
    '@media': { [forcedColors]: { border: '1px solid' } },
  }),
  variants: { state },
});

export const phaseName = recipe({
  base: inComponent({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.lineHeight.tight,
    color: color.text.muted,
    '@media': { [phone]: { display: 'none' } },
  }),
  variants: {
    state: {
      done: inComponent({ color: color.text.default }),
      current: inComponent({ color: color.text.default, fontWeight: vars.font.weight.strong }),
      attention: inComponent({ color: color.status.danger.on }),
      todo: {},
    },
  },
});

export const steps = style(
  inComponent({
    marginInlineStart: `calc(-1 * ${space[2]})`,
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[1]} ${space[1]}`,
  }),
);

export const step = recipe({
  base: inComponent({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minHeight: '1.75rem',
    padding: `0 ${space[2]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    color: color.text.muted,
    fontSize: vars.font.size.sm,
    lineHeight: vars.font.lineHeight.tight,
    textDecoration: 'none',
    '@media': { [touch]: { minHeight: touchTarget } },
    selectors: {
      'a&:hover': { color: color.text.default, background: color.surface.hover },
      '&:focus-visible': focusRing,
    },
  }),
  variants: {
    state: {
      done: inComponent({ color: color.text.default }),
      current: inComponent({
        background: color.selection.bg,
        color: color.selection.on,
        borderColor: color.selection.border,
        fontWeight: vars.font.weight.strong,
        '@media': { [forcedColors]: { outline: '2px solid Highlight' } },
        selectors: { 'a&:hover': { background: color.selection.bg, color: color.selection.on } },
      }),
      attention: inComponent({ color: color.status.danger.on }),
      todo: {},
    },
  },
});

export const summary = style(
  inComponent({
    display: 'none',
    color: color.text.muted,
    fontSize: vars.font.size.sm,
    '@media': { [phone]: { display: 'block' } },
  }),
);
