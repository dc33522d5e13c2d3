import { useLayoutEffect } from 'react';

export type ScrollRoom = {
  /** Height of what sticks to the upper edge of the window, as CSS has it. */
  start?: string | undefined;
  /** The same of the lower edge. */
  end?: string | undefined;
};

/**
 * As long as the component is in the page, what takes focus scrolls clear of bars that stick to the edges of the window. A rule
 * `html:has(…)` would have the browser look at the whole page whenever something is added to it: a tenth of each frame of a long list.
 */
export const useScrollRoom = ({ start, end }: ScrollRoom) => {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = style;
    if (start !== undefined) style.scrollPaddingBlockStart = start;
    if (end !== undefined) style.scrollPaddingBlockEnd = end;
    return () => {
      if (start !== undefined) style.scrollPaddingBlockStart = scrollPaddingBlockStart;
      if (end !== undefined) style.scrollPaddingBlockEnd = scrollPaddingBlockEnd;
    };
  }, [start, end]);
};
