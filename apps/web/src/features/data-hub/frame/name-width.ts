/** Whether the screen is as narrow as a phone's. */
export const isNarrow = (): boolean => window.innerWidth < 600;

/** Width of a first column that stays in sight: on a phone it leaves room for the figures beside it. */
export const nameWidthPx = (): number => (isNarrow() ? 144 : 280);

/** Width of a column of figures: six digits, or its name if that is longer, up to a limit. */
export const figureWidthPx = (name: string): number => Math.min(Math.max(112, 48 + name.length * 8), 184);
