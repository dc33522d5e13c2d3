import { useEffect, useState } from 'react';
import { openPdf, type Pages } from './pages.ts';

/** Opens the file; the pages of the file before stay until the new ones are there. */
export const usePdf = (file: Blob | undefined): Pages | undefined => {
  const [pages, setPages] = useState<Pages>();
  useEffect(() => {
    if (!file) return undefined;
    let isWanted = true;
    let opened: Pages | undefined;
    void openPdf(file).then((next) => {
      opened = next;
      if (isWanted) setPages(next);
      else void next.document.loadingTask.destroy();
    });
    return () => {
      isWanted = false;
      // What is on the screen is drawn already; the reader's memory can go once others have taken its place.
      setTimeout(() => void opened?.document.loadingTask.destroy(), 2000);
    };
  }, [file]);
  return pages;
};
