import { useState } from 'react';

const key = 'report-after-completing';
/** The disclosure that opens after completing one. */
export type AfterCompleting = 'next' | 'stay';

/** Whether the next open disclosure opens after completing one, remembered in this browser. */
export const useAfterCompleting = () => {
  const [after, setAfter] = useState<AfterCompleting>(() => (localStorage.getItem(key) === 'stay' ? 'stay' : 'next'));
  const choose = (next: AfterCompleting) => {
    localStorage.setItem(key, next);
    setAfter(next);
  };
  return { after, choose };
};
