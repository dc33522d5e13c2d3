import { useState } from 'react';

const key = 'report-side-panel-collapsed';

/** Whether the person has put the side panel away; remembered in this browser. */
export const useSidePanel = (): readonly [boolean, (collapsed: boolean) => void] => {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === '1');
  const change = (next: boolean) => {
    localStorage.setItem(key, next ? '1' : '0');
    setCollapsed(next);
  };
  return [collapsed, change];
};
