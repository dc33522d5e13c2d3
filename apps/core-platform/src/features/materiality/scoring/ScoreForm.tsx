import { materialityMutations } from '@esg/api-client';
import { useApi, useProblemSentences, useServices } from '@esg/app-kit';
import { criteriaOf, type Iro, type ScoredCriterion, type ScoresChange } from '@esg/contract';
import { Banner, Button, Card, Heading, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEntryWords } from '../register/use-entry-words.ts';
import { CriterionField } from './CriterionField.tsx';
import { ownScores } from './own-scores.ts';

type ScoreFormProps = { iro: Iro; readOnly: boolean; onNext: () => void };

/** Whether these are the scores that gave the criterion this value. */
const isGiven = (scores: ScoresChange['scores'], criterion: ScoredCriterion, value: number) =>
  scores.some((each) => each.criterion === criterion && each.score === value);

/** This person’s own scores of an entry. Each is stored as it is given; the last one counts. */
export const ScoreForm = ({ iro, readOnly, onNext }: ScoreFormProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const userId = useServices().session.userId();
  const [given, setGiven] = useState<ReadonlyMap<ScoredCriterion, number>>(new Map());
  const [failed, setFailed] = useState<Error>();
  const { mutate, isPending, isSuccess } = useMutation({
    ...materialityMutations.score(useApi(), useQueryClient()),
    // One after the other: the score that was given last is also the one that is stored last.
    scope: { id: `materiality/score/${iro.id}` },
    // Callbacks of a call are dropped once another one follows; these hear of every score.
    onError: (error, { scores }) => {
      setFailed(error);
      setGiven((now) => new Map([...now].filter(([each, value]) => !isGiven(scores, each, value))));
    },
  });
  const stored = ownScores(iro, userId);
  const criteria = criteriaOf(iro);
  const scoreOf = (criterion: ScoredCriterion) => given.get(criterion) ?? stored.get(criterion);
  const score = (criterion: ScoredCriterion, value: number) => {
    // What failed stays said while others are being stored.
    if (!isPending) setFailed(undefined);
    setGiven((now) => new Map([...now, [criterion, value]]));
    mutate({ id: iro.id, scores: [{ criterion, score: value }], reason: '' });
  };
  const isDone = criteria.every((criterion) => scoreOf(criterion) !== undefined);
  return (
    <Card>
      <Stack gap={4} align="stretch">
        <EntryHead iro={iro} />
        {failed && <Banner tone="danger" title={problem(failed)} />}
        {criteria.map((criterion) => (
          <CriterionField
            key={criterion}
            criterion={criterion}
            score={scoreOf(criterion)}
            disabled={readOnly}
            onScore={(value) => score(criterion, value)}
          />
        ))}
        <Inline gap={3}>
          {isDone && (
            <Button emphasis="strong" data-after-criteria pending={isPending} onClick={onNext}>
              <Trans>Next open entry</Trans>
            </Button>
          )}
          <Text as="span" size="sm" tone="muted" role="status">
            {isPending ? t`Saving…` : isSuccess && !failed ? t`Saved` : null}
          </Text>
          <Text as="span" size="sm" tone="muted" numeric>
            <Plural value={iro.scoredBy} _0="No scores yet" one="# person scored it" other="# people scored it" />
          </Text>
        </Inline>
        <Text size="sm" tone="muted">
          <Trans>Keys: a digit gives that score and moves on to the next question.</Trans>
        </Text>
      </Stack>
    </Card>
  );
};

/** What is scored. */
export const EntryHead = ({ iro }: { iro: Iro }) => {
  const { facts } = useEntryWords();
  const [, ...others] = facts(iro);
  return (
    <Stack gap={2} align="stretch">
      <Heading level={3} size="md">
        {iro.title}
      </Heading>
      {iro.description !== '' && <Text measured>{iro.description}</Text>}
      <Text as="span" size="sm" tone="muted">
        {others
          .slice(0, -1)
          .map(({ term, value }) => `${term}: ${value}`)
          .join(' · ')}
      </Text>
    </Stack>
  );
};
