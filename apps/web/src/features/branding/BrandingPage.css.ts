import { sticksAt } from '@esg/ui/low-window';
import { phone } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Always in sight: the state of the last change, and the actions of the draft. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: sticksAt('0px'),
  zIndex: vars.layer.rail,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '4rem',
  marginBlockEnd: `calc(-1 * ${space[12]})`,
  paddingBlock: space[3],
  background: color.surface.page,
  borderTop: `1px solid ${color.border.default}`,
  '@media': { [phone]: { marginBlockEnd: `calc(-1 * ${space[10]})`, paddingBlock: space[2] } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** Elements with focus scroll to above the bar, not behind it (WCAG 2.2, 2.4.11); the bar's own buttons stay where they are. */
export const barSpace = '7rem';
globalStyle(`.${bar} button`, { scrollMarginBlockEnd: `-${barSpace}` });
