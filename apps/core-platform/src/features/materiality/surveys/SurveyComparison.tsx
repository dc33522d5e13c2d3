import { surveyQueries } from '@esg/api-client';
import { LoadFailed, useApi, useLanguage } from '@esg/app-kit';
import {
  compareSurveys,
  type InBothLanguages,
  type OpenedSurveyCard,
  type SurveyComparisonGap,
  type SurveyResults,
  surveyText,
} from '@esg/contract';
import { Banner, EmptyState, Grid, Select, Skeleton, SkeletonGroup, Stack } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ComparedQuestionChart } from './ComparedQuestionChart.tsx';

type SurveyComparisonProps = { id: string };

/** This survey beside another one of the organisation, question by question: the one before it, unless somebody chooses a later one. */
export const SurveyComparison = ({ id }: SurveyComparisonProps) => {
  const { t } = useLingui();
  const opened = useQuery(surveyQueries.opened(useApi()));
  const surveys = opened.data && aroundOf(opened.data, id);
  const [chosen, setChosen] = useState<string>();
  if (!surveys)
    return opened.error ? (
      <LoadFailed
        title={<Trans>Couldn’t load the surveys</Trans>}
        error={opened.error}
        onRetry={() => void opened.refetch()}
      />
    ) : (
      <Loading />
    );
  const { others, later } = surveys;
  const [first] = others;
  if (!first)
    return (
      <EmptyState
        title={<Trans>No other survey yet</Trans>}
        purpose={
          <Trans>
            Once another survey was opened, its answers appear here beside these. Start it as a copy of this one, so
            that the questions stay the same.
          </Trans>
        }
      />
    );
  const other = others.find((each) => each.id === chosen) ?? first;
  return (
    <Stack gap={6} align="stretch">
      <SurveyChoice label={t`Other survey`} surveys={others} value={other.id} onChange={setChosen} />
      <TwoResults id={id} other={other} isLater={later.has(other.id)} />
    </Stack>
  );
};

/** The other surveys of a list that has the newest first: those before this one, then later ones; one that is too old for the list comes last. */
const aroundOf = (opened: readonly OpenedSurveyCard[], id: string) => {
  const found = opened.findIndex((each) => each.id === id);
  const place = found < 0 ? opened.length : found;
  const later = opened.slice(0, place);
  return { others: [...opened.slice(place + 1), ...later.toReversed()], later: new Set(later.map((each) => each.id)) };
};

const Loading = () => {
  const { t } = useLingui();
  return (
    <SkeletonGroup label={t`Loading`}>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  );
};

type SurveyChoiceProps = {
  label: string;
  surveys: readonly OpenedSurveyCard[];
  value: string;
  onChange: (id: string) => void;
};

const SurveyChoice = ({ label, surveys, value, onChange }: SurveyChoiceProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Select
      label={label}
      options={surveys.map(({ id, title, year }) => ({
        value: id,
        label: `${year} · ${surveyText(title, language) || t`Survey without a title`}`,
      }))}
      value={value}
      onChange={(change) => onChange(change.value)}
    />
  );
};

type TwoResultsProps = { id: string; other: OpenedSurveyCard; isLater: boolean };

const TwoResults = ({ id, other, isLater }: TwoResultsProps) => {
  const api = useApi();
  const [laterId, earlierId] = isLater ? [other.id, id] : [id, other.id];
  const now = useQuery(surveyQueries.results(api, laterId));
  const earlier = useQuery(surveyQueries.results(api, earlierId));
  const error = now.error ?? earlier.error;
  if (!now.data || !earlier.data)
    return error ? (
      <LoadFailed
        title={<Trans>Couldn’t load the results</Trans>}
        error={error}
        onRetry={() => void Promise.all([now.refetch(), earlier.refetch()])}
      />
    ) : (
      <Loading />
    );
  if (now.data.hidden || earlier.data.hidden)
    return (
      <EmptyState
        title={<Trans>Results of one of the surveys aren’t shown yet</Trans>}
        purpose={
          <Trans>
            Both must have enough answers. If people can’t be identified by what you promised, the survey must also be
            closed.
          </Trans>
        }
      />
    );
  return <Compared now={now.data} before={earlier.data} year={other.year} isLater={isLater} />;
};

type ComparedProps = { now: SurveyResults; before: SurveyResults; year: number; isLater: boolean };

const Compared = ({ now, before, year, isLater }: ComparedProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [groupId, setGroupId] = useState<string>('all');
  const found = compareSurveys(now, before);
  const place = Math.max(
    0,
    found.groups.findIndex((group) => group.now === groupId),
  );
  return (
    <Stack gap={6} align="stretch">
      <Grid gap={4} cell="medium">
        <Select
          label={t`Group`}
          options={found.groups.map((group) => ({
            value: group.now ?? 'all',
            label: group.name ? surveyText(group.name, language) : t({ context: 'survey', message: 'Everyone' }),
          }))}
          value={found.groups[place]?.now ?? 'all'}
          onChange={({ value }) => setGroupId(value)}
        />
      </Grid>
      <Gaps found={found} isLater={isLater} />
      {found.questions.map((compared) => (
        <ComparedQuestionChart
          key={compared.question.id}
          compared={compared}
          place={place}
          names={
            isLater
              ? { now: t`Later (${year})`, before: t`This survey` }
              : { now: t`This survey`, before: t`Before (${year})` }
          }
        />
      ))}
    </Stack>
  );
};

const gapWords: Record<SurveyComparisonGap, MessageDescriptor> = {
  only_now: msg`Asked only in this survey`,
  only_before: msg`Asked only before`,
  kind: msg`Asked in another way`,
  steps: msg`The scale has another number of steps`,
  options: msg`The options aren’t the same`,
  text: msg`Answers are texts`,
  not_shown: msg`Too few answers to show in one of the surveys`,
};

/** The same where the other survey is the later one. */
const laterWords: Record<SurveyComparisonGap, MessageDescriptor> = {
  ...gapWords,
  only_now: msg`Asked only later`,
  only_before: msg`Asked only in this survey`,
};

type GapsProps = { found: ReturnType<typeof compareSurveys>; isLater: boolean };

/** What cannot be compared, by its reason. */
const Gaps = ({ found: { gaps, groupsOnlyNow, groupsOnlyBefore }, isLater }: GapsProps) => {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const listed = (texts: readonly InBothLanguages[]) => texts.map((text) => surveyText(text, language)).join('; ');
  const lines = [
    ...[...Map.groupBy(gaps, ({ why }) => why)].map(
      ([why, own]) => [i18n._((isLater ? laterWords : gapWords)[why]), listed(own.map(({ text }) => text))] as const,
    ),
    [t`Groups asked only in this survey`, listed(isLater ? groupsOnlyBefore : groupsOnlyNow)] as const,
    isLater
      ? ([t`Groups asked only later`, listed(groupsOnlyNow)] as const)
      : ([t`Groups asked only before`, listed(groupsOnlyBefore)] as const),
  ].filter(([, names]) => names !== '');
  if (lines.length === 0) return null;
  return (
    <Banner tone="info" title={<Trans>Not compared</Trans>}>
      <Stack as="ul" gap={1}>
        {lines.map(([why, names]) => (
          <li key={why}>
            {why}: {names}
          </li>
        ))}
      </Stack>
    </Banner>
  );
};
