import { documentMutations, documentQueries } from '@esg/api-client';
import { NotLoaded, notifyProblem, useApi } from '@esg/app-kit';
import type { DocumentVersion, ReadingProblem } from '@esg/contract';
import { Button, EmptyState, Inline } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProblemText } from '../../use-document-words.ts';
import { useDocumentRights } from '../../use-documents.ts';
import { TextPages } from './TextPages.tsx';

export type TextViewProps = {
  readonly documentId: string;
  readonly version: DocumentVersion;
  readonly page: number;
  readonly quote: string | undefined;
  readonly cell: string | undefined;
  readonly onPage: (page: number) => void;
  /** Downloads the file, for those whose words are not there. */
  readonly download: ReactNode;
};

/** A notice says when a file was read; this asks again where none arrives. */
const askAgainMs = 5000;

/** The words of a document: as they were read, or why they are not there and what to do. */
export const TextView = ({ documentId, version, download, ...place }: TextViewProps) => {
  const { data, error, refetch } = useQuery({
    ...documentQueries.pages(useApi(), documentId, version.number),
    refetchInterval: (query) =>
      /^(?:waiting|reading)$/.test(query.state.data?.reading.state ?? '') ? askAgainMs : false,
  });
  if (!data)
    return <NotLoaded title={<Trans>Couldn’t load the document</Trans>} error={error} onRetry={() => void refetch()} />;
  const { state, problem, language } = data.reading;
  // While a file is read again, what was read of it before is shown.
  if (data.pages.length > 0) return <TextPages pages={data.pages} language={language ?? undefined} {...place} />;
  if (state === 'failed') return <Failed documentId={documentId} problem={problem} download={download} />;
  if (state !== 'read')
    return (
      <EmptyState
        title={<Trans>This document is being read</Trans>}
        purpose={<Trans>Its text appears here when that is done. You can download the file now.</Trans>}
        action={download}
      />
    );
  return (
    <EmptyState
      title={<Trans>This document has no text</Trans>}
      purpose={<Trans>It is empty, or everything in it is a picture. Download it to look at it.</Trans>}
      action={download}
    />
  );
};

type FailedProps = Pick<TextViewProps, 'documentId' | 'download'> & { readonly problem: ReadingProblem | null };

const Failed = ({ documentId, problem, download }: FailedProps) => {
  const problemText = useProblemText();
  const { mayWrite } = useDocumentRights();
  const { mutate, isPending } = useMutation(documentMutations.readAgain(useApi(), useQueryClient()));
  return (
    <EmptyState
      title={<Trans>The text of this document couldn’t be read</Trans>}
      purpose={problemText(problem)}
      action={
        <Inline gap={2}>
          {mayWrite && (
            <Button pending={isPending} onClick={() => mutate(documentId, { onError: notifyProblem })}>
              <Trans>Read it again</Trans>
            </Button>
          )}
          {download}
        </Inline>
      }
    />
  );
};
