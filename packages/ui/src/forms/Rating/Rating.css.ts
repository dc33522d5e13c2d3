import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

const { border, selection, surface, text } = vars.color;

export const scale = style(
  inComponent({
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(0, auto)',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    maxWidth: '100%',
  }),
);
export const steps = style(inComponent({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }));

export const step = style(
  inComponent({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    background: surface.default,
    color: text.default,
    border: `1px solid ${border.control}`,
    borderRadius: vars.radius.full,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:has(:disabled))': { background: surface.hover },
      '&:has(:checked), &:has(:checked):hover': {
        background: selection.bg,
        color: selection.on,
        borderColor: selection.border,
        boxShadow: `inset 0 0 0 1px ${selection.border}`,
        fontWeight: vars.font.weight.strong,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const ends = style(
  inComponent({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[4],
    color: text.muted,
    fontSize: vars.font.size.sm,
    overflowWrap: 'anywhere',
  }),
);
