import { useEffect } from 'react';

/** While the page is printed it is light, whatever the person works in: dark grounds are left out on paper, and light text with them. */
export const useLightOnPaper = () =>
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    let isPrinting = false;
    const lighten = () => {
      if (isPrinting) return;
      isPrinting = true;
      before = dataset.mode;
      dataset.mode = 'light';
    };
    const putBack = () => {
      if (!isPrinting) return;
      isPrinting = false;
      if (before === undefined) delete dataset.mode;
      else dataset.mode = before;
    };
    const printed = matchMedia('print');
    const follow = () => (printed.matches ? lighten() : putBack());
    addEventListener('beforeprint', lighten);
    addEventListener('afterprint', putBack);
    printed.addEventListener('change', follow);
    return () => {
      putBack();
      removeEventListener('beforeprint', lighten);
      removeEventListener('afterprint', putBack);
      printed.removeEventListener('change', follow);
    };
  }, []);
