import { lineOf, NotLoaded, PageSnippet } from '@esg/app-kit';
import type { DocumentHit, DocumentPageHit } from '@esg/contract';
import { Heading, Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { DocumentRow, DocumentsSearch } from './find-documents.ts';
import { usePageHits } from './use-page-hits.ts';

type PageHitsProps = { readonly search: DocumentsSearch; readonly rows: readonly DocumentRow[] };

/** What the pages of documents say of what is typed into the search; nothing where nothing is typed. */
export const PageHits = ({ search, rows }: PageHitsProps) => {
  const id = useId();
  const { text, documents, data, error, isStale, retry } = usePageHits(search, rows);
  if (text === '' || (search.q ?? '').trim() === '') return null;
  return (
    <Stack as="section" gap={3} align="stretch" aria-labelledby={id} aria-busy={isStale}>
      <Heading level={2} id={id}>
        <Trans>In the text of documents</Trans>
      </Heading>
      {documents ? (
        <>
          <div role="status">
            <Found text={text} documents={documents} hasMore={data?.hasMore ?? false} />
            <Unread count={data?.unread ?? 0} />
          </div>
          {documents.map((document) => (
            <FoundDocument key={document.documentId} document={document} />
          ))}
        </>
      ) : (
        <NotLoaded title={<Trans>Couldn’t search the text of documents</Trans>} error={error} onRetry={retry} />
      )}
    </Stack>
  );
};

type FoundProps = { readonly text: string; readonly documents: readonly DocumentHit[]; readonly hasMore: boolean };

const Found = ({ text, documents, hasMore }: FoundProps) => {
  const shown = documents.length;
  if (shown === 0)
    return (
      <Text>
        <Trans>Nothing in your documents says “{text}”. Try one word of it, or another word for it.</Trans>
      </Text>
    );
  return (
    <Text size="sm" tone="muted">
      {hasMore ? (
        <Trans>The documents that fit best. Type another word to see others.</Trans>
      ) : (
        <Plural value={shown} one="# document" other="# documents" />
      )}
    </Text>
  );
};

/** Documents whose text is not searched: they are still being read, or cannot be. */
const Unread = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <Text size="sm" tone="muted">
      <Plural
        value={count}
        one="The text of # document can’t be searched. It is still being read, or can’t be read."
        other="The text of # documents can’t be searched. They are still being read, or can’t be read."
      />
    </Text>
  );

const FoundDocument = ({ document }: { readonly document: DocumentHit }) => (
  <Stack gap={2} align="stretch">
    <Heading level={3} size="sm">
      {document.name}
    </Heading>
    <Stack as="ul" gap={2} align="stretch">
      {document.pages.map((page) => (
        <Stack as="li" gap={1} align="stretch" key={page.number}>
          <Place documentId={document.documentId} page={page} />
          <Text size="sm" measured>
            <PageSnippet page={page} />
          </Text>
        </Stack>
      ))}
    </Stack>
  </Stack>
);

type PlaceProps = { readonly documentId: string; readonly page: DocumentPageHit };

/** Where it stands, with the way there: the printed number of a page, the name of a sheet, or the headings above. */
const Place = ({ documentId, page }: PlaceProps) => {
  const { label, kind, source } = page;
  const number = label ?? String(page.number);
  return (
    <Text as="span" size="sm">
      <TextLink asChild>
        <Link
          to="/ct/document-center/$documentId"
          params={{ documentId }}
          search={{ page: page.number, quote: lineOf(page) }}
        >
          {kind === 'page' || label === null ? <Trans>Page {number}</Trans> : number}
        </Link>
      </TextLink>
      {source === 'recognised' && (
        <Text as="span" size="sm" tone="muted">
          {' '}
          <Trans>(text recognised from a picture)</Trans>
        </Text>
      )}
    </Text>
  );
};
