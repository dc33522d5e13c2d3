import { collectionMutations, collectionQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import type { Collection, MetricDetail, PortalQuestion } from '@esg/contract';
import { Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { hubPlaceOf } from '../party/hub-place.ts';
import { AnsweredMonths } from './AnsweredMonths.tsx';
import { AnswerHistory } from './AnswerHistory.tsx';
import type { BoardRow } from './board-rows.ts';
import { CellMark } from './CellMark.tsx';
import { FigureProof, type ProofPlace } from './FigureProof.tsx';
import { FigureWords } from './FigureWords.tsx';
import { QuestionTalk } from './QuestionTalk.tsx';
import type { BoardFigure } from './use-board.ts';

type AnswersProps = {
  readonly collection: Collection;
  readonly row: BoardRow;
  readonly figures: readonly BoardFigure[];
  /** Whether the person may write to the entity's people. */
  readonly mayWrite: boolean;
};

/** Every question to one entity or supplier, in the order of the board: the figure or its months beside those of the last period, who entered them and where they come from, or why there are none. */
export const Answers = ({ collection, row, figures, mayWrite }: AnswersProps) => {
  const { data, error, refetch } = useQuery(collectionQueries.answers(useApi(), collection.id, row.entity.id));
  const comments = useComments(collection.id, row, mayWrite);
  const stateOf = (id: string) => row.states.get(id) ?? 'missing';
  return (
    <Stack gap={2} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Figures</Trans>
      </Heading>
      {error && !data && (
        <NotLoaded title={<Trans>Couldn’t load the answers</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      <Stack as="ul" gap={4} align="stretch">
        {figures.map(({ id, name }) => {
          const question = data?.questions.find(({ sectionId }) => sectionId === id);
          const metric = data?.metrics.find(({ metric: { key } }) => key === question?.metricKey);
          const place = { collectionId: collection.id, entityId: row.entity.id, sectionId: id };
          return (
            <li key={id}>
              <Stack gap={1} align="stretch">
                <Inline gap={2} justify="between">
                  <QuestionName collection={collection} entityId={row.entity.id} figure={{ id, name }} />
                  <CellMark state={stateOf(id)} />
                </Inline>
                {question && (
                  <Said
                    question={question}
                    metric={metric}
                    place={{ ...place, of: collection.of, askedAt: collection.createdAt }}
                  />
                )}
                {comments && (
                  <QuestionTalk
                    of={collection.of}
                    place={place}
                    comments={comments.filter(({ sectionId }) => sectionId === id)}
                    mayWrite={mayWrite && collection.closedAt === null}
                  />
                )}
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
};

type QuestionNameProps = {
  readonly collection: Collection;
  readonly entityId: string;
  readonly figure: BoardFigure;
};

/** What is asked: the way to the figure in the data hub, where it is there. */
const QuestionName = ({ collection, entityId, figure: { id, name } }: QuestionNameProps) => {
  const place = hubPlaceOf(collection, entityId, id);
  if (!place)
    return (
      <Text as="span" strong>
        {name}
      </Text>
    );
  return (
    <TextLink asChild emphasis="quiet">
      <Link {...place}>{name}</Link>
    </TextLink>
  );
};

/** What was said about the questions. Once it is shown to somebody who may reply, the board no longer marks it as new. */
const useComments = (collectionId: string, { entity, unread }: BoardRow, mayWrite: boolean) => {
  const api = useApi();
  const place = { collectionId, entityId: entity.id };
  const { data } = useQuery(collectionQueries.comments(api, place));
  const { mutate } = useMutation(collectionMutations.readComments(api, useQueryClient(), place));
  const isToMark = data !== undefined && unread > 0 && mayWrite;
  useEffect(() => {
    if (isToMark) mutate();
  }, [isToMark, mutate]);
  return data;
};

type SaidProps = {
  readonly question: PortalQuestion;
  readonly metric: MetricDetail | undefined;
  readonly place: ProofPlace;
};

const Delegated = ({ delegated }: { readonly delegated: NonNullable<PortalQuestion['delegated']> }) => {
  const colleague = delegated.to.name;
  const giver = delegated.by.name;
  return (
    <Text size="sm" tone="muted">
      <Trans>
        {colleague} answers this. {giver} handed it over.
      </Trans>
    </Text>
  );
};

const Said = ({ question, metric, place }: SaidProps) => {
  const { current, months, before, blocked, evidence, delegated } = question;
  const { period } = useFormatters();
  const isByMonth = current === null && months.some((month) => month.current !== null);
  return (
    <>
      {current && metric && (
        <Text strong>
          <FigureWords metric={metric} value={current.value} />
        </Text>
      )}
      {before && metric && (
        <Text size="sm" tone="muted">
          <Trans>Last period, {period(before.period)}:</Trans> <FigureWords metric={metric} value={before.value} />
        </Text>
      )}
      {blocked && !current && (
        <Text size="sm">
          <Trans>Can’t answer: {blocked.reason}</Trans>
        </Text>
      )}
      {delegated && <Delegated delegated={delegated} />}
      {current && <FigureProof place={place} answer={current} evidence={evidence} />}
      {isByMonth && metric && <AnsweredMonths months={months} metric={metric} place={place} />}
      {metric && (current || isByMonth) && <AnswerHistory place={place} metric={metric} />}
    </>
  );
};
