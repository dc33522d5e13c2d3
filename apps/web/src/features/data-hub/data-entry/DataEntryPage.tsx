import { dataPointQueries, entityQueries } from '@esg/api-client';
import { LoadFailed, NotFoundPage, PagePath, useApi, useLanguage, usePageTitle } from '@esg/app-kit';
import type { DataPoint, Subject, UserProfile } from '@esg/contract';
import { Grid, Page, Skeleton, SkeletonGroup, Stack, TabLinks, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ReadOnlyNote } from '../frame/ReadOnlyNote.tsx';
import { useMayWrite } from '../frame/use-may-write.ts';
import { type Section, useSection } from '../shared/use-section.ts';
import { DeletedDataPoint } from './DeletedDataPoint.tsx';
import { DeletePoint } from './DeletePoint.tsx';
import type { EntryPlace } from './entry-place.ts';
import { FromTheLines } from './FromTheLines.tsx';
import { PointFacts } from './PointFacts.tsx';
import { PointForm } from './PointForm.tsx';
import { Remarks } from './remarks/Remarks.tsx';
import { usePointEditor } from './use-point-editor.ts';

type DataEntryPageProps = Pick<UserProfile, 'permissions'> & {
  readonly subMetricNodeId: string;
  readonly sectionId: string;
  readonly place: EntryPlace;
};

/** Adds or edits one data point of a section (spec section 2, data-entry). */
export const DataEntryPage = ({ subMetricNodeId, sectionId, place, permissions }: DataEntryPageProps) => {
  const { t } = useLingui();
  const { section, error, retry } = useSection(sectionId);
  const { dataPointId } = place;
  const read = useQuery({
    ...dataPointQueries.one(useApi(), dataPointId ?? ''),
    enabled: dataPointId !== undefined,
  });
  const failed = error ?? (read.data ? null : read.error);
  const isElsewhere = section === null || (section && section.subMetric.id !== subMetricNodeId);
  const isGone = failed?.code === 'resource.not_found' || (read.data && read.data.sectionId !== sectionId);
  if (section && dataPointId !== undefined && failed?.code === 'resource.not_found')
    return <DeletedDataPoint sectionId={sectionId} dataPointId={dataPointId} />;
  if (isElsewhere || isGone) return <NotFoundPage />;
  if (section && (dataPointId === undefined || read.data))
    return (
      <Entry
        key={dataPointId ?? `${place.entityId} ${place.reportingTimeId}`}
        section={section}
        place={place}
        permissions={permissions}
        point={dataPointId === undefined ? undefined : read.data}
      />
    );
  return (
    <Page title={t`Data entry`}>
      {failed ? (
        <LoadFailed
          title={<Trans>Couldn’t load the data point</Trans>}
          error={failed}
          onRetry={() => {
            retry();
            if (read.isError) void read.refetch();
          }}
        />
      ) : (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton width="40%" />
          <Skeleton shape="block" height="16rem" />
        </SkeletonGroup>
      )}
    </Page>
  );
};

type EntryProps = Pick<DataEntryPageProps, 'place' | 'permissions'> & {
  readonly section: Section;
  readonly point: DataPoint | undefined;
};

const Entry = ({ section, point, place, permissions }: EntryProps) => {
  const language = useLanguage();
  const { metric, field } = section;
  const title = field.label[language];
  usePageTitle(title);
  const { entityId, reportingTimeId = '' } = place;
  const subject = entityId === undefined || entityId === 'organisation' ? null : entityId;
  const held: Subject = (point ? point.entityId : subject) ?? 'organisation';
  const { data: entities } = useQuery(entityQueries.all(useApi()));
  const mayWriteOf = useMayWrite(permissions);
  const mayWrite = mayWriteOf(held);
  const editor = usePointEditor({ section, point, place: { entityId: subject, reportingTimeId } });
  return (
    <Page
      before={<Way section={section} place={place} />}
      title={title}
      purpose={metric.hint?.[language]}
      action={mayWrite && point && <DeletePoint point={point} onGone={editor.drop} />}
    >
      <Breakdowns section={section} place={place} />
      <ReadOnlyNote choices={{ entities, subject: held }} mayWrite={mayWriteOf} />
      {point && permissions.includes('climate:read') && <FromTheLines point={point} times={section.times} />}
      {mayWrite || point ? (
        <Grid cell="large" gap={8}>
          {mayWrite ? (
            <PointForm editor={editor} mayWrite={mayWriteOf} />
          ) : (
            point && <PointFacts section={section} point={point} />
          )}
          <Remarks
            section={section}
            point={point}
            mayWrite={mayWrite}
            mayComment={permissions.includes('data-hub:write')}
          />
        </Grid>
      ) : (
        <Text tone="muted">
          <Trans>Nothing has been entered here yet.</Trans>
        </Text>
      )}
    </Page>
  );
};

const Way = ({ section: { metric }, place }: Pick<EntryProps, 'section' | 'place'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { entityId, reportingTimeId } = place;
  const search = { entityId, reportingTimeId };
  return (
    <PagePath
      above={[
        { id: 'hub', label: t`Data hub`, link: <Link to="/ct/data-hub" search={search} /> },
        {
          id: metric.key,
          label: metric.name[language],
          link: <Link to="/ct/data-hub/$metricNodeId" params={{ metricNodeId: metric.key }} search={search} />,
        },
      ]}
      current={t`Data entry`}
    />
  );
};

/** The whole of the metric, and each of its breakdowns: sections of their own. */
const Breakdowns = ({ section, place }: Pick<EntryProps, 'section' | 'place'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { metric, subMetric } = section;
  if (metric.subMetrics.length < 2) return null;
  const { entityId, reportingTimeId } = place;
  return (
    <Stack>
      <TabLinks
        label={t`Breakdowns`}
        current={subMetric.id}
        items={metric.subMetrics.flatMap(({ id, name, sections: [first] }) =>
          first
            ? [
                {
                  id,
                  label: name[language],
                  link: (
                    <Link
                      to="/ct/data-hub/$subMetricNodeId/data-entry/$sectionId"
                      params={{ subMetricNodeId: id, sectionId: first.id }}
                      search={{ entityId, reportingTimeId }}
                    />
                  ),
                },
              ]
            : [],
        )}
      />
    </Stack>
  );
};
