/** A contrast ratio cut off, never rounded up: 4.499 must not be shown as 4.5. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100 + 1e-9) / 100).toString();
