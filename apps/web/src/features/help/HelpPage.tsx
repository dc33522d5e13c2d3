import { contentQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import type { ContentCategory, Permission } from '@esg/contract';
import { Button, EmptyState, Grid, Heading, SearchField, Stack, VisuallyHidden } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ArticleCard } from './ArticleCard.tsx';
import { ContentState } from './ContentStates.tsx';
import { contentIn, type ReadableEntry, searchEntries } from './content-in.ts';
import { HelpFrame } from './HelpFrame.tsx';

type HelpPageProps = {
  readonly permissions: readonly Permission[];
  /** The search of the address. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
};

/** Articles under their headings, and a search through all their text. */
export const HelpPage = ({ permissions, query: asked, onQuery }: HelpPageProps) => {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const articles = useQuery(contentQueries.articles(api));
  const categories = useQuery(contentQueries.categories(api));
  const [query, setQuery] = useState(asked);
  const all = articles.data?.map((entry) => contentIn(entry, language));
  const found = all && searchEntries(all, query);
  const search = (value: string) => {
    setQuery(value);
    onQuery(value);
  };
  return (
    <HelpFrame current="articles" permissions={permissions}>
      {!(found && categories.data) && (
        <ContentState
          error={articles.error ?? categories.error}
          onRetry={() => void Promise.all([articles.refetch(), categories.refetch()])}
        />
      )}
      {found && categories.data && all.length === 0 && <NoArticles />}
      {found && categories.data && all.length > 0 && (
        <Stack gap={3}>
          <SearchField
            label={t`Search articles`}
            placeholder={t`Search articles`}
            value={query}
            onChange={({ value }) => search(value)}
            labels={{ clear: t`Clear search` }}
          />
          <VisuallyHidden role="status">{query.trim() && t`Articles found: ${found.length}`}</VisuallyHidden>
          {found.length === 0 && <NothingFound onClear={() => search('')} />}
          <Groups categories={categories.data} entries={found} />
        </Stack>
      )}
    </HelpFrame>
  );
};

const NoArticles = () => (
  <EmptyState
    title={<Trans>There are no articles yet</Trans>}
    purpose={<Trans>Articles explain how things are done here. Until there are some, ask the support team.</Trans>}
    action={
      <Button asChild emphasis="strong">
        <Link to="/ct/help/contact">
          <Trans>Contact support</Trans>
        </Link>
      </Button>
    }
  />
);

const NothingFound = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    title={<Trans>No articles match your search</Trans>}
    purpose={<Trans>Try fewer or other words, or ask the support team.</Trans>}
    action={
      <Button onClick={onClear}>
        <Trans>Show all articles</Trans>
      </Button>
    }
  />
);

type GroupsProps = { readonly categories: readonly ContentCategory[]; readonly entries: readonly ReadableEntry[] };

/** Each heading with its articles; articles without one come last. */
const Groups = ({ categories, entries }: GroupsProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const known = new Set(categories.map(({ id }) => id));
  const groups = [
    ...categories.map(({ id, title }) => ({
      id,
      title: title[language],
      entries: entries.filter(({ categoryId }) => categoryId === id),
    })),
    {
      id: 'others',
      title: t`Other articles`,
      entries: entries.filter(({ categoryId }) => categoryId === null || !known.has(categoryId)),
    },
  ].filter((group) => group.entries.length > 0);
  return groups.map((group) => (
    <Stack key={group.id} as="section" gap={3} aria-labelledby={`group-${group.id}`}>
      <Heading level={2} size="md" id={`group-${group.id}`}>
        {group.title}
      </Heading>
      <Grid as="ul" cell="medium">
        {group.entries.map((entry) => (
          <ArticleCard key={entry.id} as="li" entry={entry} />
        ))}
      </Grid>
    </Stack>
  ));
};
