import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors, touch, touchTarget } from '../../theme/media.ts';

const { accent, border, surface, text } = vars.color;
const slide = `${vars.motion.duration.fast} ${vars.motion.easing.out}`;

export const root = style(inComponent({ minWidth: 0 }));

export const line = style(
  inComponent({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    gap: vars.space[3],
    alignItems: 'start',
    paddingBlock: vars.space[1],
    cursor: 'pointer',
    '@media': { [touch]: { paddingBlock: `calc((${touchTarget} - 1lh) / 2)` } },
    selectors: { '&:has(:disabled)': { color: text.muted, cursor: 'not-allowed' } },
  }),
);
export const label = style(inComponent({ fontWeight: vars.font.weight.strong }));

/** A native checkbox drawn as a track with a thumb; the thumb's position, not only its colour, shows the state. */
export const track = style(
  inComponent({
    gridColumn: -2,
    appearance: 'none',
    position: 'relative',
    width: 34,
    height: 20,
    marginTop: 'calc((1lh - 20px) / 2)',
    background: surface.sunken,
    border: `1.5px solid ${border.control}`,
    borderRadius: vars.radius.full,
    cursor: 'inherit',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 2.5,
      insetInlineStart: 3,
      width: 12,
      height: 12,
      borderRadius: '50%',
      background: border.control,
    },
    selectors: {
      // As `easesInHand`: a switch that data moves is there at once.
      '&:is(:hover, :focus-visible)': { transition: `background-color ${slide}` },
      '&:is(:hover, :focus-visible)::before': { transition: `transform ${slide}` },
      '&:checked': { background: accent.solid, borderColor: accent.solid },
      '&:checked::before': { background: accent.on, transform: 'translateX(13px)' },
      '&:checked:dir(rtl)::before': { transform: 'translateX(-13px)' },
      '&:disabled': { background: surface.sunken, borderColor: border.strong },
      '&:disabled::before': { background: border.strong },
      '&:disabled:checked::before': { background: text.muted },
      '&:focus-visible': focusRing,
    },
    '@media': { [forcedColors]: { appearance: 'auto', '::before': { display: 'none' } } },
  }),
);

export const hint = style(inComponent({ maxWidth: vars.size.measure, color: text.muted, fontSize: vars.font.size.sm }));
