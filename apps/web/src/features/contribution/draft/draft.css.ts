import { scrollsWithin, sticksAt } from '@esg/ui/low-window';
import { narrow } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

/** The pages, with the comments beside them. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(24rem, 40%))',
  gap: vars.space[6],
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Only one of the two is shown if there is no room for both. */
export const side = style({
  minWidth: 0,
  '@media': { [narrow]: { selectors: { '&[data-hidden]': { display: 'none' } } } },
});

export const comments = style([
  side,
  {
    position: 'sticky',
    top: sticksAt(vars.space[4]),
    maxHeight: scrollsWithin(`100dvh - 2 * ${vars.space[4]}`),
    overflowY: 'auto',
    // Room for the focus rings of the fields.
    padding: vars.space[1],
    '@media': { [narrow]: { position: 'static', maxHeight: 'none', overflowY: 'visible' } },
  },
]);

/** Stays above the pages while they scroll below it. */
export const pageBar = style({
  position: 'sticky',
  top: sticksAt('0px'),
  zIndex: vars.layer.sticky,
  display: 'flex',
  gap: vars.space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: '49.625rem',
  marginInline: 'auto',
  paddingBlock: vars.space[2],
  background: vars.color.surface.page,
});
export const contents = style({ flex: '0 1 24rem', minWidth: 0 });

export const chooser = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
