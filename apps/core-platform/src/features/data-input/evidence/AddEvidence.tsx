import { reportDocumentMutations } from '@esg/api-client';
import { notifyProblem, useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type ReportDocument, reportDocumentLimits, reportDocumentTypes } from '@esg/contract';
import { FileDrop, type FileItem, type FileRefusal, Select, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDocumentUploads } from '../../../wizard/files/use-document-uploads.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';

const accept = Object.fromEntries(Object.entries(reportDocumentTypes).map(([type, endings]) => [type, [...endings]]));

type AddEvidenceProps = { readonly code: string; readonly documents: readonly ReportDocument[] };

/** Adds a document that the report has already, or a new one. */
export const AddEvidence = ({ code, documents }: AddEvidenceProps) => {
  const others = documents.filter(({ disclosureCodes }) => !disclosureCodes.includes(code));
  return (
    <Stack gap={4} align="stretch">
      {others.length > 0 && <ChooseDocument code={code} documents={others} />}
      <DropEvidence code={code} />
    </Stack>
  );
};

const ChooseDocument = ({ code, documents }: AddEvidenceProps) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const change = useMutation(reportDocumentMutations.change(useApi(), useQueryClient(), report.id));
  const choose = (id: string) => {
    const document = documents.find((each) => each.id === id);
    if (!document) return;
    const disclosureCodes = [...document.disclosureCodes, code];
    change.mutate({ documentId: id, disclosureCodes }, { onError: notifyProblem });
  };
  return (
    <Select
      label={t`A document of the report`}
      placeholder={t`Choose a document`}
      value=""
      onChange={({ value }) => choose(value)}
      options={documents.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
};

const DropEvidence = ({ code }: { readonly code: string }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { fileSize } = useFormatters();
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const { uploads, noteOf, add, stop, retry, forget } = useDocumentUploads();
  const most = fileSize(reportDocumentLimits.bytesMax);
  const refusalText = ({ name, reason }: FileRefusal): string =>
    reason === 'size'
      ? t`${name} is too large. The limit is ${most}.`
      : t`${name} couldn’t be uploaded. Use a PDF, Word or Excel file.`;
  const items = uploads.map((upload): FileItem => {
    const { id, wanted, progress, error } = upload;
    const { file } = wanted;
    const state = error === undefined ? ('sending' as const) : ('failed' as const);
    const said = error === undefined ? {} : { error: problem(error) };
    return { id, name: file.name, detail: fileSize(file.size), state, progress, note: noteOf(upload), ...said };
  });
  return (
    <FileDrop
      label={t`Add evidence`}
      hint={t`PDF, Word or Excel, up to ${most} each`}
      accept={accept}
      sizeBytesMax={reportDocumentLimits.bytesMax}
      multiple
      error={refused.length > 0 ? refused.map(refusalText).join(' ') : undefined}
      onFiles={({ files }) => {
        setRefused([]);
        add(files.map((file) => ({ file, proves: code })));
      }}
      onRefused={(change) => setRefused(change.refused)}
      items={items}
      onCancel={({ id }) => stop(id)}
      onRetry={({ id }) => retry(id)}
      onRemove={({ id }) => forget(id)}
      labels={{
        prompt: t`Drop files here or choose them`,
        files: t`Uploading documents`,
        cancel: ({ name }) => t`Stop ${name}`,
        retry: ({ name }) => t`Try ${name} again`,
        remove: ({ name }) => t`Remove ${name}`,
        progress: ({ name }) => t`Progress of ${name}`,
      }}
    />
  );
};
