import { useFormatters } from '@esg/app-kit';
import type { ReportingTime, ReportingTimeKind } from '@esg/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the templates of reporting times. */
export const kindNames: Record<ReportingTimeKind, MessageDescriptor> = {
  month: msg`Month`,
  quarter: msg`Quarter`,
  'fiscal-year': msg`Fiscal year`,
  custom: msg`Custom days`,
};

/** What a reporting time is called: its own name, or its days where it has none. */
export const useTimeName = () => {
  const { period } = useFormatters();
  return (time: Pick<ReportingTime, 'name' | 'period'>) => time.name ?? period(time.period);
};
