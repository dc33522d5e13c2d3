import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../../theme/focus.ts';
import { inComponent } from '../../theme/in-component.ts';
import { forcedColors } from '../../theme/media.ts';

const { border, status, surface, text } = vars.color;

/** One half of the arrow: a line from corner to corner of its square, with soft edges. */
const half = (angle: number) =>
  `linear-gradient(${angle}deg, transparent calc(50% - 1px), ${text.muted} calc(50% - 0.3px) calc(50% + 0.3px), transparent calc(50% + 1px))`;
const middle = 'top calc(50% + 0.5px)';

/** The arrow is a background of two gradients: no image and no element of its own, and it follows the text colour in every mode. */
export const select = style(
  inComponent({
    display: 'block',
    minWidth: 0,
    appearance: 'none',
    width: '100%',
    minHeight: vars.control.regular,
    paddingInline: `${vars.space[3]} ${vars.space[8]}`,
    backgroundColor: surface.default,
    backgroundRepeat: 'no-repeat',
    backgroundImage: `${half(45)}, ${half(-45)}`,
    backgroundSize: '5px 5px',
    backgroundPosition: `right calc(${vars.space[3]} + 2px) ${middle}, right calc(${vars.space[3]} - 3px) ${middle}`,
    color: text.default,
    border: `1px solid ${border.control}`,
    borderRadius: vars.radius.small,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: text.muted },
      '&[data-empty]': { color: text.muted },
      '&[aria-invalid="true"]': { borderColor: status.danger.solid },
      '&:disabled': {
        backgroundColor: surface.sunken,
        color: text.muted,
        borderColor: border.strong,
        cursor: 'not-allowed',
        opacity: 1,
      },
      '&:focus-visible': { ...focusRing, outlineOffset: '-1px' },
    },
    '@media': {
      [forcedColors]: { appearance: 'auto', backgroundImage: 'none' },
      '(pointer: coarse)': { fontSize: '16px' },
    },
  }),
);
