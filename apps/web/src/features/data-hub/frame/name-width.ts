/** Width of a first column that stays in sight: on a phone it leaves room for the figures beside it. */
export const nameWidthPx = (): number => (window.innerWidth < 600 ? 144 : 280);
