import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { special } = vars.color;

/** A sheet of paper upright, in the gradient of the cover it stands for. */
export const cover = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-end',
  width: 48,
  height: 64,
  padding: vars.space[1],
  borderRadius: vars.radius.small,
  background: `linear-gradient(110deg in srgb, ${special.from}, ${special.to})`,
  color: special.on,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
});
