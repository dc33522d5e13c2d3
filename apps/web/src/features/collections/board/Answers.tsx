import { collectionQueries, downloadEvidence, referenceQueries } from '@esg/api-client';
import { AnswerWords, NotLoaded, useAnswerLines, useApi, useFormatters } from '@esg/app-kit';
import { AttachmentRow } from '@esg/app-kit/attachments';
import { fieldOfMetric } from '@esg/app-kit/figures';
import type { AnswerValue, Collection, MetricDetail, PortalQuestion } from '@esg/contract';
import { Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { BoardRow, CellState } from './board-rows.ts';
import { CellMark } from './CellMark.tsx';
import type { BoardFigure } from './use-board.ts';

type AnswersProps = {
  readonly collection: Collection;
  readonly row: BoardRow;
  readonly figures: readonly BoardFigure[];
};

const order: readonly CellState[] = ['missing', 'blocked', 'estimated', 'entered'];

/** Every question to one entity, gaps first: the figure beside that of the last period, where it comes from, or why there is none. */
export const Answers = ({ collection, row, figures }: AnswersProps) => {
  const { data, error, refetch } = useQuery(collectionQueries.answers(useApi(), collection.id, row.entity.id));
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
                      params={{ subMetricNodeId: id.slice(0, id.lastIndexOf(':')), sectionId: id }}
                      search={{ reportingTimeId: collection.reportingTimeId, entityId: row.entity.id }}
                    >
                      {name}
                    </Link>
                  </TextLink>
                  <CellMark state={stateOf(id)} />
                </Inline>
                {question && <Said question={question} metric={metric} />}
              </Stack>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
};

type SaidProps = { readonly question: PortalQuestion; readonly metric: MetricDetail | undefined };

const Said = ({ question: { current, before, blocked, evidence }, metric }: SaidProps) => {
  const api = useApi();
  const { period } = useFormatters();
  return (
    <>
      {current && metric && (
        <Text strong>
          <Words metric={metric} value={current.value} />
        </Text>
      )}
      {before && metric && (
        <Text size="sm" tone="muted">
          <Trans>Last period, {period(before.period)}:</Trans> <Words metric={metric} value={before.value} />
        </Text>
      )}
      {blocked && !current && (
        <Text size="sm">
          <Trans>Can’t answer: {blocked.reason}</Trans>
        </Text>
      )}
      {current?.explanation && (
        <Text size="sm">
          <Trans>Explanation: {current.explanation}</Trans>
        </Text>
      )}
      {current?.source && (
        <Text size="sm">
          <Trans>Source: {current.source}</Trans>
        </Text>
      )}
      {current &&
        evidence.map(({ id, name, bytes, reference, by, at }) => (
          <AttachmentRow
            key={id}
            name={name}
            bytes={bytes}
            added={{ by: by.name, at }}
            read={() => downloadEvidence(api, current.dataPointId, id)}
          >
            {reference !== '' && (
              <Text size="sm" tone="muted">
                {reference}
              </Text>
            )}
          </AttachmentRow>
        ))}
    </>
  );
};

type WordsProps = { readonly metric: MetricDetail; readonly value: AnswerValue };

const Words = ({ metric: { metric, units }, value }: WordsProps) => {
  const lines = useAnswerLines();
  const { data: countries = [] } = useQuery({
    ...referenceQueries.countries(useApi()),
    enabled: metric.type === 'country',
  });
  const field = fieldOfMetric(metric, metric.name);
  return <AnswerWords lines={lines(value, { field, units, countries })} between=" · " />;
};
