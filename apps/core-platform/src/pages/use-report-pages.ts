import { designQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { Language } from '@esg/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Most reports are drawn within this time; while a longer one is drawn, its cover is shown. */
const coverAfterMs = 1000;

/** Whether something has been awaited for that long. */
const useIsLate = (isAwaited: boolean, ms: number): boolean => {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isAwaited, ms]);
  return isLate;
};

/** The pages of the report's PDF; its cover alone while a long report is drawn. */
export const useReportPages = (reportId: string, language: Language) => {
  const api = useApi();
  const { data: whole, error, refetch } = useQuery(designQueries.pages(api, reportId, language));
  const isLate = useIsLate(!whole && !error, coverAfterMs);
  const { data: cover } = useQuery({ ...designQueries.cover(api, reportId, language), enabled: isLate });
  return { file: whole ?? (isLate ? cover : undefined), whole, error, refetch };
};
