import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';

const { surface, border, text } = vars.color;

/** Room for editor and preview beside one another, measured on the studio and not on the window. */
const beside = '(min-width: 62rem)';

export const studio = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  containerType: 'inline-size',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const said = style({
  flex: '1 1 12rem',
  minHeight: '1lh',
  color: text.muted,
  fontSize: vars.font.size.sm,
});
export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  alignItems: 'start',
  '@container': { [beside]: { gridTemplateColumns: 'minmax(19rem, 22rem) minmax(0, 1fr)' } },
});
export const editor = style({ minWidth: 0 });
/** Stays in sight while the fields scroll by: beside them, or above them where there is no room. */
export const preview = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  order: -1,
  maxBlockSize: '45vh',
  overflow: 'auto',
  minWidth: 0,
  paddingBlock: vars.space[2],
  background: surface.page,
  borderBlockEnd: `1px solid ${border.default}`,
  '@container': {
    [beside]: {
      order: 'initial',
      insetBlockStart: vars.size.topBar,
      maxBlockSize: `calc(100vh - ${vars.size.topBar})`,
      borderBlockEnd: 0,
    },
  },
});
