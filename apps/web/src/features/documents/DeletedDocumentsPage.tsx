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
import { type BinnedDocument, documentLimits } from '@esg/contract';
import { Banner, Button, Card, ConfirmDialog, EmptyState, Heading, Inline, Page, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDocumentRights } from './use-documents.ts';

/** Deleted documents, which can be restored, or deleted permanently by those who may. */
export const DeletedDocumentsPage = () => {
  const { t } = useLingui();
  const title = t`Deleted documents`;
  usePageTitle(title);
  const { data, error, refetch } = useQuery(documentQueries.binned(useApi()));
  const { mayErase } = useDocumentRights();
  const [erased, setErased] = useState<readonly BinnedDocument[]>();
  const { binDays } = documentLimits;
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
        <Trans>You can restore a deleted document for {binDays} days. After that it’s permanently deleted.</Trans>
      }
      action={
        mayErase &&
        data &&
        data.length > 1 && (
          <Button onClick={() => setErased(data)}>
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
            <DeletedDocument key={document.id} document={document} onErase={() => setErased([document])} />
          ))}
        </Stack>
      )}
      {erased && <EraseDocuments documents={erased} onClose={() => setErased(undefined)} />}
    </Page>
  );
};

type DeletedDocumentProps = { readonly document: BinnedDocument; readonly onErase: () => void };

const DeletedDocument = ({ document, onErase }: DeletedDocumentProps) => {
  const { t } = useLingui();
  const { date, fileSize } = useFormatters();
  const { mayWrite, mayErase } = useDocumentRights();
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
              Deleted {date(document.binnedAt)} by {document.binnedBy} · permanently removed {date(document.goneAt)}
            </Trans>
          </Text>
        </Stack>
        <Inline gap={2}>
          {mayWrite && (
            <Button size="compact" pending={restoring.isPending} aria-label={t`Restore ${name}`} onClick={restore}>
              <Trans>Restore</Trans>
            </Button>
          )}
          {mayErase && (
            <Button size="compact" aria-label={t`Delete permanently: ${name}`} onClick={onErase}>
              <Trans>Delete permanently</Trans>
            </Button>
          )}
        </Inline>
      </Inline>
    </Card>
  );
};

type EraseDocumentsProps = { readonly documents: readonly BinnedDocument[]; readonly onClose: () => void };

const EraseDocuments = ({ documents, onClose }: EraseDocumentsProps) => {
  const { problem } = useProblemSentences();
  const { mutate, error, isPending } = useMutation(documentMutations.erase(useApi(), useQueryClient()));
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
      {error && <Banner tone="danger" title={problem(error)} />}
    </ConfirmDialog>
  );
};
