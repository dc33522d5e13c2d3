import { documentLimits, documentTypes } from '@esg/contract';
import { FileDrop, type FileRefusal } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUploadWords } from './use-document-words.ts';

type NewVersionDropProps = { readonly pending: boolean; readonly onFile: (file: File) => void };

/** Takes one file as the next version. */
export const NewVersionDrop = ({ pending, onFile }: NewVersionDropProps) => {
  const { t } = useLingui();
  const { hint, refusal } = useUploadWords();
  const [refused, setRefused] = useState<readonly FileRefusal[]>([]);
  return (
    <FileDrop
      label={t`Upload a new version`}
      hint={hint}
      accept={documentTypes}
      sizeBytesMax={documentLimits.bytesMax}
      disabled={pending}
      error={refused.length > 0 ? refused.map(refusal).join(' ') : undefined}
      onFiles={({ files: [file] }) => {
        setRefused([]);
        if (file) onFile(file);
      }}
      onRefused={(change) => setRefused(change.refused)}
      labels={{
        prompt: pending ? <Trans>Uploading…</Trans> : <Trans>Drop a file here or choose it</Trans>,
        files: t`Uploading documents`,
        cancel: ({ name }) => t`Stop ${name}`,
        retry: ({ name }) => t`Try ${name} again`,
        remove: ({ name }) => t`Remove ${name}`,
        progress: ({ name }) => t`Progress of ${name}`,
      }}
    />
  );
};
