/** Below zero in a window lower than 30 rem: a telephone on its side, a page at 200 %, text of twice the size. */
const spare = '(100dvh - 30rem) * 1000';

/** Where a bar sticks to the edge of the window. In a low window it scrolls away with its page, which needs the room. */
export const sticksAt = (edge: string): string => `clamp(-1000rem, ${spare}, ${edge})`;

/** Maximum height of an element that scrolls separately. In a low window it scrolls with the page. */
export const scrollsWithin = (height: string): string => `max(${height}, -1 * ${spare})`;
