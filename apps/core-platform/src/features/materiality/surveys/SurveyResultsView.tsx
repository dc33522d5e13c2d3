import { fetchSurveyFile, surveyQueries } from '@esg/api-client';
import { LoadFailed, notifyProblem, saveFile, useApi, useLanguage } from '@esg/app-kit';
import { questionsOf, type SurveyQuestion, type SurveyResults, type SurveyTexts, surveyText } from '@esg/contract';
import { Banner, Button, EmptyState, Heading, Inline, Select, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ReviewAnswers } from './ReviewAnswers.tsx';
import { SetAsideAnswers } from './SetAsideAnswers.tsx';
import { GroupsNotShown, SpreadNotShown, SurveyCharts } from './SurveyCharts.tsx';

/** Results by question, groups side by side. */
export const SurveyResultsView = ({ id }: { id: string }) => {
  const { t } = useLingui();
  const results = useQuery(surveyQueries.results(useApi(), id));
  const [groupId, setGroupId] = useState<string | null>(null);
  const written = useQuery(surveyQueries.texts(useApi(), id));
  const { data } = results;
  if (!data && results.error)
    return (
      <LoadFailed
        title={<Trans>Couldn’t load the results</Trans>}
        error={results.error}
        onRetry={() => void results.refetch()}
      />
    );
  if (!data)
    return (
      <SkeletonGroup label={t`Loading`}>
        <Skeleton shape="block" height="12rem" />
      </SkeletonGroup>
    );
  if (data.hidden === 'not_reviewed') return <ReviewAnswers results={data} />;
  if (data.hidden) return <Hidden reason={data.hidden} />;
  return (
    <Stack gap={6} align="stretch">
      <Inline justify="between" gap={4}>
        <Weights results={data} />
        <Files results={data} />
      </Inline>
      <SetAsideAnswers results={data} />
      {data.duplicates > 0 && (
        <Banner tone="warning" title={<Trans>Some responses are the same as another one</Trans>}>
          <Plural
            value={data.duplicates}
            one="# response has the same answers as another one of its group."
            other="# responses have the same answers as another one of their group."
          />
        </Banner>
      )}
      {data.isRenewing && (
        <Text role="status" size="sm" tone="muted">
          <Trans>Newer answers are being counted. They appear here by themselves.</Trans>
        </Text>
      )}
      <SpreadNotShown results={data} />
      <GroupChoice results={data} groupId={groupId} onChange={setGroupId} />
      {questionsOf(data.content).map((question) => (
        <QuestionResult key={question.id} question={question} results={data} texts={written.data} groupId={groupId} />
      ))}
    </Stack>
  );
};

const Hidden = ({ reason }: { reason: 'not_closed' | 'too_few' }) =>
  reason === 'not_closed' ? (
    <EmptyState
      title={<Trans>Results appear when the survey closes</Trans>}
      purpose={
        <Trans>
          You promised that no one can be identified. If results were shown while the survey is open, comparing them
          twice could reveal one person’s answers.
        </Trans>
      }
    />
  ) : (
    <EmptyState
      title={<Trans>Too few answers</Trans>}
      purpose={<Trans>Results are shown once enough people have submitted their answers.</Trans>}
    />
  );

const Weights = ({ results }: { results: SurveyResults }) => {
  const language = useLanguage();
  const weights = results.groups.map(({ name, weight }) => `${surveyText(name, language)} × ${weight}`).join(', ');
  return (
    <Text size="sm" tone="muted">
      <Trans>Weights: {weights}</Trans>
    </Text>
  );
};

const Files = ({ results }: { results: SurveyResults }) => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const save = async (format: 'xlsx' | 'csv' | 'pdf') => {
    try {
      const file = await fetchSurveyFile(api, { id: results.id, format, language });
      saveFile(file, `${surveyText(results.content.title, language) || t`Survey`}.${format}`);
    } catch (error) {
      notifyProblem(error);
    }
  };
  return (
    <Inline gap={2}>
      <Button onClick={() => void save('xlsx')}>
        <Trans>Download Excel</Trans>
      </Button>
      <Button onClick={() => void save('pdf')}>
        <Trans>Download PDF</Trans>
      </Button>
      <Button onClick={() => void save('csv')}>
        <Trans>Download CSV</Trans>
      </Button>
    </Inline>
  );
};

type QuestionResultProps = {
  question: SurveyQuestion;
  results: SurveyResults;
  /** What people wrote; nothing while it is read. */
  texts: SurveyTexts | undefined;
  groupId: string | null;
};

const QuestionResult = ({ question, results, texts, groupId }: QuestionResultProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const whole = results.tallies.find(({ questionId, optionId }) => questionId === question.id && optionId === null);
  const isNobody = (whole?.tallies.length ?? 0) === 0;
  const isChosen = question.kind === 'single' || question.kind === 'multiple';
  const isWithheld = isChosen && !isNobody && whole?.tallies.every((tally) => tally.isWithheld);
  const written = texts?.texts.find(({ questionId }) => questionId === question.id);
  return (
    <Stack as="section" gap={3} align="stretch">
      <Heading level={3} size="md">
        {surveyText(question.text, language)}
      </Heading>
      {isNobody && (
        <Text size="sm" tone="muted">
          {results.privacy === 'named' ? (
            <Trans>Too few answers to show.</Trans>
          ) : (
            <Trans>Too few answers, or not shown so that no one’s answer can be worked out.</Trans>
          )}
        </Text>
      )}
      {isWithheld && (
        <Text size="sm" tone="muted">
          <Trans>Not shown, so that no one’s answer can be worked out.</Trans>
        </Text>
      )}
      <SurveyCharts question={question} results={{ ...results, texts: texts?.texts ?? [] }} groupId={groupId} />
      <GroupsNotShown results={results} questionId={question.id} />
      {question.kind === 'text' && !isNobody && !texts && (
        <SkeletonGroup label={t`Loading`}>
          <Skeleton shape="block" height="4rem" />
        </SkeletonGroup>
      )}
      {written && written.texts.length > 0 && <Texts written={written} />}
    </Stack>
  );
};

/** Whose answers are spread out, where a chart shows those of one group. */
const GroupChoice = ({ results, groupId, onChange }: GroupChoiceProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const shown = new Set(results.tallies.flatMap(({ tallies }) => tallies.map((tally) => tally.groupId)));
  const groups = results.groups.filter(({ id }) => shown.has(id));
  if (groups.length < 2) return null;
  return (
    <Select
      label={t`Show how answers are spread for`}
      options={[
        { value: 'all', label: t({ context: 'survey', message: 'Everyone' }) },
        ...groups.map(({ id, name }) => ({ value: id, label: surveyText(name, language) })),
      ]}
      value={groupId ?? 'all'}
      onChange={({ value }) => onChange(value === 'all' ? null : value)}
    />
  );
};
type GroupChoiceProps = { results: SurveyResults; groupId: string | null; onChange: (groupId: string | null) => void };

const Texts = ({ written }: { written: SurveyTexts['texts'][number] }) => {
  const { texts, further } = written;
  return (
    <Stack gap={2} align="stretch">
      <Stack as="ul" gap={1} align="stretch">
        {texts.map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text can be there twice, and the list never changes its order
          <li key={place}>{text}</li>
        ))}
      </Stack>
      {further > 0 && (
        <Text size="sm" tone="muted">
          <Plural
            value={further}
            one="# more text is in the Excel and CSV files."
            other="# more texts are in the Excel and CSV files."
          />
        </Text>
      )}
    </Stack>
  );
};
