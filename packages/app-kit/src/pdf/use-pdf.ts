import { useEffect, useState } from 'react';
import { openPdf, type Pages } from './pages.ts';

/** Opens the file; the pages of the former file stay until the new ones are there. */
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
      // The shown pages are drawn already, so the reader's memory can be freed once others have replaced them.
      setTimeout(() => void opened?.document.loadingTask.destroy(), 2000);
    };
  }, [file]);
  return pages;
};
