import { contentQueries } from '@esg/api-client';
import { useApi, useLanguage } from '@esg/app-kit';
import { Heading, Inline, Stack, TextLink } from '@esg/ui';
import { Masonry } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArticleCard } from './ArticleCard.tsx';
import { contentIn, type ReadableEntry } from './content-in.ts';

const keyOf = ({ id }: ReadableEntry) => id;
const drawArticle = (entry: ReadableEntry) => <ArticleCard entry={entry} />;
/** Height of a title with a summary of two lines. */
const heightGuessPx = 120;

/** The organisation's articles, as a part of Home; hidden while there are none. */
export const HomeArticles = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(contentQueries.articles(useApi()));
  if (!data || data.length === 0) return null;
  return (
    <Stack as="section" gap={3} aria-labelledby="articles">
      <Inline justify="between">
        <Heading level={2} id="articles">
          <Trans>Articles</Trans>
        </Heading>
        <TextLink asChild>
          <Link to="/ct/help">
            <Trans>All articles</Trans>
          </Link>
        </TextLink>
      </Inline>
      <Masonry
        label={t`Articles`}
        items={data.map((entry) => contentIn(entry, language))}
        keyOf={keyOf}
        heightGuessPx={heightGuessPx}
      >
        {drawArticle}
      </Masonry>
    </Stack>
  );
};
