import { consolidationQueries, reportingTimeQueries } from '@esg/api-client';
import { NotLoaded, PagePath, useApi, useFormatters, usePageTitle } from '@esg/app-kit';
import {
  boundaryYearOf,
  type ConsolidatedFigure,
  type ConsolidationApproach,
  type ConsolidationDetail,
  newestTime,
  type ReportingTime,
  type UserProfile,
} from '@esg/contract';
import { Button, Checkbox, EmptyState, Inline, Page, Select, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArithmeticPage } from './ArithmeticPage.tsx';
import { approachNames } from './boundary-words.ts';
import { consolidationSearchOf } from './consolidation-search.ts';
import { FigureTable } from './FigureTable.tsx';
import { GuideLink } from './GuideLink.tsx';
import { NoApproach } from './NoApproach.tsx';
import { Questions } from './Questions.tsx';
import { useFigureWords } from './use-figure-words.ts';
import { useLastYear } from './use-last-year.ts';

type ConsolidationPageProps = {
  readonly profile: Pick<UserProfile, 'userId' | 'role' | 'permissions'>;
  /** Renders the steps of a calculation: another feature shows those of every figure. */
  readonly steps: (detail: ConsolidationDetail) => ReactNode;
};

/** The organisation’s figures from those of its entities, or the arithmetic of the one that the address names. */
export const ConsolidationPage = ({ profile, steps }: ConsolidationPageProps) => {
  const search = consolidationSearchOf(useSearch({ strict: false }));
  const { data: times, error, refetch } = useQuery(reportingTimeQueries.all(useApi()));
  const time = times?.find(({ id }) => id === search.time) ?? newestTime(times ?? []);
  const mayManage = profile.permissions.includes('entity:manage');
  if (time && search.metric)
    return (
      <ArithmeticPage
        key={search.metric}
        metricKey={search.metric}
        period={time.period}
        time={time.id}
        approved={search.approved}
        mayManage={mayManage}
        steps={steps}
      />
    );
  return (
    <FiguresPage mayManage={mayManage} times={times} time={time} approved={search.approved}>
      {!times ? (
        <NotLoaded
          title={<Trans>Couldn’t load the reporting times</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : time ? (
        <Figures time={time} approved={search.approved} profile={profile} mayManage={mayManage} />
      ) : (
        <NoTimes />
      )}
    </FiguresPage>
  );
};

type FiguresPageProps = {
  readonly mayManage: boolean;
  readonly times: readonly ReportingTime[] | undefined;
  readonly time: ReportingTime | undefined;
  readonly approved: 'only' | undefined;
  readonly children: ReactNode;
};

const FiguresPage = ({ mayManage, times, time, approved, children }: FiguresPageProps) => {
  const { t } = useLingui();
  const title = t`Consolidated figures`;
  usePageTitle(title);
  const { period } = useFormatters();
  const navigate = useNavigate();
  const choose = (id: string) =>
    void navigate({ to: '.', search: { time: id, ...(approved && { approved }) }, replace: true, resetScroll: false });
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[
            mayManage
              ? { id: 'all', label: t`Entity Management`, link: <Link to="/ct/entity-management" /> }
              : { id: 'all', label: t`Data hub`, link: <Link to="/ct/data-hub" /> },
          ]}
        />
      }
      purpose={
        <>
          <Trans>Figures of your whole organisation, worked out from its entities within the boundary.</Trans>{' '}
          <GuideLink />
        </>
      }
      action={
        <Inline gap={2}>
          {time && (
            <Select
              label={t`Reporting time`}
              labelHidden
              value={time.id}
              onChange={({ value }) => choose(value)}
              options={(times ?? []).map((each) => ({ value: each.id, label: each.name ?? period(each.period) }))}
            />
          )}
          {mayManage && (
            <Button asChild>
              <Link to="/ct/entity-management/boundary" search={time ? { year: boundaryYearOf(time.period) } : {}}>
                <Trans>Boundary</Trans>
              </Link>
            </Button>
          )}
        </Inline>
      }
    >
      {children}
    </Page>
  );
};

