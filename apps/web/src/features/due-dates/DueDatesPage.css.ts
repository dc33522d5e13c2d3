import { forcedColors } from '@esg/ui/media';
import { vars } from '@esg/ui/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { accent, border, surface } = vars.color;

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'end',
  justifyContent: 'space-between',
});

export const month = style({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});

export const weekday = style({ padding: vars.space[2], textAlign: 'start', fontWeight: vars.font.weight.regular });

export const day = style({
  height: '6.5rem',
  padding: vars.space[2],
  verticalAlign: 'top',
  border: `1px solid ${border.default}`,
  selectors: {
    '&[data-outside]': { background: surface.sunken },
    '&[aria-current]': { boxShadow: `inset 0 2px 0 ${accent.text}` },
  },
  '@media': {
    [forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-3px' } } },
  },
});

export const items = style({ display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' });

/** High enough for a finger (WCAG 2.5.8). */
export const item = style({
  overflow: 'hidden',
  minHeight: '1.5rem',
  lineHeight: '1.5rem',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

globalStyle(`${item} > a`, { display: 'block', minHeight: 'inherit' });
