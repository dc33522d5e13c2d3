import { vars } from '@esg/ui/vars';
import { style, styleVariants } from '@vanilla-extract/css';

/** Twelve months in one line, as wide as they get. */
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0.5rem, 1.75rem))',
  gap: '2px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const month = style({
  minHeight: '1.25rem',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border.control}`,
  fontSize: vars.font.size.xs,
  textAlign: 'center',
});

/** Filled, striped, dotted or empty: told apart without colours. */
export const state = styleVariants({
  billed: [month, { background: vars.color.border.control }],
  estimated: [
    month,
    {
      backgroundImage: `repeating-linear-gradient(45deg, ${vars.color.border.control} 0 3px, transparent 3px 6px)`,
    },
  ],
  open: [month, { borderWidth: '2px' }],
  gap: [month, { borderStyle: 'dashed' }],
  ahead: [month, { borderColor: 'transparent' }],
});
