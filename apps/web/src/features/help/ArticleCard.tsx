import { tagOf } from '@esg/app-kit';
import { Card, CardLink, type CardProps, Heading, Stack, Text } from '@esg/ui';
import { Link } from '@tanstack/react-router';
import type { ReadableEntry } from './content-in.ts';

type ArticleCardProps = Pick<CardProps, 'as'> & { readonly entry: ReadableEntry };

/** An article by its title and summary; the whole card is a link to it. */
export const ArticleCard = ({ as, entry }: ArticleCardProps) => (
  <Card as={as}>
    <Stack gap={1}>
      <Heading level={3} size="sm" lang={tagOf(entry.language)}>
        <CardLink>
          <Link to="/ct/help/articles/$articleId" params={{ articleId: entry.id }}>
            {entry.title}
          </Link>
        </CardLink>
      </Heading>
      {entry.summary && (
        <Text tone="muted" lang={tagOf(entry.language)}>
          {entry.summary}
        </Text>
      )}
    </Stack>
  </Card>
);
