import { vars } from '@esg/ui/vars';
import { keyframes, style } from '@vanilla-extract/css';

const land = keyframes({ from: { opacity: 0, transform: 'translateY(0.25rem)' } });
const { duration, easing } = vars.motion;

/** Figures appear in their final place, each a moment after the one before; without movement for people who ask for less motion. */
export const landing = style({
  display: 'inline-block',
  animation: `${land} ${duration.slow} ${easing.out} backwards`,
  selectors: {
    'li:nth-child(2) &': { animationDelay: '60ms' },
    'li:nth-child(3) &': { animationDelay: '120ms' },
    'li:nth-child(n + 4) &': { animationDelay: '180ms' },
  },
});
