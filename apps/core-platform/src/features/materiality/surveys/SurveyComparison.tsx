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

/** This survey beside an earlier one of the organisation, question by question. */
export const SurveyComparison = ({ id }: SurveyComparisonProps) => {
  const { t } = useLingui();
  const opened = useQuery(surveyQueries.opened(useApi()));
  const others = opened.data?.filter((each) => each.id !== id);
  const [chosen, setChosen] = useState<string>();
  if (!others)
    return opened.error ? (
      <LoadFailed
        title={<Trans>Couldn’t load the surveys</Trans>}
        error={opened.error}
        onRetry={() => void opened.refetch()}
      />
    ) : (
      <Loading />
    );
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
  return (
    <Stack gap={6} align="stretch">
      <SurveyChoice label={t`Other survey`} surveys={others} value={chosen ?? first.id} onChange={setChosen} />
      <TwoResults id={id} before={others.find((each) => each.id === chosen) ?? first} />
    </Stack>
  );
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

const TwoResults = ({ id, before }: { id: string; before: OpenedSurveyCard }) => {
  const api = useApi();
  const now = useQuery(surveyQueries.results(api, id));
  const earlier = useQuery(surveyQueries.results(api, before.id));
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
  return <Compared now={now.data} before={earlier.data} year={before.year} />;
};

type ComparedProps = { now: SurveyResults; before: SurveyResults; year: number };

const Compared = ({ now, before, year }: ComparedProps) => {
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
      <Gaps groupsOnlyNow={found.groupsOnlyNow} groupsOnlyBefore={found.groupsOnlyBefore} gaps={found.gaps} />
      {found.questions.map((compared) => (
        <ComparedQuestionChart
          key={compared.question.id}
          compared={compared}
          place={place}
          names={{ now: t`This survey`, before: t`Before (${year})` }}
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

type GapsProps = Pick<ReturnType<typeof compareSurveys>, 'gaps' | 'groupsOnlyNow' | 'groupsOnlyBefore'>;

/** What cannot be compared, by its reason. */
const Gaps = ({ gaps, groupsOnlyNow, groupsOnlyBefore }: GapsProps) => {
  const { i18n, t } = useLingui();
  const language = useLanguage();
  const listed = (texts: readonly InBothLanguages[]) => texts.map((text) => surveyText(text, language)).join('; ');
  const lines = [
    ...[...Map.groupBy(gaps, ({ why }) => why)].map(
      ([why, own]) => [i18n._(gapWords[why]), listed(own.map(({ text }) => text))] as const,
    ),
    [t`Groups asked only in this survey`, listed(groupsOnlyNow)] as const,
    [t`Groups asked only before`, listed(groupsOnlyBefore)] as const,
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
