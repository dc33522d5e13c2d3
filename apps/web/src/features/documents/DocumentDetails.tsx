import { documentMutations, documentQueries, downloadDocument } from '@esg/api-client';
import { NotLoaded, notify, notifyProblem, saveFile, useApi, useFormatters } from '@esg/app-kit';
import type { Document, DocumentDetail, DocumentVersion } from '@esg/contract';
import { Button, Dialog, Heading, Inline, Stack, Text } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DocumentHistory } from './DocumentHistory.tsx';
import { NewVersionDrop } from './NewVersionDrop.tsx';
import { useDocumentRights } from './use-documents.ts';

type DocumentDetailsProps = { readonly document: Document; readonly onClose: () => void };

/** The versions of a document, which can be downloaded and replaced, and the reports in which the same file is evidence. */
export const DocumentDetails = ({ document: { id, name }, onClose }: DocumentDetailsProps) => {
  const { t } = useLingui();
  const { mayWrite } = useDocumentRights();
  const { data, error, refetch } = useQuery(documentQueries.one(useApi(), id));
  return (
    <Dialog open onOpenChange={onClose} title={name} closeLabel={t`Close`} startsAt="title">
      {!data && (
        <NotLoaded title={<Trans>Couldn’t load the document</Trans>} error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <Stack gap={4} align="stretch">
          <OtherCompany detail={data} />
          <Stack gap={2} align="stretch">
            <Heading level={3} size="sm">
              <Trans>Versions</Trans>
            </Heading>
            {data.versions.map((version) => (
              <VersionRow key={version.id} documentId={id} version={version} />
            ))}
            {mayWrite && <Replace documentId={id} />}
          </Stack>
          <Reports reports={data.reports} />
          <Stack gap={2} align="stretch">
            <Heading level={3} size="sm">
              <Trans>History</Trans>
            </Heading>
            <DocumentHistory documentId={id} />
          </Stack>
        </Stack>
      )}
    </Dialog>
  );
};

/** That the document is the report of another company, and who says so. Nothing where it is the organisation's own. */
const OtherCompany = ({ detail: { document, companyRead } }: { readonly detail: DocumentDetail }) => {
  const { company } = document;
  if (company === '' || (company === null && companyRead === null)) return null;
  return (
    <Text>
      {company === null ? (
        <Trans>
          A report of {companyRead}, as its cover says: its figures aren’t suggested as your answers. If that’s wrong,
          edit the document.
        </Trans>
      ) : (
        <Trans>A report of {company}: its figures aren’t suggested as your answers.</Trans>
      )}
    </Text>
  );
};

type VersionRowProps = { readonly documentId: string; readonly version: DocumentVersion };

const VersionRow = ({ documentId, version: { number, name, bytes, at, by } }: VersionRowProps) => {
  const { t } = useLingui();
  const { fileSize, date } = useFormatters();
  const api = useApi();
  const download = useMutation({
    mutationFn: () => downloadDocument(api, documentId, number),
    onSuccess: (blob) => saveFile(blob, name),
    onError: notifyProblem,
  });
  const day = date(at);
  return (
    <Inline gap={3} justify="between">
      <Stack gap={1}>
        <Text strong>
          <Trans>Version {number}</Trans>
        </Text>
        <Text size="sm" tone="muted">
          {name} · {fileSize(bytes)} ·{' '}
          <Trans>
            uploaded by {by} on {day}
          </Trans>
        </Text>
      </Stack>
      <Button
        size="compact"
        aria-label={t`Download version ${number}`}
        pending={download.isPending}
        onClick={() => download.mutate()}
      >
        <Trans>Download</Trans>
      </Button>
    </Inline>
  );
};

const Replace = ({ documentId }: Pick<VersionRowProps, 'documentId'>) => {
  const { mutateAsync, isPending } = useMutation(documentMutations.add(useApi(), useQueryClient()));
  const replace = (file: File) =>
    void mutateAsync({ file, replaces: documentId }).then(
      () => notify('success', msg`New version uploaded`),
      notifyProblem,
    );
  return <NewVersionDrop pending={isPending} onFile={replace} />;
};

const Reports = ({ reports }: Pick<DocumentDetail, 'reports'>) => (
  <Stack gap={2}>
    <Heading level={3} size="sm">
      <Trans>Evidence in reports</Trans>
    </Heading>
    {reports.length === 0 ? (
      <Text tone="muted">
        <Trans>Not attached to a report.</Trans>
      </Text>
    ) : (
      <Stack as="ul" gap={1}>
        {reports.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </Stack>
    )}
  </Stack>
);
