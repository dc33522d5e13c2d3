import { type FrameworkQuestion, frameworkQueries } from '@esg/api-client';
import { useApi, usePageTitle, useProblemSentences } from '@esg/app-kit';
import type { FrameworkSummary } from '@esg/contract';
import { Button, Card, ErrorPanel, Heading, Page, Skeleton, SkeletonGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DataTimeSelect } from './DataTimeSelect.tsx';
import { ownExchangeFirst } from './frameworks-that-concern.ts';
import { HelperQuestions } from './HelperQuestions.tsx';
import { answersOf, questionOf } from './helper-question.ts';
import { NameReportDialog } from './NameReportDialog.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import { useDataTime } from './use-answered.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useSearchFilter } from './use-search-filter.ts';

/** Two questions, then the frameworks that fit, best first. The address keeps the answers. */
export const FrameworkHelperPage = () => {
  const { t } = useLingui();
  const title = t`Find the right framework`;
  usePageTitle(title);
  const { filter: answers, replace } = useSearchFilter(answersOf);
  const [chosen, setChosen] = useState<FrameworkSummary>();
  const question = questionOf(answers);
  const days = useDataTime(answers.time)?.period;
  return (
    <Page
      title={title}
      purpose={
        <Trans>Answer two questions and we’ll suggest frameworks that fit. You can still choose any other.</Trans>
      }
      action={
        <Button asChild>
          <Link to="/ct/select-framework">
            <Trans>See all frameworks</Trans>
          </Link>
        </Button>
      }
    >
      <Stack gap={6}>
        <HelperQuestions answers={answers} onAnswer={replace} />
        {question ? (
          <>
            <DataTimeSelect time={answers.time} onChange={(time) => replace({ ...answers, time })} />
            <Suggestions question={{ ...question, ...days }} onChoose={setChosen} />
          </>
        ) : (
          <Text tone="muted">
            <Trans>Answer both questions to see what fits.</Trans>
          </Text>
        )}
      </Stack>
      {chosen && <NameReportDialog framework={chosen} time={answers.time} onClose={() => setChosen(undefined)} />}
    </Page>
  );
};

type SuggestionsProps = {
  readonly question: FrameworkQuestion;
  readonly onChoose: (framework: FrameworkSummary) => void;
};

const Suggestions = ({ question, onChoose }: SuggestionsProps) => {
  const { t } = useLingui();
  const api = useApi();
  const { problem } = useProblemSentences();
  const suggestions = useQuery(frameworkQueries.suggestions(api, question));
  const frameworks = useQuery(frameworkQueries.list(api));
  const profile = useOwnProfile();
  const error = suggestions.error ?? frameworks.error;
  const retry = () => {
    void suggestions.refetch();
    void frameworks.refetch();
  };
  return (
    <Stack as="section" gap={3} aria-labelledby="suggestions">
      <Heading level={2} id="suggestions">
        <Trans>What fits</Trans>
      </Heading>
      {suggestions.data && frameworks.data ? (
        <SuggestionList
          suggestions={ownExchangeFirst(suggestions.data, frameworks.data, profile)}
          frameworks={frameworks.data}
          onChoose={onChoose}
        />
      ) : error ? (
        <ErrorPanel
          title={<Trans>Couldn’t load the suggestions</Trans>}
          action={
            <Button onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {problem(error)}
        </ErrorPanel>
      ) : (
        <SkeletonGroup label={t`Loading suggestions`}>
          <Card>
            <Skeleton width="40%" height="1.5rem" />
            <Skeleton shape="block" height="4rem" />
          </Card>
        </SkeletonGroup>
      )}
    </Stack>
  );
};
