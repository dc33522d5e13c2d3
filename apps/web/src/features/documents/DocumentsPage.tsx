import { NotLoaded, useFormatters, usePageTitle } from '@esg/app-kit';
import { Button, EmptyState, Inline, Page, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DocumentDrop } from './DocumentDrop.tsx';
import { DocumentHistoryDialog } from './DocumentHistory.tsx';
import { DocumentsList, type DocumentsListProps } from './DocumentsList.tsx';
import { TagsDialog } from './TagsDialog.tsx';
import { useDocumentRights, useDocuments } from './use-documents.ts';
import { useDownload } from './use-download.ts';

/** The document center: the organisation's files, with their versions and tags (spec section 2). */
export const DocumentsPage = () => {
  const { t } = useLingui();
  const title = t`Document center`;
  usePageTitle(title);
  const { rows, categories, bytes, bytesMax, error, retry } = useDocuments();
  const { mayWrite } = useDocumentRights();
  const [opened, setOpened] = useState<'tags' | 'history'>();
  const close = () => setOpened(undefined);
  return (
    <Page
      title={title}
      purpose={<Trans>Bills, policies, certificates and other documents behind your figures, in one place.</Trans>}
      action={
        <Inline gap={2}>
          {rows && rows.length > 0 && (
            <Button asChild>
              <Link to="/ct/chat">
                <Trans>Ask your documents</Trans>
              </Link>
            </Button>
          )}
          <Button asChild>
            <Link to="/ct/document-center/deleted">
              <Trans>Deleted documents</Trans>
            </Link>
          </Button>
          <Button onClick={() => setOpened('history')}>
            <Trans>History</Trans>
          </Button>
          {mayWrite && rows && (
            <Button onClick={() => setOpened('tags')}>
              <Trans>Manage tags</Trans>
            </Button>
          )}
        </Inline>
      }
    >
      {rows ? (
        <Stack gap={4} align="stretch">
          {mayWrite && <DocumentDrop rows={rows} />}
          <Storage bytes={bytes} bytesMax={bytesMax} />
          {rows.length === 0 ? <NoDocuments mayWrite={mayWrite} /> : <Listed rows={rows} categories={categories} />}
        </Stack>
      ) : (
        <NotLoaded title={<Trans>Couldn’t load the documents</Trans>} error={error} onRetry={retry} />
      )}
      {opened === 'tags' && <TagsDialog categories={categories} onClose={close} />}
      {opened === 'history' && <DocumentHistoryDialog onClose={close} />}
    </Page>
  );
};

type DocumentsData = ReturnType<typeof useDocuments>;

/** How much of the organisation's storage its documents use. */
const Storage = ({ bytes, bytesMax }: Pick<DocumentsData, 'bytes' | 'bytesMax'>) => {
  const { fileSize } = useFormatters();
  if (bytes === 0) return null;
  const used = fileSize(bytes);
  const most = fileSize(bytesMax);
  return (
    <Text size="sm" tone="muted">
      <Trans>
        {used} of {most} used, with earlier versions and deleted documents
      </Trans>
    </Text>
  );
};

const NoDocuments = ({ mayWrite }: { readonly mayWrite: boolean }) => (
  <EmptyState
    title={<Trans>No documents yet</Trans>}
    purpose={
      mayWrite ? (
        <Trans>
          Upload your latest sustainability report, energy bills or policies above. You can add several at once.
        </Trans>
      ) : (
        <Trans>Documents that your organisation uploads appear here.</Trans>
      )
    }
  />
);

/** The list, with the download that needs no dialog. */
const Listed = ({ rows, categories }: Omit<DocumentsListProps, 'onDownload'>) => {
  return <DocumentsList rows={rows} categories={categories} onDownload={useDownload()} />;
};
