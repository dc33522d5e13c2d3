/** Whether the screen is as narrow as a phone's. */
export const isNarrow = (): boolean => window.innerWidth < 600;

/** Width of a first column that stays in sight: on a phone it leaves room for the figures beside it. */
export const nameWidthPx = (): number => (isNarrow() ? 144 : 280);
