import { dataPointMutations, dataPointQueries, downloadEvidence } from '@esg/api-client';
import { notifyProblem, saveFile, useApi, useFormatters, useLanguage } from '@esg/app-kit';
import type { Evidence, Metric } from '@esg/contract';
import { Button, ConfirmDialog, IconButton, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
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
  const [api, queryClient] = [useApi(), useQueryClient()];
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
      </Stack>
      {mayWrite && (
        <IconButton label={t`Remove ${name}`} icon={<Trash2 />} size="compact" onClick={() => setAsked(true)} />
      )}
      <ConfirmDialog
        open={asked}
        onOpenChange={() => setAsked(false)}
        tone="danger"
        title={<Trans>Remove {name}?</Trans>}
        description={<Trans>The document goes from this data point and cannot be brought back.</Trans>}
        confirmLabel={<Trans>Remove document</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        pending={remove.isPending}
        onConfirm={() => remove.mutate(id, { onError: notifyProblem, onSettled: () => setAsked(false) })}
      />
    </Inline>
  );
};
