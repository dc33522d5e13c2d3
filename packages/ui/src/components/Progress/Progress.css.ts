import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';
import { recipe } from '../../theme/recipe.ts';

const { accent, border, status } = vars.color;

export const track = style(
  inComponent({
    display: 'block',
    width: '100%',
    height: 6,
    borderRadius: vars.radius.full,
    background: border.default,
    overflow: 'hidden',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const fill = recipe({
  base: inComponent({
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    transition: `width ${vars.motion.duration.slow} ${vars.motion.easing.out}`,
    '@media': { [forcedColors]: { background: 'Highlight' } },
  }),
  variants: {
    tone: {
      accent: inComponent({ background: accent.solid }),
      success: inComponent({ background: status.success.solid }),
      danger: inComponent({ background: status.danger.solid }),
    },
  },
});

export const ring = recipe({
  base: inComponent({ position: 'relative', display: 'inline-grid', placeItems: 'center', flex: 'none' }),
  variants: {
    size: {
      small: inComponent({ width: '1.25rem', height: '1.25rem' }),
      regular: inComponent({ width: '3rem', height: '3rem' }),
      large: inComponent({ width: '5rem', height: '5rem' }),
    },
  },
});

export const circles = style(
  inComponent({ gridArea: '1 / 1', width: '100%', height: '100%', transform: 'rotate(-90deg)' }),
);
export const rest = style(
  inComponent({
    stroke: border.default,
    fill: 'none',
    '@media': { [forcedColors]: { stroke: 'CanvasText', strokeOpacity: 0.4 } },
  }),
);
export const done = recipe({
  base: inComponent({
    fill: 'none',
    strokeLinecap: 'round',
    transition: `stroke-dashoffset ${vars.motion.duration.slow} ${vars.motion.easing.out}`,
    '@media': { [forcedColors]: { stroke: 'Highlight' } },
  }),
  variants: {
    complete: { true: inComponent({ stroke: status.success.solid }), false: inComponent({ stroke: accent.solid }) },
  },
});
export const figure = style(
  inComponent({
    gridArea: '1 / 1',
    fontSize: vars.font.size.xs,
    fontWeight: vars.font.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
