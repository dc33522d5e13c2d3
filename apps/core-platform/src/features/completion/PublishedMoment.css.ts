import { vars } from '@esg/ui/vars';
import { keyframes, style } from '@vanilla-extract/css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });
const { duration, easing } = vars.motion;

/** Appears once, slowly; nothing moves where people prefer less motion. */
export const moment = style({ animation: `${rise} calc(1.5 * ${duration.slow}) ${easing.out} backwards` });
