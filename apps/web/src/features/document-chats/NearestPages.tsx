import { lineOf, PageSnippet } from '@esg/app-kit';
import type { NearPage } from '@esg/contract';
import { Stack, Text, TextLink } from '@esg/ui';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { citedPlace } from './answer-text.ts';
import { useChatWords } from './use-chat-words.ts';

type NearestPagesProps = { readonly pages: readonly (NearPage | null)[] };

/** The pages that come nearest to a question that no passage answers: places to look, of which nothing is claimed. */
export const NearestPages = ({ pages }: NearestPagesProps) => {
  const { noneProves, placesToLook, nearDeleted } = useChatWords();
  const id = useId();
  return (
    <Stack gap={2} align="stretch">
      <Text strong>{noneProves}</Text>
      <Text id={id} tone="muted">
        {placesToLook}
      </Text>
      <Stack as="ul" gap={3} align="stretch" aria-labelledby={id}>
        {pages.map((near, index) => (
          // They stand as they were found.
          // biome-ignore lint/suspicious/noArrayIndexKey: a page that is gone has no other name
          <li key={index}>{near ? <PlaceToLook near={near} /> : <Text tone="muted">{nearDeleted}</Text>}</li>
        ))}
      </Stack>
    </Stack>
  );
};

/** One page, with the way to its lit line, and what a search marks there. */
const PlaceToLook = ({ near }: { readonly near: NearPage }) => {
  const { placeOf } = useChatWords();
  const { documentId, fileNumber, page } = near;
  return (
    <Stack gap={1} align="stretch">
      <TextLink asChild>
        <Link
          to="/ct/document-center/$documentId"
          params={{ documentId }}
          search={{ version: fileNumber, page: page.number, quote: lineOf(page) }}
        >
          {placeOf(citedPlace(near))}
        </Link>
      </TextLink>
      <Text size="sm">
        <PageSnippet page={page} />
      </Text>
    </Stack>
  );
};
