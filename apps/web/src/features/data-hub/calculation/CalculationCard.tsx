import { frameworkQueries, metricQueries } from '@esg/api-client';
import { LoadFailed, useApi } from '@esg/app-kit';
import type { ReportingTime, Subject } from '@esg/contract';
import { Card, Heading, Skeleton, SkeletonGroup, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { HubChoices } from '../frame/use-hub-choices.ts';
import { CalculationTree } from './CalculationTree.tsx';

type CalculationCardProps = {
  readonly metricKey: string;
  readonly time: ReportingTime;
  readonly subject: Subject;
  readonly entities: NonNullable<HubChoices['entities']>;
};

/** The value of a metric at one time, with every step down to its sources. */
export const CalculationCard = ({ metricKey, time, subject, entities }: CalculationCardProps) => {
  const { t } = useLingui();
  const titleId = useId();
  const api = useApi();
  const { data: library } = useQuery(frameworkQueries.metrics(api));
  const { data, error, refetch } = useQuery(metricQueries.calculation(api, metricKey, { ...time.period, subject }));
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size="md" id={titleId}>
            <Trans>How the value comes about</Trans>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans>Open a step to see its parts. Enter on a source opens the data point.</Trans>
          </Text>
        </Stack>
        {subject === 'organisation' && data?.steps[0]?.kind === 'entities' && (
          <TextLink asChild>
            <Link to="/ct/entity-management/consolidation" search={{ time: time.id, metric: metricKey }}>
              <Trans>Print or export it as a consolidated figure</Trans>
            </Link>
          </TextLink>
        )}
        {data && library ? (
          <CalculationTree steps={data.steps} library={library} entities={entities} />
        ) : error ? (
          <LoadFailed
            title={<Trans>Couldn’t load the calculation</Trans>}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonGroup label={t`Loading the calculation`}>
            <Skeleton shape="block" height="8rem" />
          </SkeletonGroup>
        )}
      </Stack>
    </Card>
  );
};
