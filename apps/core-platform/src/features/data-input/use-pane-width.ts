import { useState } from 'react';

/** Width in px of a pane after dragging, remembered in this browser; `undefined` for the default one. */
export const usePaneWidth = (pane: 'outline' | 'details') => {
  const key = `report-${pane}-width`;
  const [width, setWidth] = useState(() => Number(localStorage.getItem(key)) || undefined);
  const onWidthChange = ({ width: next }: { width: number | undefined }) => {
    if (next === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, String(next));
    setWidth(next);
  };
  return { width, onWidthChange };
};
