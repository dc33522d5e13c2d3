import { useState } from 'react';

const key = 'report-after-completing';
/** Where a completed disclosure leads. */
export type AfterCompleting = 'next' | 'stay';

/** Whether the person goes on to the next open disclosure after completing one, remembered in this browser. */
export const useAfterCompleting = () => {
  const [after, setAfter] = useState<AfterCompleting>(() => (localStorage.getItem(key) === 'stay' ? 'stay' : 'next'));
  const choose = (next: AfterCompleting) => {
    localStorage.setItem(key, next);
    setAfter(next);
  };
  return { after, choose };
};
