import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInside } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, space } = vars;

export const frame = style(
  inComponent({ position: 'relative', display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }),
);
export const scroller = style(
  inComponent({
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&:focus-visible': focusRingInside },
  }),
);
export const list = style(
  inComponent({ display: 'flex', flexDirection: 'column', gap: space[4], padding: space[4], minWidth: 0 }),
);
export const message = recipe({
  base: inComponent({ display: 'flex', gap: space[3], minWidth: 0 }),
  variants: { own: { true: inComponent({ flexDirection: 'row-reverse' }), false: {} } },
});
export const column = recipe({
  base: inComponent({ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0, maxWidth: '85%' }),
  variants: {
    own: { true: inComponent({ alignItems: 'flex-end' }), false: inComponent({ alignItems: 'flex-start' }) },
  },
});
export const head = style(
  inComponent({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    color: color.text.muted,
    fontSize: vars.font.size.xs,
  }),
);
export const bubble = recipe({
  base: inComponent({
    maxWidth: '100%',
    padding: `${space[2]} ${space[3]}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.default,
    overflowWrap: 'anywhere',
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
  variants: {
    own: {
      true: inComponent({
        background: color.selection.bg,
        color: color.selection.on,
        borderColor: color.selection.border,
      }),
      false: inComponent({ background: color.surface.sunken, color: color.text.default }),
    },
  },
});
export const failed = style(inComponent({ color: color.status.danger.on, fontSize: vars.font.size.sm }));
export const newer = style(
  inComponent({
    position: 'absolute',
    insetBlockEnd: space[3],
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  }),
);
export const newerButton = style(
  inComponent({ pointerEvents: 'auto', boxShadow: vars.elevation.float, borderRadius: vars.radius.small }),
);
