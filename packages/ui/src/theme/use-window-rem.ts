import { useEffect, useState } from 'react';

const windowRem = () => window.innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Whether the window has a width of so many rem. Text made larger leaves less room, whoever made it so: a media query knows of the browser's setting alone. */
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
