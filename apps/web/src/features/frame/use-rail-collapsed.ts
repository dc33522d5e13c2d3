import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

/** A report's answers need the room: up to this width the rail begins there with icons only. */
const roomyPx = 1600;

/** Whether the rail shows only icons. Reports have a separate choice; this browser remembers both. */
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
