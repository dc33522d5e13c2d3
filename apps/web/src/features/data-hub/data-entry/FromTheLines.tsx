import { climateQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { DataPoint, ReportingTime } from '@esg/contract';
import { Banner, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { linesOfMetric } from './lines-of-metric.ts';

type FromTheLinesProps = { readonly point: DataPoint; readonly times: readonly ReportingTime[] };

/** Leads from a figure that the climate calculator published to the lines that it was added up from; nothing of other figures. */
export const FromTheLines = ({ point, times }: FromTheLinesProps) => {
  const { data } = useQuery({
    ...climateQueries.published(useApi(), point.reportingTimeId),
    enabled: point.metricKey.startsWith('ghg.'),
  });
  const published = data?.find(({ dataPointId }) => dataPointId === point.id);
  const time = times.find(({ id }) => id === point.reportingTimeId);
  if (!published || !time) return null;
  const search = {
    from: time.period.start.slice(0, 7),
    to: time.period.end.slice(0, 7),
    entityId: published.entityId ?? undefined,
    ...linesOfMetric(point.metricKey),
  };
  return (
    <Banner
      tone="info"
      title={<Trans>The climate calculator published this figure</Trans>}
      action={
        <TextLink asChild>
          <Link to="/ct/climate/activities" search={search}>
            <Trans>Show its lines</Trans>
          </Link>
        </TextLink>
      }
    >
      <Trans>A change here is yours: the next publication keeps it unless the person who publishes replaces it.</Trans>
    </Banner>
  );
};
