import {
  type ApiError,
  climateMutations,
  climateQueries,
  frameworkQueries,
  reportingTimeQueries,
} from '@esg/api-client';
import { NotLoaded, PagePath, useApi, useLanguage, usePageTitle, useProblemSentences } from '@esg/app-kit';
import { type ClimatePublication, type NewClimatePublication, type ReportingTime, timeName } from '@esg/contract';
import { Banner, Button, Checkbox, ConfirmDialog, EmptyState, Page, Select, Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { monthsOfPeriod, resultsPlaceOf, timesOfMonths } from '../results/results-place.ts';
import { AnswerList } from './AnswerList.tsx';
import { FigureTable } from './FigureTable.tsx';

const isWritten = ({ state }: ClimatePublication['figures'][number]) =>
  state === 'created' || state === 'changed' || state === 'removed';

/** The newest reporting time that has begun by the newest month with lines; of those that end on one day, the longest. */
const newestEntered = (times: readonly ReportingTime[], last: string): ReportingTime | undefined =>
  times
    .filter(({ period }) => period.start.slice(0, 7) <= last)
    .toSorted(
      ({ period: one }, { period: other }) => other.end.localeCompare(one.end) || one.start.localeCompare(other.start),
    )[0];

/** Makes emissions, energy and water of a reporting time figures of the data hub: first what would become of each, then the deed. */
export const PublishPage = () => {
  const { t } = useLingui();
  const title = t`Publish to the data hub`;
  usePageTitle(title);
  const navigate = useNavigate();
  const language = useLanguage();
  const place = resultsPlaceOf(useSearch({ strict: false }));
  const { data, error, refetch } = useQuery(reportingTimeQueries.all(useApi()));
  const times = data && timesOfMonths(data);
  const { data: months } = useQuery(climateQueries.months(useApi()));
  const time =
    times?.find(({ id }) => id === place.time) ?? newestEntered(times ?? [], months?.last ?? '') ?? times?.[0];
  return (
    <Page
      title={title}
      before={
        <PagePath current={title} above={[{ id: 'climate', label: t`Climate`, link: <Link to="/ct/climate" /> }]} />
      }
      purpose={
        <Trans>
          Reports read emissions, energy and water from the data hub. You see what happens to each figure before it
          does.
        </Trans>
      }
    >
      {!times || error ? (
        <NotLoaded
          title={<Trans>Couldn’t load the reporting times</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !time ? (
        <NoTimes />
      ) : (
        <Stack gap={6} align="stretch">
          <Select
            label={t`Reporting time`}
            value={time.id}
            onChange={({ value }) => void navigate({ to: '.', search: { time: value }, replace: true })}
            options={times.map((each) => ({ value: each.id, label: timeName(each, language) }))}
          />
          <Publication key={time.id} time={time} />
        </Stack>
      )}
    </Page>
  );
};

const NoTimes = () => (
  <EmptyState
    title={<Trans>No reporting time of whole months</Trans>}
    purpose={
      <Trans>Activity data are of months, so that only a reporting time of whole months can be published.</Trans>
    }
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/reporting-times">
          <Trans>Reporting times</Trans>
        </Link>
      </Button>
    }
  />
);

/** The request, what it would do and what it did. */
const usePublication = (time: ReportingTime) => {
  const api = useApi();
  const language = useLanguage();
  const [replaces, setReplaces] = useState(false);
  const request: NewClimatePublication = { reportingTimeId: time.id, replaces, language };
  const preview = useQuery({
    ...climateQueries.publicationPreview(api, request),
    placeholderData: keepPreviousData,
  });
  const publish = useMutation(climateMutations.publish(api, useQueryClient()));
  return { replaces, setReplaces, request, preview, publish };
};

type OutcomeProps = { readonly isDone: boolean; readonly error: unknown };

/** What became of the publication. */
const Outcome = ({ isDone, error }: OutcomeProps) => {
  const { problem } = useProblemSentences();
  if (error)
    return (
      <Banner tone="danger" title={<Trans>Nothing was published</Trans>}>
        {problem(error)}
      </Banner>
    );
  return isDone ? (
    <Banner tone="success" title={<Trans>Published to the data hub</Trans>}>
      <Trans>
        New reports take these numbers. Open reports keep theirs, and say where the data hub has newer ones.
      </Trans>
    </Banner>
  ) : null;
};

type NotYetProps = { readonly time: ReportingTime; readonly error: ApiError | null; readonly onRetry: () => void };

/** What keeps the figures from being published, with the way to where it is settled. */
const NotYet = ({ time, error, onRetry }: NotYetProps) => {
  const { problem } = useProblemSentences();
  const months = monthsOfPeriod(time.period);
  const title = <Trans>Nothing can be published yet</Trans>;
  if (error?.code === 'climate.lines_open')
    return (
      <Banner
        tone="warning"
        title={title}
        action={
          <TextLink asChild>
            <Link to="/ct/climate/activities" search={{ ...months, state: 'open' }}>
              <Trans>Answer the questions</Trans>
            </Link>
          </TextLink>
        }
      >
        {problem(error)}
      </Banner>
    );
  if (error?.code === 'climate.results_outdated')
    return (
      <Banner
        tone="warning"
        title={title}
        action={
          <TextLink asChild>
            <Link to="/ct/climate/rules" hash="recalculation">
              <Trans>Go to the recalculation</Trans>
            </Link>
          </TextLink>
        }
      >
        {problem(error)}
      </Banner>
    );
  return <NotLoaded title={title} error={error} onRetry={onRetry} />;
};

type PublishLabelProps = { readonly written: number; readonly isNothing: boolean };

const PublishLabel = ({ written, isNothing }: PublishLabelProps) => {
  if (isNothing) return <Trans>Nothing to publish</Trans>;
  if (written === 0) return <Trans>Publish the answers</Trans>;
  return <Plural value={written} one="Publish # figure" other="Publish # figures" />;
};

const Publication = ({ time }: { readonly time: ReportingTime }) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: library } = useQuery(frameworkQueries.metrics(useApi()));
  const { replaces, setReplaces, request, preview, publish } = usePublication(time);
  const [asks, setAsks] = useState(false);
  const { data, error, refetch } = preview;
  if (!data) return <NotYet time={time} error={error} onRetry={() => void refetch()} />;
  const metricName = (key: string) => library?.metrics.find((metric) => metric.key === key)?.name[language] ?? key;
  const figures = publish.data?.figures ?? data.figures;
  const written = data.figures.filter(isWritten).length;
  const isNothing = written === 0 && data.answers.every(({ state }) => state === 'same' || state === 'kept');
  const send = () => publish.mutate(request, { onSettled: () => setAsks(false) });
  if (figures.length === 0)
    return <Text tone="muted">{t`There are no lines with a number in the months of this reporting time.`}</Text>;
  return (
    <Stack gap={4} align="stretch">
      <Outcome isDone={publish.data !== undefined} error={publish.error} />
      <FigureTable figures={figures} time={time} metricName={metricName} isDone={publish.data !== undefined} />
      <AnswerList
        answers={publish.data?.answers ?? data.answers}
        metricName={metricName}
        isDone={publish.data !== undefined}
      />
      {!publish.data && (
        <>
          {(replaces || data.figures.some(({ state }) => state === 'kept')) && (
            <Checkbox
              label={t`Also replace figures that people entered or changed themselves`}
              value={replaces}
              onChange={({ value }) => setReplaces(value)}
            />
          )}
          <div>
            <Button
              emphasis="strong"
              pending={publish.isPending || isNothing}
              onClick={() => (replaces ? setAsks(true) : send())}
            >
              <PublishLabel written={written} isNothing={isNothing} />
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={<Trans>Replace what people entered?</Trans>}
        description={
          <Trans>Their numbers give way to those of the calculator. The history of each figure keeps them.</Trans>
        }
        confirmLabel={<Trans>Replace and publish</Trans>}
        cancelLabel={<Trans>Cancel</Trans>}
        pending={publish.isPending}
        onConfirm={send}
      />
    </Stack>
  );
};
