import { collectionQueries } from '@esg/api-client';
import { NotLoaded, useApi, usePageTitle } from '@esg/app-kit';
import type { CollectionSummary, Party, UserProfile } from '@esg/contract';
import { Button, Page, SegmentedControl, Stack, TabLinks, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CollectionsTable } from './CollectionsTable.tsx';
import { GuideLink } from './GuideLink.tsx';
import { Introduction } from './Introduction.tsx';
import { searchOf } from './party/search-of.ts';
import { useAskedParty } from './party/use-asked-party.ts';
import { usePartyWords } from './party/use-party-words.ts';

type Shown = 'open' | 'closed';

/** What the organisation asks its entities or suppliers for: an introduction while there is nothing, then every collection with its progress. */
export const CollectionsPage = (profile: Pick<UserProfile, 'permissions'>) => {
  const { of, maySuppliers } = useAskedParty();
  const { introduction, page: title } = usePartyWords(of);
  usePageTitle(title);
  const { data, error, refetch } = useQuery(collectionQueries.list(useApi(), of));
  const hasSome = data !== undefined && data.length > 0;
  const action = profile.permissions.includes('entity-reporting:write') && <NewCollection of={of} />;
  return (
    <Page
      title={title}
      purpose={
        <>
          {introduction.purpose} <GuideLink of={of} />
        </>
      }
      action={hasSome && action}
    >
      {maySuppliers && <PartyTabs of={of} />}
      {!data && (
        <NotLoaded title={<Trans>Couldn’t load the collections</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <Introduction of={of} action={action} />}
      {hasSome && <Collections key={of} collections={data} />}
    </Page>
  );
};

type OfProps = { readonly of: Party };

/** Collections that ask entities, or suppliers. */
const PartyTabs = ({ of }: OfProps) => {
  const { t } = useLingui();
  const item = (id: Party, label: string) => ({
    id,
    label,
    link: <Link to="/ct/entity-reporting" search={searchOf(id)} activeOptions={{ exact: true }} />,
  });
  return (
    <TabLinks
      label={t`Who is asked`}
      items={[item('entities', t`Entities`), item('suppliers', t`Suppliers`)]}
      current={of}
    />
  );
};

const NewCollection = ({ of }: OfProps) => (
  <Button asChild emphasis="strong">
    <Link to="/ct/entity-reporting/new" search={searchOf(of)}>
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
        <CollectionsTable label={t`Collections`} collections={rows} />
      ) : (
        <Text tone="muted">
          {shown === 'open' ? <Trans>No collection is open.</Trans> : <Trans>No collection is closed.</Trans>}
        </Text>
      )}
    </Stack>
  );
};
