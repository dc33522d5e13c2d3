import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';

export const frame = style(
  inComponent({
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    maxHeight: '50vh',
    marginInline: 'auto',
    background: vars.color.surface.sunken,
    border: `1px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.small,
    cursor: 'grab',
    touchAction: 'none',
    forcedColorAdjust: 'none',
    selectors: { '&:active': { cursor: 'grabbing' }, '&:has(:focus-visible)': focusRing },
  }),
);
/** Drawn larger than its frame; only the crop is visible. */
export const picture = style(
  inComponent({ position: 'absolute', maxWidth: 'none', userSelect: 'none', pointerEvents: 'none' }),
);
/** Native sliders, out of sight: the picture shows where they stand. */
export const axis = style(
  inComponent({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, pointerEvents: 'none' }),
);
