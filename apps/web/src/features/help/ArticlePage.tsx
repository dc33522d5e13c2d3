import { contentQueries } from '@esg/api-client';
import {
  languageNames,
  NotFoundPage,
  PagePath,
  tagOf,
  useApi,
  useFormatters,
  useLanguage,
  usePageTitle,
} from '@esg/app-kit';
import type { ContentEntry, Language } from '@esg/contract';
import { Banner, Page, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArticleText } from './ArticleText.tsx';
import { ContentState } from './ContentStates.tsx';
import { contentIn } from './content-in.ts';

/** One article in the reader's language. */
export const ArticlePage = ({ articleId }: { readonly articleId: string }) => {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(contentQueries.articles(useApi()));
  const found = data?.find(({ id }) => id === articleId);
  if (data && !found) return <NotFoundPage />;
  if (found) return <Article article={found} />;
  return (
    <Page title={t`Help`}>
      <ContentState error={error} onRetry={() => void refetch()} />
    </Page>
  );
};

const Article = ({ article }: { readonly article: ContentEntry }) => {
  const { t } = useLingui();
  const { date } = useFormatters();
  const wanted = useLanguage();
  const { title, summary, body, language, updatedAt } = contentIn(article, wanted);
  usePageTitle(`${title} · ${t`Help`}`);
  return (
    <Page
      width="reading"
      before={<PagePath above={[{ id: 'help', label: t`Help`, link: <Link to="/ct/help" /> }]} current={title} />}
      title={<span lang={tagOf(language)}>{title}</span>}
      purpose={summary && <span lang={tagOf(language)}>{summary}</span>}
    >
      <Stack gap={6}>
        {language !== wanted && <OtherLanguage language={language} wanted={wanted} />}
        <article lang={tagOf(language)}>
          <ArticleText blocks={body} level={2} />
        </article>
        <Text size="sm" tone="muted">
          <Trans>
            Last changed on {date(updatedAt)}. Something is missing?{' '}
            <TextLink asChild>
              <Link to="/ct/help/contact">Ask the support team</Link>
            </TextLink>
            .
          </Trans>
        </Text>
      </Stack>
    </Page>
  );
};

type OtherLanguageProps = { readonly language: Language; readonly wanted: Language };

/** Says why a reader sees another language than their own. */
const OtherLanguage = ({ language, wanted }: OtherLanguageProps) => (
  <Banner
    tone="info"
    title={
      <Trans>
        This text isn’t available in {languageNames[wanted]} yet. You’re reading it in {languageNames[language]}.
      </Trans>
    }
  />
);
