import { dataPointMutations, dataPointQueries, downloadEvidence } from '@esg/api-client';
import { notifyProblem, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { AttachmentRow } from '@esg/app-kit/attachments';
import { attachmentLimits, type Evidence, type Metric } from '@esg/contract';
import { Button, Form, IconButton, Inline, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { EvidenceDrop } from './EvidenceDrop.tsx';

type EvidenceListProps = {
  readonly pointId: string;
  /** Documents that usually prove such a figure. */
  readonly papers: Metric['evidence'];
  readonly mayWrite: boolean;
};

/** Documents that prove a data point, each with the page or cell of the figure. */
export const EvidenceList = ({ pointId, papers, mayWrite }: EvidenceListProps) => {
  const language = useLanguage();
  const { list } = useFormatters();
  const { data: documents = [] } = useQuery(dataPointQueries.evidence(useApi(), pointId));
  const usual = list(papers.map((paper) => paper[language]));
  return (
    <Stack gap={4} align="stretch">
      {documents.length === 0 && (
        <Text tone="muted">
          {usual ? <Trans>No documents yet. Usual ones: {usual}.</Trans> : <Trans>No documents yet.</Trans>}
        </Text>
      )}
      {documents.length > 0 && (
        <Stack as="ul" gap={3} align="stretch">
          {documents.map((document) => (
            <li key={document.id}>
              <Document document={document} pointId={pointId} mayWrite={mayWrite} />
            </li>
          ))}
        </Stack>
      )}
      {mayWrite && <EvidenceDrop pointId={pointId} />}
    </Stack>
  );
};

type DocumentProps = { readonly document: Evidence; readonly pointId: string; readonly mayWrite: boolean };

const Document = ({ document, pointId, mayWrite }: DocumentProps) => {
  const { t } = useLingui();
  const [placing, setPlacing] = useState(false);
  const api = useApi();
  const { name, bytes, reference, by, at, id } = document;
  const remove = useMutation(dataPointMutations.removeEvidence(api, useQueryClient(), pointId));
  const removal = {
    consequence: t`The document is removed from this data point and can’t be restored.`,
    run: () => remove.mutateAsync(id),
  };
  const place = (
    <IconButton
      label={t`Change page or cell: ${name}`}
      icon={<PenLine />}
      size="compact"
      onClick={() => setPlacing(!placing)}
    />
  );
  return (
    <AttachmentRow
      name={name}
      bytes={bytes}
      added={{ by: by.name, at }}
      detail={reference}
      read={() => downloadEvidence(api, pointId, id)}
      removal={mayWrite ? removal : undefined}
      actions={mayWrite && place}
    >
      {placing && <ReferenceForm document={document} pointId={pointId} onClose={() => setPlacing(false)} />}
    </AttachmentRow>
  );
};

type ReferenceFormProps = Pick<DocumentProps, 'document' | 'pointId'> & { readonly onClose: () => void };

/** Corrects the page or cell of the figure. */
const ReferenceForm = ({ document, pointId, onClose }: ReferenceFormProps) => {
  const { t } = useLingui();
  const [reference, setReference] = useState(document.reference);
  const api = useApi();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation(dataPointMutations.changeReference(api, queryClient, pointId));
  const save = () =>
    !isPending && mutate({ partId: document.id, reference }, { onSuccess: onClose, onError: notifyProblem });
  return (
    <Form aria-label={t`Change page or cell: ${document.name}`} onSubmit={save} errors={[]} errorsTitle="">
      <TextField
        label={t`Page or cell`}
        maxLength={attachmentLimits.referenceLengthMax}
        value={reference}
        onChange={({ value }) => setReference(value)}
      />
      <Inline>
        <Button size="compact" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" size="compact" pending={isPending}>
          <Trans>Save</Trans>
        </Button>
      </Inline>
    </Form>
  );
};
