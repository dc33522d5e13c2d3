import {
  downloadContributionFile,
  downloadEvidence,
  downloadReportDocument,
  reportDocumentMutations,
} from '@esg/api-client';
import { notify, notifyProblem, saveFile, useApi, useDraft, useFormatters } from '@esg/app-kit';
import { type DisclosureEvidence, type ReportDocument, reportDocumentLimits } from '@esg/contract';
import { Badge, Button, Inline, Stack, Text, TextField } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWizard } from '../../../wizard/wizard-context.ts';

type EvidenceRowProps = {
  readonly proof: DisclosureEvidence;
  /** Where it is the report's own. */
  readonly document: ReportDocument | undefined;
  readonly code: string;
  readonly mayWrite: boolean;
};

/** One document: where it comes from, where in it the figure stands, and the ways to have it or take it away. */
export const EvidenceRow = ({ proof, document, code, mayWrite }: EvidenceRowProps) => {
  const { t } = useLingui();
  const { fileSize, date } = useFormatters();
  const { name, kind, bytes, by, at, reference } = proof;
  const person = by;
  const day = date(at);
  return (
    <Stack as="li" gap={2} align="stretch">
      <Stack gap={1}>
        <Text strong>{name}</Text>
        <Text size="sm" tone="muted">
          {fileSize(bytes)} ·{' '}
          <Trans>
            added by {person} on {day}
          </Trans>
        </Text>
        {kind === 'contribution' && <Badge>{t`External`}</Badge>}
        {kind === 'data-point' && <Badge>{t`From the data hub`}</Badge>}
      </Stack>
      {document && mayWrite ? (
        <Reference document={document} code={code} />
      ) : (
        reference && <Text size="sm">{reference}</Text>
      )}
      <Inline gap={2}>
        <OpenButton proof={proof} />
        {document && mayWrite && <RemoveButton document={document} code={code} />}
      </Inline>
    </Stack>
  );
};

/** Page or cell, saved when the person leaves it. */
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

const OpenButton = ({ proof: { kind, id, heldBy, name } }: { readonly proof: DisclosureEvidence }) => {
  const { t } = useLingui();
  const api = useApi();
  const { report } = useWizard();
  const read = () => {
    if (kind === 'document' || heldBy === null) return downloadReportDocument(api, report.id, id);
    return kind === 'contribution' ? downloadContributionFile(api, heldBy, id) : downloadEvidence(api, heldBy, id);
  };
  const download = useMutation({
    mutationFn: read,
    onSuccess: (blob) => saveFile(blob, name),
    onError: notifyProblem,
  });
  return (
    <Button
      size="compact"
      aria-label={t`Download ${name}`}
      pending={download.isPending}
      onClick={() => download.mutate()}
    >
      <Trans>Download</Trans>
    </Button>
  );
};

/** Takes the proof away, not the document: that stays with the report, and one press puts it back. */
const RemoveButton = ({ document, code }: { readonly document: ReportDocument; readonly code: string }) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const change = useMutation(reportDocumentMutations.change(useApi(), useQueryClient(), report.id));
  const { id: documentId, name, disclosureCodes, references } = document;
  const putBack = () => change.mutate({ documentId, disclosureCodes, references }, { onError: notifyProblem });
  const remove = () =>
    change.mutate(
      { documentId, disclosureCodes: disclosureCodes.filter((other) => other !== code) },
      {
        onSuccess: () =>
          notify('success', msg`The document no longer proves the disclosure. It stays with the report.`, {
            label: msg`Undo`,
            run: putBack,
          }),
        onError: notifyProblem,
      },
    );
  return (
    <Button size="compact" aria-label={t`Remove ${name}`} pending={change.isPending} onClick={remove}>
      <Trans>Remove</Trans>
    </Button>
  );
};
