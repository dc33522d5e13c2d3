import { documentMutations, documentQueries } from '@esg/api-client';
import {
  NotLoaded,
  notify,
  notifyProblem,
  PagePath,
  useApi,
  useFormatters,
  usePageTitle,
  useProblemSentences,
} from '@esg/app-kit';
import { type DeletedDocument, deletedDocumentDays } from '@esg/contract';
import { Banner, Button, Card, ConfirmDialog, EmptyState, Heading, Inline, Page, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { DocumentUses } from './DocumentUses.tsx';
import { useDocumentRights } from './use-documents.ts';

/** Deleted documents, which can be restored, or deleted permanently by those who may. */
export const DeletedDocumentsPage = () => {
  const { t } = useLingui();
  const title = t`Deleted documents`;
  usePageTitle(title);
  const { data, error, refetch } = useQuery(documentQueries.deleted(useApi()));
  const { mayPurge } = useDocumentRights();
  const [purging, setPurging] = useState<readonly DeletedDocument[]>();
  return (
    <Page
      title={title}
      before={
        <PagePath
          current={title}
          above={[{ id: 'all', label: t`Document center`, link: <Link to="/ct/document-center" /> }]}
        />
      }
      purpose={
        <Trans>
          You can restore a deleted document for {deletedDocumentDays} days. After that it’s permanently deleted.
        </Trans>
      }
      action={
        mayPurge &&
        data &&
        data.length > 1 && (
          <Button onClick={() => setPurging(data)}>
            <Trans>Delete all permanently</Trans>
          </Button>
        )
      }
    >
      {!data && (
        <NotLoaded
          title={<Trans>Couldn’t load the deleted documents</Trans>}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data?.length === 0 && (
        <EmptyState
          title={<Trans>Nothing was deleted</Trans>}
          purpose={<Trans>Deleted documents appear here.</Trans>}
        />
      )}
      {data && data.length > 0 && (
        <Stack as="ul" gap={3}>
          {data.map((document) => (
            <DeletedDocumentRow key={document.id} document={document} onPurge={() => setPurging([document])} />
          ))}
        </Stack>
      )}
      {purging && <PurgeDocuments documents={purging} onClose={() => setPurging(undefined)} />}
    </Page>
  );
};

type DeletedDocumentRowProps = { readonly document: DeletedDocument; readonly onPurge: () => void };

const DeletedDocumentRow = ({ document, onPurge }: DeletedDocumentRowProps) => {
  const { t } = useLingui();
  const { date, fileSize } = useFormatters();
  const { mayWrite, mayPurge } = useDocumentRights();
  const restoring = useMutation(documentMutations.restore(useApi(), useQueryClient()));
  const restore = () =>
    restoring.mutate([document.id], {
      onSuccess: () => notify('success', msg`Document restored`),
      onError: notifyProblem,
    });
  const { name } = document;
  return (
    <Card as="li" padding="compact">
      <Inline justify="between" gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="md">
            {name}
          </Heading>
          <Text size="sm" tone="muted">
            {fileSize(document.bytes)}
            {' · '}
            <Trans>
              Deleted {date(document.deletedAt)} by {document.deletedBy} · will be permanently deleted on{' '}
              {date(document.purgedAt)}
            </Trans>
          </Text>
        </Stack>
        <Inline gap={2}>
          {mayWrite && (
            <Button size="compact" pending={restoring.isPending} aria-label={t`Restore ${name}`} onClick={restore}>
              <Trans>Restore</Trans>
            </Button>
          )}
          {mayPurge && (
            <Button size="compact" aria-label={t`Delete permanently: ${name}`} onClick={onPurge}>
              <Trans>Delete permanently</Trans>
            </Button>
          )}
        </Inline>
      </Inline>
    </Card>
  );
};

type PurgeDocumentsProps = { readonly documents: readonly DeletedDocument[]; readonly onClose: () => void };

const PurgeDocuments = ({ documents, onClose }: PurgeDocumentsProps) => {
  const { problem } = useProblemSentences();
  const { mutate, error, isPending } = useMutation(documentMutations.purge(useApi(), useQueryClient()));
  const name = documents[0]?.name ?? '';
  const confirm = () =>
    mutate(
      documents.map(({ id }) => id),
      {
        onSuccess: () => {
          onClose();
          notify('success', msg`Permanently deleted`);
        },
      },
    );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="danger"
      title={
        <Plural value={documents.length} one={`Delete ${name} permanently?`} other="Delete # documents permanently?" />
      }
      description={<Trans>All versions are deleted. This can’t be undone.</Trans>}
      confirmLabel={<Trans>Delete permanently</Trans>}
      cancelLabel={<Trans>Cancel</Trans>}
      pending={isPending}
      onConfirm={confirm}
    >
      <DocumentUses ids={documents.map(({ id }) => id)} />
      {error && <Banner tone="danger" title={problem(error)} />}
    </ConfirmDialog>
  );
};
