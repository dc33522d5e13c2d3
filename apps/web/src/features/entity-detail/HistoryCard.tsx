import { entityDetailQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import { EntityChanges, Section } from '@esg/app-kit/entities';
import type { EntityHistoryEntry } from '@esg/contract';
import { Button, Stack, Text, Timeline } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';

/** Every change of the entity, newest first: who, when, and the values before and after. */
export const HistoryCard = ({ entityId }: { readonly entityId: string }) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const titleOf = useTitle();
  const history = useInfiniteQuery(entityDetailQueries.history(useApi(), entityId));
  return (
    <Section title={<Trans>History</Trans>}>
      {!history.data ? (
        <NotLoaded
          title={<Trans>Couldn’t load the history</Trans>}
          error={history.error}
          onRetry={() => void history.refetch()}
        />
      ) : history.data.length === 0 ? (
        <Text tone="muted">
          <Trans>Nothing has changed since this entity was created.</Trans>
        </Text>
      ) : (
        <Timeline
          label={t`History of the entity`}
          events={history.data.map((entry) => ({
            id: entry.id,
            title: titleOf(entry),
            dateTime: entry.at,
            time: `${date(entry.at)} ${time(entry.at)}`,
            content: isMerge(entry) ? undefined : (
              <EntityChanges changes={entry.changes} isNew={entry.action === 'created'} />
            ),
          }))}
        />
      )}
      {history.hasNextPage && (
        <Stack align="start">
          <Button pending={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
            <Trans>Show older changes</Trans>
          </Button>
        </Stack>
      )}
    </Section>
  );
};

/** Whether its title says everything. */
const isMerge = ({ action }: EntityHistoryEntry) => action === 'merged' || action === 'absorbed';

const useTitle = () => {
  const { t } = useLingui();
  return ({ action, through, changes, by: { name } }: EntityHistoryEntry): string => {
    const other = changes[0]?.after ?? '';
    if (through === 'import')
      return action === 'created' ? t`${name} added it by an import` : t`${name} changed it by an import`;
    if (through === 'undo') return t`${name} undid an import`;
    return {
      created: t`${name} added it`,
      changed: t`${name} changed it`,
      archived: t`${name} archived it`,
      restored: t`${name} restored it`,
      assigned: t`${name} changed its manager`,
      merged: t`${name} merged it into ${other}`,
      absorbed: t`${name} merged ${other} into it`,
      removed: t`${name} removed it`,
    }[action];
  };
};
