import { dataPointMutations, dataPointQueries, downloadEvidence } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import { dataPointLimits, type Evidence, type Metric } from '@esg/contract';
import { Button, ConfirmDialog, Form, IconButton, Inline, Stack, Text, TextField } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EvidenceDrop } from './EvidenceDrop.tsx';

type EvidenceListProps = {
  readonly pointId: string;
  /** Papers that usually prove such a figure. */
  readonly papers: Metric['evidence'];
  readonly mayWrite: boolean;
};

/** Documents that prove a data point, each with the page or cell it stands on. */
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
        <Stack as="ul" gap={3}>
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
  const { fileSize, date } = useFormatters();
  const [asked, setAsked] = useState(false);
  const [placing, setPlacing] = useState(false);
  const api = useApi();
  const queryClient = useQueryClient();
  const { name, bytes, reference, by, at, id } = document;
  const remove = useMutation(dataPointMutations.removeEvidence(api, queryClient, pointId));
  const download = useMutation({ mutationFn: () => downloadEvidence(api, pointId, id) });
  const open = () => download.mutate(undefined, { onSuccess: (blob) => saveFile(blob, name), onError: notifyProblem });
  return (
    <Inline justify="between" wrap={false}>
      <Stack gap={1}>
        <Button emphasis="quiet" size="compact" pending={download.isPending} onClick={open}>
          {name}
        </Button>
        <Text size="sm" tone="muted">
          {reference && `${reference} · `}
          {fileSize(bytes)} · {by.name}, {date(at)}
        </Text>
        {placing && <ReferenceForm document={document} pointId={pointId} onClose={() => setPlacing(false)} />}
      </Stack>
      {mayWrite && (
        <Inline gap={1} wrap={false}>
          <IconButton
            label={t`Change page or cell: ${name}`}
            icon={<PenLine />}
            size="compact"
            onClick={() => setPlacing(!placing)}
          />
          <IconButton label={t`Remove ${name}`} icon={<Trash2 />} size="compact" onClick={() => setAsked(true)} />
        </Inline>
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={() => setAsked(false)}
        tone="danger"
        title={<Trans>Remove {name}?</Trans>}
        description={<Trans>The document is removed from this data point and can’t be restored.</Trans>}
        confirmLabel={<Trans>Remove document</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(id, { onError: notifyProblem, onSettled: () => setAsked(false) })}
      />
    </Inline>
  );
};

type ReferenceFormProps = Pick<DocumentProps, 'document' | 'pointId'> & { readonly onClose: () => void };

/** Says again on which page or in which cell the figure stands. */
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
        maxLength={dataPointLimits.referenceLengthMax}
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
