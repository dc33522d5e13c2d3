import { vars } from './contract.css.ts';

/**
 * Eases this property of a control that a person points at or has the focus on. Others take new looks at once: what a
 * new brand, a mode or new data changes on a hundred controls costs one drawing, not the frames of a hundred transitions.
 */
export const easesInHand = (property: 'background-color' | 'border-color') => {
  const eased = { transition: `${property} ${vars.motion.duration.fast} ${vars.motion.easing.out}` } as const;
  return { ':hover': eased, ':focus-visible': eased } as const;
};
