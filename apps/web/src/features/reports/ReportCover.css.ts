import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { border, special } = vars.color;

/** An upright sheet of paper in the gradient of the real cover: the year at its foot, the second colour above. */
export const cover = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  width: 48,
  height: 64,
  padding: vars.space[1],
  borderRadius: vars.radius.small,
  background: `linear-gradient(20deg in srgb, ${special.from}, ${special.middle} 60%, ${special.to})`,
  // A white sheet needs an edge on a white card.
  boxShadow: `inset 0 0 0 1px ${border.default}`,
  color: special.on,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
