import { reportWorkQueries } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { localDay } from '@esg/contract';
import { Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** Days before today for overdue items, and after today for coming ones. */
const daysAround = 180;
const dayFromNow = (days: number) => localDay(new Date(Date.now() + days * 86_400_000));

/** The next due day of the report, or one that is overdue. Shows nothing if there are no due days. */
export const ReportDue = ({ reportId }: { readonly reportId: string }) => {
  const { day } = useFormatters();
  const { data } = useQuery(reportWorkQueries.due(useApi(), dayFromNow(-daysAround), dayFromNow(daysAround)));
  const [next] = (data ?? [])
    .flatMap((item) => (item.reportId === reportId && !item.isDone ? item.dueOn : []))
    .toSorted();
  if (!next) return null;
  return next < dayFromNow(0) ? (
    <Text as="span" size="sm" tone="danger">
      <Trans>Overdue since {day(next)}</Trans>
    </Text>
  ) : (
    <Text as="span" size="sm" tone="muted">
      <Trans>Next due {day(next)}</Trans>
    </Text>
  );
};
