import { useState } from 'react';

/** Width in px that the person has drawn a pane to, remembered in this browser; `undefined` for the usual one. */
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
