import { documentQueries } from '@esg/api-client';
import { lineOf, PageSnippet, useApi, useLanguage } from '@esg/app-kit';
import { afterHan, type Disclosure, type DocumentHit, documentSearchLimits, type SuggestionRun } from '@esg/contract';
import { Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { useId } from 'react';
import { useNearRun } from '../../../wizard/suggestions/use-suggestions.ts';

const { lengthMax, nearestMax } = documentSearchLimits;

/** What is shown for a disclosure without suggestions: the pages that come nearest, where the last search found any. */
export const NothingToReview = ({ disclosure }: { readonly disclosure: Disclosure }) => {
  const run = useNearRun(disclosure.code);
  if (run) return <NearestPages disclosure={disclosure} run={run} />;
  return (
    <Text size="sm" tone="muted">
      <Trans>There is nothing to review for this disclosure.</Trans>
    </Text>
  );
};

type Hit = { readonly document: DocumentHit; readonly page: DocumentHit['pages'][number] };

const hitsOf = (documents: readonly DocumentHit[], { setting: { documentIds } }: SuggestionRun): Hit[] =>
  documents
    .filter(({ documentId }) => documentIds.length === 0 || documentIds.includes(documentId))
    .flatMap((document) => document.pages.map((page) => ({ document, page })))
    .slice(0, nearestMax);

type NearestPagesProps = { readonly disclosure: Disclosure; readonly run: SuggestionRun };

/** Places to look for a disclosure that no passage proves. They can't be accepted: nothing is claimed of them. */
const NearestPages = ({ disclosure, run }: NearestPagesProps) => {
  const text = disclosure.title[useLanguage()].slice(0, lengthMax);
  const { data } = useQuery(documentQueries.search(useApi(), { text }));
  const id = useId();
  const hits = data ? hitsOf(data.documents, run) : [];
  return (
    <Stack gap={2} align="stretch" aria-busy={!data}>
      <Text size="sm" strong>
        <Trans>No passage proves an answer to this disclosure.</Trans>
      </Text>
      {hits.length > 0 && (
        <>
          <Text id={id} size="sm" tone="muted">
            <Trans>These pages come nearest. They are places to look, not an answer.</Trans>
          </Text>
          <Stack as="ul" gap={3} align="stretch" aria-labelledby={id}>
            {hits.map((hit) => (
              <li key={`${hit.document.documentId} ${hit.page.number}`}>
                <PlaceToLook {...hit} />
              </li>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
};

const PlaceToLook = ({ document: { documentId, name: documentName, fileNumber }, page: hit }: Hit) => {
  const { t } = useLingui();
  const isChinese = useLanguage() === 'zhTw';
  const { number: page, label } = hit;
  const place =
    label === null || label === String(page)
      ? t`${documentName}, page ${page}`
      : t`${documentName}, ${isChinese ? afterHan(label) : label}`;
  const target = {
    to: '/ct/document-center/$documentId',
    params: { documentId },
    search: { version: fileNumber, page, quote: lineOf(hit) },
    target: '_blank',
  };
  return (
    <Stack gap={1} align="stretch">
      <TextLink asChild>
        <Link {...(target as LinkProps)}>{place}</Link>
      </TextLink>
      <Text size="sm">
        <PageSnippet page={hit} />
      </Text>
    </Stack>
  );
};
