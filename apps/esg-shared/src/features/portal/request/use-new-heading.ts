import { useEffect, useRef } from 'react';

/** The page is new as long as nothing was shown before: then focus stays where the browser put it. */
let hasShownOne = false;

/** For the heading of a question: takes the focus when the question replaces another one, so that it is read out. */
export const useNewHeading = () => {
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasShownOne) heading.current?.focus();
    hasShownOne = true;
  }, []);
  return heading;
};
