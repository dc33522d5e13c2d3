import { vars } from './contract.css.ts';

/**
 * Animates the background of a control that is hovered or focused. Others change at once: a new brand, mode or new data on a hundred
 * controls then cost one drawing, not the frames of a hundred transitions. The thin border of a field changes at once, hovered or not: each
 * frame would draw the whole page again.
 */
const eased = {
  transition: `background-color ${vars.motion.duration.fast} ${vars.motion.easing.out}`,
} as const;
export const easesInHand = { ':hover': eased, ':focus-visible': eased } as const;
