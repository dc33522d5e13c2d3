import { useEffect } from 'react';
import { useServices } from '../api/services.tsx';

/** Shows others in the report's room that the person is at this disclosure, while the component is mounted. */
export const useWhereabouts = (report: string, disclosure: string | undefined): void => {
  const { realtime } = useServices();
  useEffect(() => {
    if (disclosure === undefined) return;
    realtime.stay({ report, disclosure });
    return () => realtime.stay(undefined);
  }, [realtime, report, disclosure]);
};
