import { frameworkQueries, metricQueries } from '@esg/api-client';
import { LoadFailed, PagePath, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import { type MetricDetail, metricKeyOf, type UserProfile } from '@esg/contract';
import { Card, Grid, Page, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CalculationCard } from '../calculation/CalculationCard.tsx';
import { EntityField, TimeField } from '../frame/HubChoiceFields.tsx';
import { type HubPlace, readHubPlace } from '../frame/hub-place.ts';
import { NoReportingTimes } from '../frame/NoReportingTimes.tsx';
import { ReadOnlyNote } from '../frame/ReadOnlyNote.tsx';
import { SampleNote } from '../frame/SampleNote.tsx';
import { useHubChoices } from '../frame/use-hub-choices.ts';
import { useMayWrite } from '../frame/use-may-write.ts';
import { FormulaCard } from './FormulaForm.tsx';
import { MetricDefinition } from './MetricDefinition.tsx';
import { MetricFigures } from './MetricFigures.tsx';
import { MetricSections } from './MetricSections.tsx';

type MetricPageProps = Pick<UserProfile, 'permissions'> & {
  /** Id of a metric, or of one of its sub-metrics or sections. */
  readonly metricNodeId: string;
  /** The targets of the metric: another feature shows them. */
  readonly targets: (detail: MetricDetail, mayWrite: boolean) => ReactNode;
};

/** One metric: its definition, its data, and its calculation (spec section 2, data hub). */
export const MetricPage = ({ metricNodeId, permissions, targets }: MetricPageProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const key = metricKeyOf(metricNodeId);
  const { data, error, refetch } = useQuery(metricQueries.one(useApi(), key));
  const name = data?.metric.name[language] ?? t`Metric`;
  usePageTitle(name);
  return (
    <Page
      title={name}
      {...(data?.metric.hint ? { purpose: data.metric.hint[language] } : {})}
      before={<Place detail={data} name={name} />}
    >
      {data ? (
        <MetricParts key={key} detail={data} permissions={permissions} targets={targets} />
      ) : error ? (
        <LoadFailed title={<Trans>Couldn’t load the metric</Trans>} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonGroup label={t`Loading the metric`}>
          <Skeleton shape="block" height="12rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
};

type MetricPartsProps = Omit<MetricPageProps, 'metricNodeId'> & { readonly detail: MetricDetail };

const MetricParts = ({ detail, permissions, targets }: MetricPartsProps) => {
  const { metric } = detail;
  const navigate = useNavigate();
  const place = readHubPlace(useSearch({ strict: false }));
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const choices = useHubChoices(place);
  const mayWrite = useMayWrite(permissions);
  const { times, entities, time, subject } = choices;
  const isFigure = metric.unitKind !== null;
  const move = (change: HubPlace) =>
    void navigate({ to: '.', search: { ...place, ...change }, replace: true, resetScroll: false });
  return (
    <Stack gap={4}>
      <Grid cell="large">
        <MetricDefinition detail={detail} />
        {mayWrite(subject ?? 'organisation') && <MetricSections metric={metric} place={place} />}
      </Grid>
      {choices.error !== null && (
        <LoadFailed title={<Trans>Couldn’t load the figures</Trans>} error={choices.error} onRetry={choices.retry} />
      )}
      <SampleNote choices={choices} />
      <ReadOnlyNote choices={choices} mayWrite={mayWrite} />
      {times?.length === 0 && <NoReportingTimes mayWrite={permissions.includes('data-hub:write')} />}
      {times && times.length > 0 && entities && <MetricFigures detail={detail} times={times} entities={entities} />}
      {isFigure && time && entities && (
        <>
          <Card padding="compact">
            <Grid cell="small">
              <TimeField choices={choices} onMove={move} />
              <EntityField choices={choices} onMove={move} all={false} />
            </Grid>
          </Card>
          <CalculationCard metricKey={metric.key} time={time} subject={subject ?? 'organisation'} entities={entities} />
        </>
      )}
      {isFigure && targets(detail, permissions.includes('data-hub:write'))}
      {isFigure && <FormulaCard detail={detail} library={library} mayWrite={permissions.includes('data-hub:write')} />}
    </Stack>
  );
};

/** The place of the metric in the tree; its topic links to all metrics below it. */
const Place = ({ detail, name }: { readonly detail: MetricDetail | undefined; readonly name: string }) => {
  const { t } = useLingui();
  const place = readHubPlace(useSearch({ strict: false }));
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const topic = library?.dimensions.flatMap(({ topics }) => topics).find(({ id }) => id === detail?.metric.topic);
  return (
    <PagePath
      above={[
        { id: 'hub', label: t`Data hub`, link: <Link to="/ct/data-hub" search={place} /> },
        ...(topic
          ? [
              {
                id: topic.id,
                label: topic.name[language],
                link: <Link to="/ct/data-hub" search={{ ...place, topic: topic.id }} />,
              },
            ]
          : []),
      ]}
      current={name}
    />
  );
};
