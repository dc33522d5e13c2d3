import { collectionQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import type { CollectionSummary, UserProfile } from '@esg/contract';
import { Button, Page, SegmentedControl, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CollectionsTable } from './CollectionsTable.tsx';
import { GuideLink } from './GuideLink.tsx';
import { Introduction } from './Introduction.tsx';

type Shown = 'open' | 'closed';

/** What the organisation asks its entities for: an introduction while there is nothing, then every collection with its progress. */
export const CollectionsPage = ({ permissions }: Pick<UserProfile, 'permissions'>) => {
  const { t } = useLingui();
  const title = t`Entity Reporting`;
  usePageTitle(title);
  const { data, error, refetch } = useQuery(collectionQueries.list(useApi()));
  const mayWrite = permissions.includes('entity-reporting:write');
  const hasSome = data !== undefined && data.length > 0;
  return (
    <Page
      title={title}
      purpose={
        <>
          <Trans>Ask your entities for their figures, follow who has answered, and approve what they submit.</Trans>{' '}
          <GuideLink />
        </>
      }
      action={hasSome && mayWrite && <NewCollection />}
    >
      {!data && (
        <NotLoaded title={<Trans>Couldn’t load the collections</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <Introduction action={mayWrite && <NewCollection />} />}
      {hasSome && <Collections collections={data} />}
    </Page>
  );
};

const NewCollection = () => (
  <Button asChild emphasis="strong">
    <Link to="/ct/entity-reporting/new">
      <Trans>New collection</Trans>
    </Link>
  </Button>
);

const Collections = ({ collections }: { readonly collections: readonly CollectionSummary[] }) => {
  const { t } = useLingui();
  const open = collections.filter(({ closedAt }) => closedAt === null);
  const closed = collections.filter(({ closedAt }) => closedAt !== null);
  const [shown, setShown] = useState<Shown>(open.length > 0 ? 'open' : 'closed');
  const rows = shown === 'open' ? open : closed;
  return (
    <Stack gap={3}>
      {closed.length > 0 && (
        <SegmentedControl
          label={t`Show`}
          labelHidden
          value={shown}
          onChange={({ value }) => setShown(value)}
          options={[
            { value: 'open', label: t`Open (${open.length})` },
            { value: 'closed', label: t`Closed (${closed.length})` },
          ]}
        />
      )}
      {rows.length > 0 ? (
        <CollectionsTable collections={rows} />
      ) : (
        <Text tone="muted">
          {shown === 'open' ? <Trans>No collection is open.</Trans> : <Trans>No collection is closed.</Trans>}
        </Text>
      )}
    </Stack>
  );
};
