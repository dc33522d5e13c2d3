import { contentMutations, contentQueries } from '@esg/api-client';
import { notifyProblem, PagePath, useApi, usePageTitle } from '@esg/app-kit';
import type { ContentEntry, ContentKind } from '@esg/contract';
import { Button, EmptyState, Inline, Page, Stack, TabLinks } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ContentState } from '../ContentStates.tsx';
import { CategoriesDialog } from './CategoriesDialog.tsx';
import { EntryCard } from './EntryCard.tsx';

/** All articles, or news, of the tenant for the people who write them, including drafts. */
export const EntryListPage = ({ kind }: { readonly kind: ContentKind }) => {
  const { t } = useLingui();
  const title = t`Articles and news`;
  usePageTitle(`${title} · ${t`Help`}`);
  const { data, error, refetch } = useQuery(contentQueries.entries(useApi()));
  const entries = data?.filter((entry) => entry.kind === kind);
  return (
    <Page
      before={<PagePath above={[{ id: 'help', label: t`Help`, link: <Link to="/ct/help" /> }]} current={title} />}
      title={title}
      purpose={<Trans>Everyone who uses this site can read what you publish here, in their language.</Trans>}
      action={<ListActions kind={kind} />}
    >
      <Stack gap={4}>
        <TabLinks
          label={title}
          current={kind}
          items={[
            { id: 'article', label: t`Articles`, link: <Link to="/ct/help/edit" search={{}} /> },
            { id: 'whats-new', label: t`What’s new`, link: <Link to="/ct/help/edit" search={{ kind: 'whats-new' }} /> },
          ]}
        />
        {!entries && <ContentState error={error} onRetry={() => void refetch()} />}
        {entries?.length === 0 && <NothingWritten kind={kind} />}
        {entries && entries.length > 0 && <EntryList entries={entries} kind={kind} />}
      </Stack>
    </Page>
  );
};

const ListActions = ({ kind }: { readonly kind: ContentKind }) => {
  const [open, setOpen] = useState(false);
  return (
    <Inline>
      {kind === 'article' && (
        <Button onClick={() => setOpen(true)}>
          <Trans>Categories</Trans>
        </Button>
      )}
      <NewButton kind={kind} />
      <CategoriesDialog open={open} onOpenChange={setOpen} />
    </Inline>
  );
};

const NewButton = ({ kind }: { readonly kind: ContentKind }) => (
  <Button asChild emphasis="strong">
    <Link to="/ct/help/edit/$entryId" params={{ entryId: 'new' }} search={kind === 'whats-new' ? { kind } : {}}>
      {kind === 'article' ? <Trans>New article</Trans> : <Trans>New piece of news</Trans>}
    </Link>
  </Button>
);

const NothingWritten = ({ kind }: { readonly kind: ContentKind }) =>
  kind === 'article' ? (
    <EmptyState
      title={<Trans>No article is written yet</Trans>}
      purpose={<Trans>Explain how your organisation collects its figures, who decides what, and where to ask.</Trans>}
    />
  ) : (
    <EmptyState
      title={<Trans>No news is written yet</Trans>}
      purpose={<Trans>Tell people about a new deadline, a new framework or a change in how figures are counted.</Trans>}
    />
  );

type EntryListProps = { readonly entries: readonly ContentEntry[]; readonly kind: ContentKind };

/** People choose the order of articles here; news are ordered by date. */
const EntryList = ({ entries, kind }: EntryListProps) => {
  const order = useMutation(contentMutations.order(useApi(), useQueryClient()));
  const move = (from: number, to: number) => {
    const ids = entries.map(({ id }) => id);
    const [moved] = ids.splice(from, 1);
    if (moved) ids.splice(to, 0, moved);
    order.mutate({ ids }, { onError: notifyProblem });
  };
  return (
    <Stack as="ul" gap={2}>
      {entries.map((entry, place) => (
        <EntryCard
          key={entry.id}
          entry={entry}
          onUp={kind === 'article' && place > 0 ? () => move(place, place - 1) : undefined}
          onDown={kind === 'article' && place < entries.length - 1 ? () => move(place, place + 1) : undefined}
        />
      ))}
    </Stack>
  );
};
