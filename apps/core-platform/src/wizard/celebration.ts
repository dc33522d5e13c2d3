import { useEffect, useState } from 'react';

/** Reports published on this page whose publication has not been celebrated yet. */
const awaiting = new Set<string>();

/** Remembers that this person has just published the report. */
export const celebrateNext = (reportId: string) => {
  awaiting.add(reportId);
};

/** Whether to congratulate: once, to the person who published, on the visit that follows. */
export const useCelebration = (reportId: string): boolean => {
  const [celebrates] = useState(() => awaiting.has(reportId));
  useEffect(() => {
    awaiting.delete(reportId);
  }, [reportId]);
  return celebrates;
};
