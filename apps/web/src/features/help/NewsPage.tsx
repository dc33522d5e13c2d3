import { contentMutations, contentQueries } from '@esg/api-client';
import { languageNames, tagOf, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { ContentEntry, NewsReadMark, Permission } from '@esg/contract';
import { Badge, Card, EmptyState, Heading, Inline, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ArticleText } from './ArticleText.tsx';
import { ContentState } from './ContentStates.tsx';
import { contentIn, isNewSince } from './content-in.ts';
import { HelpFrame } from './HelpFrame.tsx';

/** The news, the newest first. Opening the page marks them as read: the mark in the menu disappears. */
export const NewsPage = ({ permissions }: { readonly permissions: readonly Permission[] }) => {
  const api = useApi();
  const news = useQuery(contentQueries.news(api));
  const mark = useQuery(contentQueries.newsMark(api));
  return (
    <HelpFrame current="news" permissions={permissions}>
      {news.data && mark.data ? (
        <News news={news.data} mark={mark.data} />
      ) : (
        <ContentState
          error={news.error ?? mark.error}
          onRetry={() => void Promise.all([news.refetch(), mark.refetch()])}
        />
      )}
    </HelpFrame>
  );
};

type NewsProps = { readonly news: readonly ContentEntry[]; readonly mark: NewsReadMark };

const News = ({ news, mark }: NewsProps) => {
  // Items that were new when the page was opened stay marked while one reads.
  const [{ readAt }] = useState(mark);
  const { mutate: markRead } = useMutation(contentMutations.markNewsRead(useApi(), useQueryClient()));
  const hasUnread = news.some((entry) => isNewSince(entry, mark.readAt));
  useEffect(() => {
    if (hasUnread) markRead();
  }, [hasUnread, markRead]);
  if (news.length === 0)
    return (
      <EmptyState title={<Trans>There is no news yet</Trans>} purpose={<Trans>Product updates appear here.</Trans>} />
    );
  const newestFirst = news.toSorted((one, other) => (other.publishedAt ?? '').localeCompare(one.publishedAt ?? ''));
  return (
    <Stack gap={4}>
      {newestFirst.map((entry) => (
        <NewsCard key={entry.id} entry={entry} isNew={isNewSince(entry, readAt)} />
      ))}
    </Stack>
  );
};

const NewsCard = ({ entry, isNew }: { readonly entry: ContentEntry; readonly isNew: boolean }) => {
  const wanted = useLanguage();
  const { date } = useFormatters();
  const { title, summary, body, language, publishedAt } = contentIn(entry, wanted);
  return (
    <Card as="article">
      <Stack gap={3}>
        <Stack gap={1}>
          <Inline>
            <Text size="sm" tone="muted">
              {publishedAt && date(publishedAt)}
            </Text>
            {isNew && (
              <Badge tone="accent">
                <Trans>New</Trans>
              </Badge>
            )}
          </Inline>
          <Heading level={2} size="md" lang={tagOf(language)}>
            {title}
          </Heading>
          {summary && (
            <Text tone="muted" lang={tagOf(language)}>
              {summary}
            </Text>
          )}
        </Stack>
        <div lang={tagOf(language)}>
          <ArticleText blocks={body} level={3} />
        </div>
        {language !== wanted && (
          <Text size="sm" tone="muted">
            <Trans>
              This text isn’t available in {languageNames[wanted]} yet. You’re reading it in {languageNames[language]}.
            </Trans>
          </Text>
        )}
      </Stack>
    </Card>
  );
};
