import { collectionMutations, collectionQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import { type Collection, type MetricDetail, type PortalQuestion, subMetricIdOf } from '@esg/contract';
import { Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AnsweredMonths } from './AnsweredMonths.tsx';
import type { BoardRow, CellState } from './board-rows.ts';
import { CellMark } from './CellMark.tsx';
import { FigureProof } from './FigureProof.tsx';
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

const order: readonly CellState[] = ['missing', 'blocked', 'estimated', 'entered'];

/** Every question to one entity, gaps first: the figure or its months beside those of the last period, who entered them and where they come from, or why there are none. */
export const Answers = ({ collection, row, figures, mayWrite }: AnswersProps) => {
  const { data, error, refetch } = useQuery(collectionQueries.answers(useApi(), collection.id, row.entity.id));
  const comments = useComments(collection.id, row, mayWrite);
  const stateOf = (id: string) => row.states.get(id) ?? 'missing';
  const sorted = figures.toSorted((one, other) => order.indexOf(stateOf(one.id)) - order.indexOf(stateOf(other.id)));
  return (
    <Stack gap={2} align="stretch">
      <Heading level={3} size="sm">
        <Trans>Figures</Trans>
      </Heading>
      {error && !data && (
        <NotLoaded title={<Trans>Couldn’t load the answers</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      <Stack as="ul" gap={4} align="stretch">
        {sorted.map(({ id, name }) => {
          const question = data?.questions.find(({ sectionId }) => sectionId === id);
          const metric = data?.metrics.find(({ metric: { key } }) => key === question?.metricKey);
          return (
            <li key={id}>
              <Stack gap={1} align="stretch">
                <Inline gap={2} justify="between">
                  <TextLink asChild emphasis="quiet">
                    <Link
                      to="/ct/data-hub/$subMetricNodeId/data-entry/$sectionId"
                      params={{ subMetricNodeId: subMetricIdOf(id), sectionId: id }}
                      search={{ reportingTimeId: collection.reportingTimeId, entityId: row.entity.id }}
                    >
                      {name}
                    </Link>
                  </TextLink>
                  <CellMark state={stateOf(id)} />
                </Inline>
                {question && <Said question={question} metric={metric} askedAt={collection.createdAt} />}
                {comments && (
                  <QuestionTalk
                    place={{ collectionId: collection.id, entityId: row.entity.id, sectionId: id }}
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
  readonly askedAt: string;
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

const Said = ({ question, metric, askedAt }: SaidProps) => {
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
      {current && <FigureProof answer={current} evidence={evidence} askedAt={askedAt} />}
      {isByMonth && metric && <AnsweredMonths months={months} metric={metric} askedAt={askedAt} />}
    </>
  );
};
