import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { special } = vars.color;

export const group = style({ display: 'grid', gap: vars.space[3] });
export const states = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], fontSize: vars.font.size.sm });
/** As the welcome banner is drawn, its corner included. */
export const gradient = style({
  padding: `${vars.space[3]} 4.5rem ${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.default,
  backgroundColor: special.from,
  backgroundImage: `linear-gradient(110deg in srgb, ${special.from}, ${special.middle} calc(100% - 4rem), ${special.to})`,
  color: special.on,
  fontWeight: vars.font.weight.strong,
});
