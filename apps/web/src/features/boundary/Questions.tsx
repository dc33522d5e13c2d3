import { boundaryMutations, boundaryQueries, entityQueries } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import {
  type DoubleCount,
  mayArrange,
  type OwnFiguresMeaning,
  ownFiguresMeanings,
  type UserProfile,
} from '@esg/contract';
import { Banner, Button, Inline, Stack, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { meaningNames } from './boundary-words.ts';

type Asked = { readonly year: number; readonly profile: Pick<UserProfile, 'userId' | 'role'> };
type QuestionsProps = Asked & { readonly questions: readonly DoubleCount[] };

/** Asks once for each entity what its own figures include, if entities below it have figures, too. */
export const Questions = ({ questions, year, profile }: QuestionsProps) => {
  if (questions.length === 0) return null;
  return (
    <Banner
      tone="warning"
      // The banner contains the buttons and is there from the beginning, so nothing announces it.
      announced={false}
      title={
        <Plural
          value={questions.length}
          one="One entity has figures of its own, and so do entities below it"
          other="# entities have figures of their own, and so do entities below them"
        />
      }
    >
      <Stack gap={3}>
        <Text>
          <Trans>
            Say what their own figures include. Until then, only their own count, so that nothing counts twice.
          </Trans>
        </Text>
        {questions.map((question) => (
          <Question key={question.entityId} question={question} year={year} profile={profile} />
        ))}
      </Stack>
    </Banner>
  );
};

const Question = ({ question, year, profile }: Asked & { readonly question: DoubleCount }) => {
  const { i18n } = useLingui();
  const { problem } = useProblemSentences();
  const api = useApi();
  const { data: entities } = useQuery(entityQueries.all(api));
  const { data: boundary } = useQuery(boundaryQueries.ofYear(api, year));
  const { mutate, error, isPending } = useMutation(boundaryMutations.hold(api, useQueryClient()));
  const held = boundary?.entities.find(({ entityId }) => entityId === question.entityId);
  const entity = entities?.find(({ id }) => id === question.entityId);
  if (!entity || !mayArrange(profile, entity)) return null;
  const answer = (ownFigures: OwnFiguresMeaning) => {
    if (!held || isPending) return;
    const { since: _since, ...said } = held;
    mutate({ ...said, year, ownFigures });
  };
  return (
    <Stack gap={1}>
      <Text strong>
        {entity.name}: <Plural value={question.metricKeys.length} one="# metric" other="# metrics" />
      </Text>
      {error && <Text tone="danger">{problem(error)}</Text>}
      <Inline gap={2}>
        {ownFiguresMeanings.map((meaning) => (
          <Button key={meaning} size="compact" pending={isPending} onClick={() => answer(meaning)}>
            {i18n._(meaningNames[meaning])}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
};
