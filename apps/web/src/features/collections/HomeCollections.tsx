import { collectionQueries, sessionQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { type Party, suppliersRefusal } from '@esg/contract';
import { Heading, Inline, Stack, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CollectionsTable } from './CollectionsTable.tsx';
import { HomeActivity } from './HomeActivity.tsx';
import { searchOf } from './party/search-of.ts';
import { usePartyWords } from './party/use-party-words.ts';

const shownMax = 3;

/** On Home: what entities are asked, and suppliers where the person keeps them. */
export const HomeCollections = () => {
  const { data: profile } = useQuery(sessionQueries.profile(useApi()));
  // Not by the hook of the screens of suppliers: Home would load a file more for it.
  const keepsSuppliers = profile !== undefined && suppliersRefusal(profile, profile.organizationType) === undefined;
  return (
    <>
      <CollectionsOf of="entities" />
      {keepsSuppliers && <CollectionsOf of="suppliers" />}
    </>
  );
};

/** The collections that are open, the earliest due date first, and what happened lately. Nothing while there are none. */
const CollectionsOf = ({ of }: { readonly of: Party }) => {
  const api = useApi();
  const { t } = useLingui();
  const { page } = usePartyWords(of);
  const { data = [] } = useQuery(collectionQueries.list(api, of));
  const { data: activity = [] } = useQuery(collectionQueries.activity(api, of));
  const open = data
    .filter(({ closedAt }) => closedAt === null)
    .toSorted((one, other) => (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999'));
  if (open.length === 0 && activity.length === 0) return null;
  const titleId = `collections-${of}`;
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Inline justify="between">
        <Heading level={2} id={titleId}>
          {page}
        </Heading>
        <TextLink asChild>
          <Link to="/ct/entity-reporting" search={searchOf(of)}>
            <Trans>All collections</Trans>
          </Link>
        </TextLink>
      </Inline>
      {open.length > 0 && (
        <CollectionsTable label={t`Open collections: ${page}`} collections={open.slice(0, shownMax)} />
      )}
      {activity.length > 0 && <HomeActivity of={of} activity={activity} />}
    </Stack>
  );
};
