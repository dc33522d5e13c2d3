import { languageModelQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import { languageModelLimits, type ModelCall } from '@esg/contract';
import { Accordion, Button, Card, EmptyState, Heading, Inline, Stack, Status, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CallDetail } from './CallDetail.tsx';
import { purposeWords, stateWords } from './call-words.ts';

const { logDays } = languageModelLimits;

/** Calls of the model, newest first; opened, one shows what was sent and answered. */
export const CallLog = () => {
  const log = useInfiniteQuery(languageModelQueries.calls(useApi()));
  const calls = log.data?.pages.flatMap(({ items }) => items);
  return (
    <Card as="section">
      <Stack gap={4} align="stretch">
        <Stack gap={1}>
          <Heading level={2} size="md">
            <Trans>Log of the language model</Trans>
          </Heading>
          <Text tone="muted">
            <Trans>Of the last {logDays} days, newest first.</Trans>
          </Text>
        </Stack>
        {!calls && (
          <NotLoaded
            title={<Trans>Couldn’t load the log</Trans>}
            error={log.error}
            onRetry={() => void log.refetch()}
          />
        )}
        {calls?.length === 0 && (
          <EmptyState
            level={3}
            title={<Trans>Nothing was sent yet</Trans>}
            purpose={<Trans>Everything that is sent to a language model is listed here, with its answer.</Trans>}
          />
        )}
        {calls && calls.length > 0 && (
          <Accordion
            headingLevel={3}
            items={calls.map((call) => ({
              id: call.id,
              title: <Happening call={call} />,
              mark: <Ending state={call.state} />,
              content: <CallDetail id={call.id} />,
            }))}
          />
        )}
        {log.hasNextPage && (
          <Inline>
            <Button pending={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              <Trans>Show more</Trans>
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
};

const Happening = ({ call: { purpose, userName, createdAt } }: { readonly call: ModelCall }) => {
  const { t, i18n } = useLingui();
  const { date, time } = useFormatters();
  return (
    <Inline gap={3}>
      <span>{i18n._(purposeWords[purpose])}</span>
      <Text as="span" size="sm" tone="muted">
        {date(createdAt)} {time(createdAt)} · {userName ?? t`Someone who has left`}
      </Text>
    </Inline>
  );
};

const tones = { sent: 'progress', answered: 'success', stopped: 'neutral', failed: 'danger' } as const;

const Ending = ({ state }: Pick<ModelCall, 'state'>) => {
  const { i18n } = useLingui();
  return <Status tone={tones[state]}>{i18n._(stateWords[state])}</Status>;
};
