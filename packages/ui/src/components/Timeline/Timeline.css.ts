import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { color, space } = vars;

export const list = style(inComponent({ display: 'flex', flexDirection: 'column' }));

/** The line runs from point to point, not beyond the last one. */
export const item = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1.5rem minmax(0, 1fr)',
    columnGap: space[3],
    paddingBottom: space[5],
    selectors: {
      '&:last-child': { paddingBottom: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetBlock: '1.75rem 0.25rem',
        insetInlineStart: 'calc(0.75rem - 1px)',
        width: 2,
        background: color.border.default,
      },
    },
    '@media': { [forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } } },
  }),
);

export const point = recipe({
  base: inComponent({
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: vars.radius.full,
    border: '1px solid transparent',
  }),
  variants: {
    tone: {
      neutral: inComponent({
        background: color.status.neutral.bg,
        color: color.status.neutral.on,
        borderColor: color.status.neutral.border,
      }),
      info: inComponent({
        background: color.status.info.bg,
        color: color.status.info.on,
        borderColor: color.status.info.border,
      }),
      success: inComponent({
        background: color.status.success.bg,
        color: color.status.success.on,
        borderColor: color.status.success.border,
      }),
      warning: inComponent({
        background: color.status.warning.bg,
        color: color.status.warning.on,
        borderColor: color.status.warning.border,
      }),
      danger: inComponent({
        background: color.status.danger.bg,
        color: color.status.danger.on,
        borderColor: color.status.danger.border,
      }),
    },
  },
});
export const dot = style(
  inComponent({ width: 6, height: 6, borderRadius: vars.radius.full, border: '3px solid currentColor' }),
);
export const words = style(inComponent({ minWidth: 0, overflowWrap: 'anywhere' }));
export const head = style(
  inComponent({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[3] }),
);
export const time = style(inComponent({ color: color.text.muted, fontSize: vars.font.size.sm }));
