import { dataPointMutations } from '@esg/api-client';
import { useApi, useServices } from '@esg/app-kit';
import { AttachmentDrop, useUploads } from '@esg/app-kit/attachments';
import { attachmentLimits } from '@esg/contract';
import { Stack, TextField } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Adds documents that prove a data point, with the page or cell of the figure. */
export const EvidenceDrop = ({ pointId }: { readonly pointId: string }) => {
  const { t } = useLingui();
  const [reference, setReference] = useState('');
  const { mutateAsync } = useMutation(dataPointMutations.addEvidence(useApi(), useQueryClient(), pointId));
  const uploads = useUploads<{ file: File; reference: string }>(mutateAsync, useServices().config);
  const take = (files: readonly File[]) => {
    uploads.add(files.map((file) => ({ file, reference: reference.trim() })));
    setReference('');
  };
  return (
    <Stack gap={3} align="stretch">
      <TextField
        label={t`Page or cell`}
        hint={t`Where in the document the figure is, such as p. 12 or Sheet1!C7.`}
        maxLength={attachmentLimits.referenceLengthMax}
        value={reference}
        onChange={({ value }) => setReference(value)}
      />
      <AttachmentDrop label={t`Add documents`} uploads={uploads} onFiles={take} />
    </Stack>
  );
};