const NoTimes = () => (
  <EmptyState
    title={<Trans>No reporting times yet</Trans>}
    purpose={<Trans>Add reporting times in the data hub, and enter figures of your entities for them.</Trans>}
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/reporting-times">
          <Trans>Add reporting times</Trans>
        </Link>
      </Button>
    }
  />
);

const NoFigures = ({ time }: { readonly time: ReportingTime }) => (
  <EmptyState
    title={<Trans>No figures for these dates</Trans>}
    purpose={<Trans>Enter figures of your entities in the data hub. They are put together here.</Trans>}
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/data-hub" search={{ reportingTimeId: time.id }}>
          <Trans>Go to the data hub</Trans>
        </Link>
      </Button>
    }
  />
);

type FiguresProps = Pick<ConsolidationPageProps, 'profile'> & {
  readonly time: ReportingTime;
  readonly approved: 'only' | undefined;
  readonly mayManage: boolean;
};

const Figures = ({ time, approved, profile, mayManage }: FiguresProps) => {
  const { i18n } = useLingui();
  const { period } = time;
  const year = useFigureWords().yearOf(period);
  const { data, error, refetch } = useQuery(consolidationQueries.all(useApi(), { period, approved }));
  if (!data)
    return (
      <NotLoaded
        title={<Trans>Couldn’t load the consolidated figures</Trans>}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  if (!data.approach) return <NoApproach period={period} mayManage={mayManage} />;
  if (data.figures.length === 0 && !approved) return <NoFigures time={time} />;
  return (
    <Stack gap={4}>
      {mayManage && <Questions questions={data.questions} year={boundaryYearOf(period)} profile={profile} />}
      <Text tone="muted">
        <Trans>Approach: {i18n._(approachNames[data.approach])}</Trans>
      </Text>
      {year && <Text tone="muted">{year}</Text>}
      <ApprovedOnly time={time.id} approved={approved} />
      {data.figures.length > 0 ? (
        <Compared figures={data.figures} approach={data.approach} time={time} approved={approved} />
      ) : (
        <Text tone="muted">
          <Trans>No figure has been approved yet.</Trans>
        </Text>
      )}
    </Stack>
  );
};

type ComparedProps = Pick<FiguresProps, 'time' | 'approved'> & {
  readonly figures: readonly ConsolidatedFigure[];
  readonly approach: ConsolidationApproach;
};

/** The figures beside last year's. Where that year was consolidated by another approach, it says that it is restated. */
const Compared = ({ figures, approach, time, approved }: ComparedProps) => {
  const { i18n } = useLingui();
  const lastYear = useLastYear({ period: time.period, approved, approach });
  const former = lastYear?.restatedFrom && i18n._(approachNames[lastYear.restatedFrom]);
  const present = i18n._(approachNames[approach]);
  return (
    <Stack gap={2} align="stretch">
      {former && (
        <Text size="sm" tone="muted">
          <Trans>
            Last year was consolidated by {former}. Its figures are restated by {present}, to compare like with like.
          </Trans>
        </Text>
      )}
      <FigureTable figures={figures} lastYear={lastYear} search={{ time: time.id, ...(approved && { approved }) }} />
    </Stack>
  );
};

type ApprovedOnlyProps = { readonly time: string; readonly approved: 'only' | undefined };

/** Whether figures that a collection asks for count only once they are approved; the address has it. */
const ApprovedOnly = ({ time, approved }: ApprovedOnlyProps) => {
  const { t } = useLingui();
  const navigate = useNavigate();
  const choose = (isOn: boolean) =>
    void navigate({
      to: '.',
      search: { time, ...(isOn && { approved: 'only' as const }) },
      replace: true,
      resetScroll: false,
    });
  return (
    <Checkbox
      label={t`Approved figures only`}
      hint={t`Figures that a collection asks for count once they are approved. All others count as before.`}
      value={approved !== undefined}
      onChange={({ value }) => choose(value)}
    />
  );
};
