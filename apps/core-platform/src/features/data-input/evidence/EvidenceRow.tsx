import {
  downloadContributionFile,
  downloadEvidence,
  downloadReportDocument,
  reportDocumentMutations,
} from '@esg/api-client';
import { notify, notifyProblem, useApi, useDraft } from '@esg/app-kit';
import { AttachmentRow } from '@esg/app-kit/attachments';
import { type DisclosureEvidence, type ReportDocument, reportDocumentLimits } from '@esg/contract';
import { Badge, Text, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWizard } from '../../../wizard/wizard-context.ts';

type EvidenceRowProps = {
  readonly proof: DisclosureEvidence;
  /** Where the document is the report's own. */
  readonly document: ReportDocument | undefined;
  readonly code: string;
  readonly mayWrite: boolean;
};

/** One document: its source, where in it the figure is, and buttons to download or remove it. */
export const EvidenceRow = ({ proof, document, code, mayWrite }: EvidenceRowProps) => {
  const { t } = useLingui();
  const read = useReadProof(proof);
  const run = useRemoveProof(document, code);
  const { name, kind, bytes, by, at, reference } = proof;
  return (
    <li>
      <AttachmentRow
        name={name}
        bytes={bytes}
        added={{ by, at }}
        read={read}
        removal={document && mayWrite ? { run } : undefined}
      >
        {kind === 'contribution' && <Badge>{t`External`}</Badge>}
        {kind === 'data-point' && <Badge>{t`From the data hub`}</Badge>}
        {document && mayWrite ? (
          <Reference document={document} code={code} />
        ) : (
          reference && <Text size="sm">{reference}</Text>
        )}
      </AttachmentRow>
    </li>
  );
};

/** Page or cell, saved when the person leaves the field. */
const Reference = ({ document, code }: { readonly document: ReportDocument; readonly code: string }) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const stored = document.references[code] ?? '';
  const draft = useDraft(`reference/${report.id}/${document.id}/${code}`, stored);
  const typed = draft.value;
  const change = useMutation(reportDocumentMutations.change(useApi(), useQueryClient(), report.id));
  const { id: documentId, disclosureCodes } = document;
  const save = () => {
    if (typed.trim() === stored) return;
    const sent = change.mutateAsync({ documentId, disclosureCodes, references: { [code]: typed } });
    void sent.then(() => draft.done(typed), notifyProblem);
  };
  return (
    <TextField
      label={t`Page or cell`}
      hint={t`Where to find it, such as “p. 12” or “Energy!C4”`}
      maxLength={reportDocumentLimits.referenceLengthMax}
      value={typed}
      onChange={({ value }) => draft.change(value)}
      onBlur={save}
    />
  );
};

const useReadProof = ({ kind, id, heldBy }: DisclosureEvidence) => {
  const api = useApi();
  const { report } = useWizard();
  return () => {
    if (kind === 'document' || heldBy === null) return downloadReportDocument(api, report.id, id);
    return kind === 'contribution' ? downloadContributionFile(api, heldBy, id) : downloadEvidence(api, heldBy, id);
  };
};

/** Removes the evidence, not the document: that stays in the report, and a click adds it again. */
const useRemoveProof = (document: ReportDocument | undefined, code: string) => {
  const { report } = useWizard();
  const change = useMutation(reportDocumentMutations.change(useApi(), useQueryClient(), report.id));
  return async () => {
    if (!document) return;
    const { id: documentId, disclosureCodes, references } = document;
    const putBack = () => change.mutate({ documentId, disclosureCodes, references }, { onError: notifyProblem });
    await change.mutateAsync({ documentId, disclosureCodes: disclosureCodes.filter((other) => other !== code) });
    notify('success', msg`The document no longer proves the disclosure. It stays with the report.`, {
      label: msg`Undo`,
      run: putBack,
    });
  };
};
