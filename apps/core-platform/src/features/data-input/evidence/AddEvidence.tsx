import { reportDocumentMutations } from '@esg/api-client';
import { notifyProblem, useApi } from '@esg/app-kit';
import { AttachmentDrop } from '@esg/app-kit/attachments';
import { type ReportDocument, reportDocumentTypes } from '@esg/contract';
import { Select, Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDocumentUploads } from '../../../wizard/files/use-document-uploads.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';

type AddEvidenceProps = { readonly code: string; readonly documents: readonly ReportDocument[] };

/** Adds an existing document of the report, or a new one. */
export const AddEvidence = ({ code, documents }: AddEvidenceProps) => {
  const { t } = useLingui();
  const uploads = useDocumentUploads();
  const others = documents.filter(({ disclosureCodes }) => !disclosureCodes.includes(code));
  return (
    <Stack gap={4} align="stretch">
      {others.length > 0 && <ChooseDocument code={code} documents={others} />}
      <AttachmentDrop
        label={t`Add evidence`}
        accept={reportDocumentTypes}
        uploads={uploads}
        onFiles={(files) => uploads.add(files.map((file) => ({ file, proves: code })))}
      />
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
