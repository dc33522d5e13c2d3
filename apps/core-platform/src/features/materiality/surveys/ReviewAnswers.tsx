import { surveyMutations } from '@esg/api-client';
import { useApi, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type SurveyResults, surveyLimits, surveyText } from '@esg/contract';
import { Banner, Button, ConfirmDialog, EmptyState, Heading, Inline, Stack } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { OpenAnswers } from './OpenAnswers.tsx';

/** Asks which answers of open links count, before results of people who were promised privacy are shown. */
export const ReviewAnswers = ({ results }: { results: SurveyResults }) => {
  const language = useLanguage();
  const { readOnly } = useAssessment();
  const { waveMinutes } = surveyLimits;
  return (
    <Stack gap={4} align="stretch">
      <EmptyState
        title={<Trans>Check which answers count</Trans>}
        purpose={
          <Trans>
            Many answers by an open link began within {waveMinutes} minutes. Results appear once someone has checked
            whether to set some aside. Afterwards what counts can’t change: comparing results twice could reveal what
            people answered.
          </Trans>
        }
      />
      {!readOnly &&
        results.groups.map((group) => (
          <Stack key={group.id} gap={2} align="stretch">
            <Heading level={3} size="md">
              {surveyText(group.name, language)}
            </Heading>
            <OpenAnswers survey={results} group={group} />
          </Stack>
        ))}
      {!readOnly && <ShowResults id={results.id} />}
    </Stack>
  );
};

const ShowResults = ({ id }: { id: string }) => {
  const { problem } = useProblemSentences();
  const [isAsking, setAsking] = useState(false);
  const { mutate, error, isPending } = useMutation(surveyMutations.review(useApi(), useQueryClient()));
  return (
    <Inline>
      <Button emphasis="strong" onClick={() => setAsking(true)}>
        <Trans>Show the results</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(false)}
          title={<Trans>Show the results?</Trans>}
          description={
            <Trans>The answers that count now count permanently. You can’t set others aside afterwards.</Trans>
          }
          confirmLabel={<Trans>Show the results</Trans>}
          cancelLabel={<Trans>Not yet</Trans>}
          pending={isPending}
          onConfirm={() => mutate(id, { onSuccess: () => setAsking(false) })}
        >
          {error && <Banner tone="danger" title={problem(error)} />}
        </ConfirmDialog>
      )}
    </Inline>
  );
};
