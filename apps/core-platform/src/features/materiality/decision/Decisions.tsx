import { materialityQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import { decidedTopics, type JudgedTopic, type MaterialityDecision } from '@esg/contract';
import { Accordion, EmptyState, Heading, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAssessment } from '../assessment-context.ts';
import { useTopicName } from '../topic-words.ts';
import { ChangesSince } from './ChangesFrom.tsx';

/** The decisions about this year and those before it, each with what changed since. */
export const Decisions = ({ judged }: { readonly judged: readonly JudgedTopic[] }) => {
  const { assessment } = useAssessment();
  const { data, error, refetch } = useQuery(materialityQueries.decisions(useApi()));
  const topics = useMemo(() => decidedTopics(judged), [judged]);
  const made = data?.filter(({ year }) => year <= assessment.year);
  return (
    <Stack as="section" gap={3} align="stretch" aria-labelledby="decisions">
      <Heading level={3} id="decisions">
        <Trans>Decisions so far</Trans>
      </Heading>
      {!made && (
        <NotLoaded title={<Trans>Couldn’t load the decisions</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {made?.length === 0 && (
        <EmptyState
          level={3}
          title={<Trans>Nothing is decided yet</Trans>}
          purpose={<Trans>A decision keeps every topic with its verdict and reason, and who decided when.</Trans>}
        />
      )}
      {made && made.length > 0 && (
        <Accordion
          headingLevel={4}
          items={made.map((decision) => ({
            id: decision.id,
            title: <Title decision={decision} />,
            content: <Decided decision={decision} topics={topics} />,
          }))}
        />
      )}
    </Stack>
  );
};

const Title = ({ decision }: { readonly decision: MaterialityDecision }) => {
  const { date, time } = useFormatters();
  const { number, by, at } = decision;
  const year = String(decision.year);
  return (
    <Trans>
      Decision {number} of {year}, by {by.name}, {date(at)} {time(at)}
    </Trans>
  );
};

type DecidedProps = { readonly decision: MaterialityDecision; readonly topics: ReturnType<typeof decidedTopics> };

const Decided = ({ decision, topics }: DecidedProps) => {
  const nameOf = useTopicName();
  const material = decision.topics.filter(({ verdict }) => verdict === 'material');
  const names = decision.approvals.map(({ by }) => by.name).join(', ');
  const reasoned = decision.topics.filter(({ verdict, reason }) => verdict === 'not_material' && reason !== '');
  return (
    <Stack gap={4} align="stretch">
      <Text>{decision.reason}</Text>
      {names !== '' && (
        <Text>
          <Trans>Approved before by {names}</Trans>
        </Text>
      )}
      <Text>
        <strong>
          <Trans>Material ({material.length}):</Trans>
        </strong>{' '}
        {material.map(nameOf).join(' · ')}
      </Text>
      {reasoned.map((topic) => (
        <Text key={topic.origin}>
          <strong>
            <Trans>Not material: {nameOf(topic)}.</Trans>
          </strong>{' '}
          {topic.reason}
        </Text>
      ))}
      <Stack gap={2} align="stretch">
        <Text strong>
          <Trans>What changed since</Trans>
        </Text>
        <ChangesSince decision={decision} topics={topics} />
      </Stack>
    </Stack>
  );
};
