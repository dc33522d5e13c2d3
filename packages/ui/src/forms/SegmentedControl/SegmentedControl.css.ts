import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { componentLayer } from '../../theme/layers.css.ts';
import { forcedColors } from '../../theme/media.ts';

const { border, selection, surface, text } = vars.color;

export const track = style(
  inComponent({
    display: 'inline-flex',
    maxWidth: '100%',
    flexWrap: 'wrap',
    gap: 2,
    padding: 2,
    background: surface.sunken,
    border: `1px solid ${border.default}`,
    borderRadius: vars.radius.default,
  }),
);

/** A pill without shadow; the chosen one stands out by fill and border, and by weight for people who see no colour. */
export const segment = style(
  inComponent({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[2],
    minHeight: vars.control.compact,
    paddingInline: vars.space[3],
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    color: text.muted,
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:has(:disabled))': { color: text.default },
      '&:has(:checked), &:has(:checked):hover': {
        background: selection.bg,
        color: selection.on,
        borderColor: selection.border,
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

globalStyle(`${segment} > svg`, {
  '@layer': { [componentLayer]: { flex: 'none', width: vars.size.icon, height: vars.size.icon, strokeWidth: 1.5 } },
});

/** Covers its segment invisibly, so that touch exploration finds it in place. */
export const input = style(
  inComponent({
    appearance: 'none',
    position: 'absolute',
    inset: 0,
    cursor: 'inherit',
    ':focus-visible': { outline: 'none' },
  }),
);
