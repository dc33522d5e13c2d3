import { downloadDocument } from '@esg/api-client';
import { notifyProblem, saveFile, useApi } from '@esg/app-kit';
import type { DocumentDetail, DocumentVersion } from '@esg/contract';
import { Button, type ButtonProps, Inline, SegmentedControl, Select } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { DocumentDetails } from '../DocumentDetails.tsx';
import { kindOf } from '../find-documents.ts';
import type { ViewerSearch } from './viewer-address.ts';

type DownloadButtonProps = Pick<ButtonProps, 'emphasis'> & {
  readonly documentId: string;
  readonly version: DocumentVersion;
};

/** Saves one version as a file. */
export const DownloadButton = ({ documentId, version: { number, name }, emphasis }: DownloadButtonProps) => {
  const api = useApi();
  const { isPending, mutate } = useMutation({
    mutationFn: () => downloadDocument(api, documentId, number),
    onSuccess: (blob) => saveFile(blob, name),
    onError: notifyProblem,
  });
  return (
    <Button emphasis={emphasis} pending={isPending} onClick={() => mutate()}>
      <Trans>Download</Trans>
    </Button>
  );
};

type DocumentActionsProps = {
  readonly detail: DocumentDetail;
  readonly search: ViewerSearch;
  readonly onChange: (part: ViewerSearch) => void;
};

/** Chooses a version, downloads it, and opens everything else about the document. */
export const DocumentActions = ({ detail: { document, versions }, search, onChange }: DocumentActionsProps) => {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const version = versions.find(({ number }) => number === search.version) ?? versions[0];
  const nameOf = (number: number) =>
    number === versions[0]?.number ? t`Version ${number}, the newest` : t`Version ${number}`;
  return (
    <Inline gap={2}>
      {version && kindOf(version.mediaType) === 'pdf' && (
        <SegmentedControl
          label={t`View`}
          labelHidden
          options={[
            { value: 'pages', label: t`Pages` },
            { value: 'text', label: t`Text` },
          ]}
          value={search.view ?? 'pages'}
          onChange={({ value }) => onChange({ view: value === 'text' ? 'text' : undefined })}
        />
      )}
      {versions.length > 1 && (
        <Select
          label={t({ message: 'Version', context: 'document' })}
          labelHidden
          options={versions.map(({ number }) => ({ value: String(number), label: nameOf(number) }))}
          value={String(version?.number ?? '')}
          onChange={({ value }) =>
            onChange({ version: value === String(versions[0]?.number) ? undefined : Number(value), page: undefined })
          }
        />
      )}
      {version && <DownloadButton documentId={document.id} version={version} />}
      <Button onClick={() => setOpen(true)}>
        <Trans>Details</Trans>
      </Button>
      {isOpen && <DocumentDetails document={document} onClose={() => setOpen(false)} />}
    </Inline>
  );
};
