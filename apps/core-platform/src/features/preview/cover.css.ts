import { vars } from '@esg/ui/vars';
import { style } from '@vanilla-extract/css';
import { sheet } from './pages.css.ts';

const { accent, border, special, surface, text } = vars.color;
const inset = 'clamp(1.25rem, 10%, 5rem)';

export const cover = style([sheet, { display: 'grid', gridTemplateRows: '660fr 182fr', padding: 0 }]);

/**
 * Filled with the tenant's gradient, whose second colour is in the margin above all text; forced colours remove the fill, so the text has
 * the system's colour there.
 */
export const band = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  paddingBottom: '2.75rem',
  background: `linear-gradient(20deg in srgb, ${special.from}, ${special.middle} calc(100% - 4.5rem), ${special.to})`,
  color: special.on,
  printColorAdjust: 'exact',
  selectors: {
    '&[data-look="solid"]': { background: accent.solid, color: accent.on },
    '&[data-look="plain"]': {
      background: surface.default,
      color: text.default,
      borderTop: `14px solid ${accent.solid}`,
      borderBottom: `1px solid ${border.default}`,
    },
  },
});

/** A decoration in the upper part, up to the edges of the page. */
export const picture = style({ width: '100%', minHeight: 0, flex: '1 1 0', objectFit: 'cover' });
export const words = style({
  padding: `2.75rem ${inset} 0`,
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      width: '3.75rem',
      height: 4,
      marginBottom: '1.5rem',
      background: 'currentColor',
    },
  },
});

export const organisation = style({
  margin: 0,
  maxWidth: '60%',
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.strong,
});

/** The organisation's name above the title that began with it. */
export const sender = style({
  margin: `0 0 ${vars.space[2]}`,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.strong,
  textWrap: 'balance',
});

export const title = style({
  margin: 0,
  textWrap: 'balance',
  fontSize: '2.5rem',
  lineHeight: 1.25,
  fontWeight: vars.font.weight.strong,
  overflowWrap: 'anywhere',
});

export const subtitle = style({ margin: `${vars.space[2]} 0 0`, fontSize: vars.font.size.lg });

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[5],
  padding: `3.5rem ${inset}`,
});

export const period = style({
  display: 'grid',
  justifyItems: 'end',
  margin: 0,
  fontSize: vars.font.size.sm,
  color: text.muted,
});
export const logo = style({ display: 'block', maxWidth: '15.75rem', maxHeight: '5.25rem', objectFit: 'contain' });
