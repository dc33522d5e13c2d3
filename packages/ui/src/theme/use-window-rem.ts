import { useEffect, useState } from 'react';

const windowRem = () => window.innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/**
 * Whether the window is at least this many rem wide. Larger text leaves less room, whatever its cause, while a media query knows only the
 * browser's setting.
 */
export const useWindowRem = (least: number): boolean => {
  const [fits, setFits] = useState(() => typeof window !== 'undefined' && windowRem() >= least);
  useEffect(() => {
    const look = () => setFits(windowRem() >= least);
    // Larger text makes the page higher.
    const observer = new ResizeObserver(look);
    observer.observe(document.body);
    window.addEventListener('resize', look);
    look();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [least]);
  return fits;
};
