import { collectionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Heading, Inline, Stack, TextLink } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CollectionsTable } from './CollectionsTable.tsx';

const shownMax = 3;

/** On Home: the collections that are open, the earliest due date first. Nothing while there are none. */
export const HomeCollections = () => {
  const { data = [] } = useQuery(collectionQueries.list(useApi()));
  const open = data
    .filter(({ closedAt }) => closedAt === null)
    .toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
  if (open.length === 0) return null;
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
      <CollectionsTable collections={open.slice(0, shownMax)} />
    </Stack>
  );
};
