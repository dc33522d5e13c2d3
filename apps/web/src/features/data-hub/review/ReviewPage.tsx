import { LoadFailed, usePageTitle } from '@esg/app-kit';
import { dataFindingKinds, type UserProfile } from '@esg/contract';
import { Grid, Page, Select, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { EntityField, TimeField } from '../frame/HubChoiceFields.tsx';
import { HubTabs } from '../frame/HubTabs.tsx';
import { NoReportingTimes } from '../frame/NoReportingTimes.tsx';
import { useHubChoices } from '../frame/use-hub-choices.ts';
import { useMayWrite } from '../frame/use-may-write.ts';
import { findingNames } from './finding-names.ts';
import { ReviewList } from './ReviewList.tsx';
import { type ReviewPlace, readReviewPlace } from './review-place.ts';

/** Figures to review before they go into a report: missing, odd, changed or not explained. */
export const ReviewPage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t, i18n } = useLingui();
  const title = t`Review list`;
  usePageTitle(title);
  const navigate = useNavigate();
  const place = readReviewPlace(useSearch({ strict: false }));
  const move = (change: ReviewPlace) =>
    void navigate({ to: '.', search: { ...place, ...change }, replace: true, resetScroll: false });
  const choices = useHubChoices(place);
  const mayWrite = useMayWrite(permissions);
  const { time, times, entities, subject } = choices;
  return (
    <Page title={title} tabs={<HubTabs current="/ct/data-hub/review" permissions={permissions} />}>
      {choices.error ? (
        <LoadFailed
          title={<Trans>Couldn’t load the review list</Trans>}
          error={choices.error}
          onRetry={choices.retry}
        />
      ) : times?.length === 0 ? (
        <NoReportingTimes mayWrite={permissions.includes('data-hub:write')} />
      ) : (
        <Stack gap={3}>
          <Grid cell="line" gap={2}>
            <TimeField choices={choices} onMove={move} />
            <EntityField choices={choices} onMove={move} all />
            <Select
              label={t`Kind`}
              labelHidden
              placeholder={t`All kinds`}
              value={place.kind ?? ''}
              onChange={({ value }) => move({ kind: dataFindingKinds.find((kind) => kind === value) })}
              options={dataFindingKinds.map((kind) => ({ value: kind, label: i18n._(findingNames[kind]) }))}
            />
          </Grid>
          {time && entities && (
            <ReviewList
              key={`${time.id} ${subject} ${place.kind}`}
              filter={{ reportingTimeId: time.id, subject, kind: place.kind }}
              entities={entities}
              mayWrite={mayWrite}
            />
          )}
          {!times && (
            <SkeletonGroup label={t`Loading the review list`}>
              <Skeleton shape="block" height="12rem" />
            </SkeletonGroup>
          )}
        </Stack>
      )}
    </Page>
  );
};
