/** Height of a row and of the bar in it, in CSS pixels. */
export const rowHeight = 40;
export const barHeight = 20;
