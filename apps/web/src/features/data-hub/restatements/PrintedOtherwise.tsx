import { hubRestatementQueries, reportingTimeQueries } from '@esg/api-client';
import { useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { type HubRestatement, reportNameIn, timeName } from '@esg/contract';
import { Banner, Button, Stack } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WhyChanged } from './WhyChanged.tsx';

type PrintedOtherwiseProps = {
  /** The reporting times in which somebody has just stored figures. */
  readonly reportingTimeIds: readonly string[];
};

/**
 * Says of figures that were just changed which published reports print them otherwise, and asks why they changed: next year's report
 * compares with the new figures once there is a reason. Nothing for who may not read reports.
 */
export const PrintedOtherwise = ({ reportingTimeIds }: PrintedOtherwiseProps) => {
  const api = useApi();
  const found = useQueries({
    queries: reportingTimeIds.map((id) => ({ ...hubRestatementQueries.ofTime(api, id), retry: false })),
  });
  const open = reportingTimeIds.flatMap((id, index) => {
    const items = found[index]?.data?.items.filter(({ explained }) => explained === null) ?? [];
    return items.length > 0 ? [{ id, items }] : [];
  });
  if (open.length === 0) return null;
  return (
    <Stack gap={2} role="status">
      {open.map(({ id, items }) => (
        <OfTime key={id} reportingTimeId={id} items={items} />
      ))}
    </Stack>
  );
};

type OfTimeProps = { readonly reportingTimeId: string; readonly items: readonly HubRestatement[] };

const OfTime = ({ reportingTimeId, items }: OfTimeProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { list } = useFormatters();
  const { data: times = [] } = useQuery(reportingTimeQueries.all(useApi()));
  const [isAsked, setAsked] = useState(false);
  const time = times.find(({ id }) => id === reportingTimeId);
  const days = time ? timeName(time, language) : '';
  const names = new Map(items.flatMap(({ reports }) => reports.map((each) => [each.id, reportNameIn(each, language)])));
  const reports = list([...names.values()].map((name) => t`“${name}”`));
  return (
    <Banner
      tone="info"
      title={
        <Plural
          value={items.length}
          one={`# figure of ${days} is printed with another value in ${reports}`}
          other={`# figures of ${days} are printed with other values in ${reports}`}
        />
      }
      action={
        <Button size="compact" onClick={() => setAsked(true)}>
          <Trans>Say why</Trans>
        </Button>
      }
    >
      <Trans>With a reason, the next report compares with the new figure and prints why it changed.</Trans>
      {isAsked && <WhyChanged reportingTimeId={reportingTimeId} items={items} onClose={() => setAsked(false)} />}
    </Banner>
  );
};
