import { dataPointMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences, useUploads } from '@esg/app-kit';
import { dataPointLimits } from '@esg/contract';
import { FileDrop, type FileItem, type FileRefusal, Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Documents that may prove a figure (spec section 5: PDF, Word and Excel; scans besides). */
const accept = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
};

const useRefusalText = () => {
  const { t } = useLingui();
  const { fileSize } = useFormatters();
  return ({ name, reason }: FileRefusal): string =>
    reason === 'size'
      ? t`${name} is too large. The limit is ${fileSize(dataPointLimits.evidenceBytesMax)}.`
      : t`${name} couldn’t be uploaded. Use a PDF, Word or Excel file, or a picture.`;
};

/** Takes documents that prove a data point, with the page or cell that the figure stands on. */
export const EvidenceDrop = ({ pointId }: { readonly pointId: string }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { fileSize } = useFormatters();
  const refusalText = useRefusalText();
  const [reference, setReference] = useState('');
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  const { mutateAsync } = useMutation(dataPointMutations.addEvidence(useApi(), useQueryClient(), pointId));
  const { uploads, noteOf, add, stop, retry, forget } = useUploads<{ file: File; reference: string }>(mutateAsync);
  const items = uploads.map((upload): FileItem => {
    const { id, wanted, progress, error } = upload;
    const { file } = wanted;
    const state = error === undefined ? ('sending' as const) : ('failed' as const);
    const said = error === undefined ? {} : { error: problem(error) };
    return { id, name: file.name, detail: fileSize(file.size), state, progress, note: noteOf(upload), ...said };
  });
  const take = (files: readonly File[]) => {
    setRefused([]);
    add(files.map((file) => ({ file, reference: reference.trim() })));
    setReference('');
  };
  return (
    <Stack gap={3} align="stretch">
      <TextField
        label={t`Page or cell`}
        hint={t`Where in the document the figure is, such as p. 12 or Sheet1!C7.`}
        maxLength={dataPointLimits.referenceLengthMax}
        value={reference}
        onChange={({ value }) => setReference(value)}
      />
      <FileDrop
        label={t`Add documents`}
        accept={accept}
        sizeBytesMax={dataPointLimits.evidenceBytesMax}
        multiple
        error={refused.length > 0 ? refused.map(refusalText).join(' ') : undefined}
        onFiles={({ files }) => take(files)}
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
    </Stack>
  );
};
