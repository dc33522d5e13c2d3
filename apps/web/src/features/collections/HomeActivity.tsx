import { useFormatters } from '@esg/app-kit';
import type { CollectionActivity, Party } from '@esg/contract';
import { Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { usePartyWords } from './party/use-party-words.ts';

type HomeActivityProps = { readonly of: Party; readonly activity: readonly CollectionActivity[] };

/** On Home: what happened lately in collections, each line with the way to it. */
export const HomeActivity = ({ of, activity }: HomeActivityProps) => {
  const { date, time } = useFormatters();
  const titleOf = useTitle(of);
  const headingId = `collection-activity-${of}`;
  return (
    <Stack gap={2} align="stretch">
      <Heading level={3} size="sm" id={headingId}>
        <Trans>Latest activity</Trans>
      </Heading>
      <Stack as="ul" gap={2} align="stretch" aria-labelledby={headingId}>
        {activity.map((event) => (
          <li key={`${event.at} ${event.action} ${event.collectionId} ${event.entityId}`}>
            <Inline gap={2} justify="between">
              <TextLink asChild emphasis="quiet">
                <Link
                  to="/ct/entity-reporting/$collectionId"
                  params={{ collectionId: event.collectionId }}
                  search={event.entityId === null ? {} : { entity: event.entityId }}
                >
                  {titleOf(event)}
                </Link>
              </TextLink>
              <Text as="span" size="sm" tone="muted">
                <time dateTime={event.at}>{`${date(event.at)} ${time(event.at)}`}</time>
              </Text>
            </Inline>
          </li>
        ))}
      </Stack>
    </Stack>
  );
};

const useTitle = (of: Party) => {
  const { t } = useLingui();
  const { board } = usePartyWords(of);
  return ({ action, by: { name }, entityName, collectionName: collection }: CollectionActivity): string => {
    const entity = entityName ?? board.removed;
    return {
      created: t`${name} asked for figures: ${collection}`,
      asked: t`${name} asked ${entity} for figures: ${collection}`,
      submitted: t`${name} submitted the answers of ${entity}: ${collection}`,
      returned: t`${name} returned the answers of ${entity}: ${collection}`,
      approved: t`${name} approved the answers of ${entity}: ${collection}`,
      invalidated: t`${name} changed approved figures of ${entity}: ${collection}`,
      closed: t`${name} closed ${collection}`,
      reopened: t`${name} reopened ${collection}`,
    }[action];
  };
};
