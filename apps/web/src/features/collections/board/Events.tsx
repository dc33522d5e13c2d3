import { collectionQueries } from '@esg/api-client';
import { NotLoaded, useApi, useFormatters } from '@esg/app-kit';
import type { CollectionEvent } from '@esg/contract';
import { Heading, Stack, Text, Timeline, type TimelineEvent } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usePartyWords } from '../party/use-party-words.ts';
import type { Board } from './use-board.ts';

type EventsProps = {
  readonly board: Pick<Board, 'collection' | 'members' | 'figures'>;
  /** The entity whose events are shown; without it, all. */
  readonly entityId?: string;
};

const tones: Partial<Record<CollectionEvent['action'], NonNullable<TimelineEvent['tone']>>> = {
  submitted: 'info',
  returned: 'warning',
  approved: 'success',
  invalidated: 'warning',
  blocked: 'danger',
};

/** Events whose sentence has the note in it. */
const named: ReadonlySet<CollectionEvent['action']> = new Set([
  'merged',
  'opened',
  'delegated',
  'taken-back',
  'colleague-wanted',
]);

/** What happened in the collection, or to one entity in it, the newest first: who, when, and what they said. */
export const Events = ({ board, entityId }: EventsProps) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  const titleOf = useTitle(board);
  const { data, error, refetch } = useQuery(collectionQueries.events(useApi(), board.collection.id));
  const shown = data?.filter((event) => entityId === undefined || event.entityId === entityId);
  return (
    <Stack gap={3} align="stretch">
      <Heading level={entityId === undefined ? 2 : 3} size="sm">
        <Trans>What happened</Trans>
      </Heading>
      {!shown && (
        <NotLoaded title={<Trans>Couldn’t load what happened</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {shown?.length === 0 && (
        <Text tone="muted">
          <Trans>Nothing has happened yet.</Trans>
        </Text>
      )}
      {shown && shown.length > 0 && (
        <Timeline
          label={t`What happened, the latest first`}
          events={shown.map((event): TimelineEvent => {
            const { action, at, note } = event;
            return {
              id: `${at} ${action} ${event.entityId} ${event.sectionId}`,
              title: titleOf(event),
              dateTime: at,
              time: `${date(at)} ${time(at)}`,
              tone: tones[action] ?? 'neutral',
              content: note !== '' && !named.has(action) && <Text size="sm">{note}</Text>,
            };
          })}
        />
      )}
    </Stack>
  );
};

const useTitle = ({ collection, members, figures }: EventsProps['board']) => {
  const { t } = useLingui();
  const { board } = usePartyWords(collection.of);
  const entities = new Map(members.map(({ id, name }) => [id, name]));
  const names = new Map(figures.map(({ id, name }) => [id, name]));
  return ({ action, by: { name }, entityId, sectionId, note }: CollectionEvent): string => {
    const entity = entities.get(entityId ?? '') ?? board.gone;
    const figure = names.get(sectionId ?? '') ?? '';
    return {
      created: t`${name} asked for the figures`,
      changed: t`${name} changed the collection`,
      asked: t`${name} added ${entity}`,
      extended:
        entityId === null
          ? t`${name} added ${figure}`
          : t`${name} added questions, so the answers of ${entity} are open again`,
      withdrawn: t`${name} removed ${entity}`,
      merged: t`${name} merged ${note} into ${entity}`,
      opened: t`The figures of ${entity} changed when ${note} was merged into it, so its answers are open again.`,
      closed: t`${name} closed the collection`,
      reopened: t`${name} reopened the collection`,
      reminded: board.reminded(name, entity),
      archived: t`${name} archived ${entity}: it’s no longer asked`,
      restored: t`${name} restored ${entity}: it’s asked again`,
      submitted: t`${name} submitted the answers of ${entity}`,
      returned: t`${name} returned the answers of ${entity}`,
      approved: t`${name} approved the answers of ${entity}`,
      altered: t`${name} changed ${figure} of ${entity} after it was submitted`,
      invalidated: t`${name} changed figures of ${entity}, so their approval no longer counts`,
      blocked: t`${name} said that ${entity} can’t answer ${figure}`,
      unblocked: t`${name} removed the reason why ${entity} can’t answer ${figure}`,
      delegated: figure
        ? t`${name} handed ${figure} of ${entity} over to ${note}`
        : t`${name} handed the questions to ${entity} over to ${note}`,
      'taken-back': figure
        ? t`${name} undid the handover of ${figure} of ${entity} to ${note}`
        : t`${name} undid the handover of the questions to ${entity} to ${note}`,
      'colleague-wanted': t`${name} asked for ${note} to be invited for ${entity}`,
      'link-used': t`The link sent to ${name} for ${entity} was used`,
    }[action];
  };
};
