import { useState } from 'react';

const key = 'report-tutorial-seen';

/** Whether the person has finished the tutorial; remembered in this browser. */
export const useTutorialSeen = (): readonly [boolean, (seen: boolean) => void] => {
  const [seen, setSeen] = useState(() => localStorage.getItem(key) === '1');
  return [
    seen,
    (next) => {
      localStorage.setItem(key, next ? '1' : '0');
      setSeen(next);
    },
  ];
};
