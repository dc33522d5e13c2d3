import { contributionTaskMutations } from '@esg/api-client';
import { useApi, useFormatters, useLanguage, useProblemSentences } from '@esg/app-kit';
import { type ContributionTask, contributionLimits, type Field } from '@esg/contract';
import { FileDrop, type FileItem } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** What the gateway takes (spec section 5: PDF, Word and Excel; scans besides). */
const accept = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
};

type EvidenceProps = { readonly task: ContributionTask; readonly code: string; readonly field: Field };
type Failed = { readonly id: string; readonly file: File; readonly error: unknown };

/** Documents left with an answer, and a place to leave more; what did not arrive can be sent again. */
export const Evidence = ({ task, code, field }: EvidenceProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { fileSize } = useFormatters();
  const label = field.label[useLanguage()];
  const api = useApi();
  const queryClient = useQueryClient();
  const add = useMutation(contributionTaskMutations.addEvidence(api, queryClient));
  const remove = useMutation(contributionTaskMutations.removeEvidence(api, queryClient));
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const send = async (files: readonly File[]) => {
    setRefusal(undefined);
    for (const file of files)
      await add
        .mutateAsync({ file, disclosureCode: code, fieldKey: field.key })
        .catch((error: unknown) => setFailed((all) => [...all, { id: crypto.randomUUID(), file, error }]));
  };
  const retry = (id: string) => {
    const again = failed.find((one) => one.id === id);
    setFailed((all) => all.filter((one) => one.id !== id));
    if (again) void send([again.file]);
  };
  const kept = task.evidence.filter(
    ({ disclosureCode, fieldKey }) => disclosureCode === code && fieldKey === field.key,
  );
  const items: FileItem[] = [
    ...kept.map(({ id, fileName, bytes }) => ({ id, name: fileName, detail: fileSize(bytes), state: 'done' as const })),
    ...failed.map(({ id, file, error }) => ({ id, name: file.name, state: 'failed' as const, error: problem(error) })),
  ];
  return (
    <FileDrop
      label={t`Documents for ${label}`}
      accept={accept}
      sizeBytesMax={contributionLimits.evidenceBytesMax}
      multiple
      disabled={!task.mayAnswer || add.isPending}
      error={refusal ?? (remove.error ? problem(remove.error) : undefined)}
      onFiles={({ files }) => void send(files)}
      onRefused={({ refused }) =>
        setRefusal(
          t`Couldn’t upload ${refused.map(({ name }) => name).join(', ')}. Use PDF, Word or Excel files or pictures of at most ${fileSize(contributionLimits.evidenceBytesMax)}.`,
        )
      }
      items={items}
      onRetry={({ id }) => retry(id)}
      onRemove={({ id }) =>
        failed.some((one) => one.id === id) ? setFailed((all) => all.filter((one) => one.id !== id)) : remove.mutate(id)
      }
      labels={{
        prompt: add.isPending ? t`Sending…` : t`Drop files here or choose them`,
        files: t`Documents for ${label}`,
        cancel: ({ name }) => t`Stop ${name}`,
        retry: ({ name }) => t`Try ${name} again`,
        remove: ({ name }) => t`Remove ${name}`,
        progress: ({ name }) => t`Progress of ${name}`,
      }}
    />
  );
};
