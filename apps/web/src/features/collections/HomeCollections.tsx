import { collectionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Heading, Inline, Stack, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CollectionsTable } from './CollectionsTable.tsx';
import { HomeActivity } from './HomeActivity.tsx';

const shownMax = 3;

/** On Home: the collections that are open, the earliest due date first, and what happened lately. Nothing while there are none. */
export const HomeCollections = () => {
  const api = useApi();
  const { data = [] } = useQuery(collectionQueries.list(api));
  const { data: activity = [] } = useQuery(collectionQueries.activity(api));
  const open = data
    .filter(({ closedAt }) => closedAt === null)
    .toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
  if (open.length === 0 && activity.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="collections">
      <Inline justify="between">
        <Heading level={2} id="collections">
          <Trans>Entity reporting</Trans>
        </Heading>
        <TextLink asChild>
          <Link to="/ct/entity-reporting">
            <Trans>All collections</Trans>
          </Link>
        </TextLink>
      </Inline>
      {open.length > 0 && <CollectionsTable collections={open.slice(0, shownMax)} />}
      {activity.length > 0 && <HomeActivity activity={activity} />}
    </Stack>
  );
};
