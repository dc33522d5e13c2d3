import { vars } from './contract.css.ts';

/**
 * Animates this property of a control that is hovered or focused. Others change at once: a new brand, mode or new data on a hundred
 * controls then cost one drawing, not the frames of a hundred transitions.
 */
export const easesInHand = (property: 'background-color' | 'border-color') => {
  const eased = { transition: `${property} ${vars.motion.duration.fast} ${vars.motion.easing.out}` } as const;
  return { ':hover': eased, ':focus-visible': eased } as const;
};
