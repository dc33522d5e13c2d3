import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/** In a report the answer needs the room: up to this width the rail begins as icons there. */
const roomyPx = 1600;

/** Whether the rail shows icons alone. Reports have a choice of their own; both are remembered in this browser. */
export const useRailCollapsed = () => {
  const isReport = useLocation({ select: ({ pathname }) => /^\/ct\/(?:framework|template)-reports\//.test(pathname) });
  const key = isReport ? 'rail-collapsed-in-reports' : 'rail-collapsed';
  const [changes, setChanges] = useState(0);
  const kept = localStorage.getItem(key);
  const collapse = (change: { collapsed: boolean }) => {
    localStorage.setItem(key, change.collapsed ? '1' : '0');
    setChanges(changes + 1);
  };
  return { collapsed: kept === null ? isReport && window.innerWidth < roomyPx : kept === '1', collapse };
};
