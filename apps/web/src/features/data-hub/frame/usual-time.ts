import { newestTime, type ReportingTime } from '@esg/contract';

/**
 * The reporting time that the data hub opens with: that of the last visit as long as it has figures, or none has any; else the newest with
 * figures.
 */
export const usualTime = (times: readonly ReportingTime[], keptId: string | null): ReportingTime | undefined => {
  const kept = times.find(({ id }) => id === keptId);
  const isOfUse = kept?.linked || !times.some(({ linked }) => linked);
  return (isOfUse ? kept : undefined) ?? newestTime(times);
};
