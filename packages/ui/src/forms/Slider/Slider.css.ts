import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

const { accent, border, surface, text } = vars.color;
const thumb = {
  boxSizing: 'border-box',
  width: '1.25rem',
  height: '1.25rem',
  background: surface.default,
  border: `2px solid ${accent.solid}`,
  borderRadius: vars.radius.full,
} as const;
const track = { height: 6, borderRadius: vars.radius.full } as const;

/** Share of the way that lies behind the knob, 0 % to 100 %; set by the component. */
const done = 'var(--slider-done)';

export const row = style(
  inComponent({ display: 'flex', alignItems: 'center', gap: vars.space[3], minHeight: vars.control.regular }),
);

export const slider = style(
  inComponent({
    appearance: 'none',
    flex: '1 1 auto',
    minWidth: 0,
    height: '1.5rem',
    background: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-slider-runnable-track': {
        ...track,
        background: `linear-gradient(to right, ${accent.solid} ${done}, ${border.strong} ${done})`,
      },
      '&::-moz-range-track': { ...track, background: border.strong },
      '&::-moz-range-progress': { ...track, background: accent.solid },
      '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: '-7px' },
      '&::-moz-range-thumb': thumb,
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::-webkit-slider-thumb': focusRing,
      '&:focus-visible::-moz-range-thumb': focusRing,
      '&:disabled': { cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&::-webkit-slider-runnable-track': { background: 'CanvasText', forcedColorAdjust: 'none' },
          '&::-webkit-slider-thumb': { background: 'Canvas', borderColor: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const value = style(
  inComponent({
    flex: 'none',
    minWidth: '3rem',
    textAlign: 'end',
    color: text.default,
    fontVariantNumeric: 'tabular-nums',
  }),
);
