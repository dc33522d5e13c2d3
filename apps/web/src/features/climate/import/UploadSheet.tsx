import { climateImportMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { climateImportLimits, importFileTypes } from '@esg/contract';
import { Card, FileDrop, type FileRefusal, Heading, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

/** The upload of a file, its progress, and a way to stop it. */
const useUpload = (onUploaded: (id: string) => void) => {
  const upload = useMutation(climateImportMutations.upload(useApi(), useQueryClient()));
  const [progress, setProgress] = useState<number>();
  const stop = useRef(new AbortController());
  const send = (file: File) => {
    setProgress(undefined);
    stop.current = new AbortController();
    const { signal } = stop.current;
    upload.mutate(
      { file, onProgress: setProgress, signal },
      { onSuccess: ({ id }) => onUploaded(id), onError: () => signal.aborted && upload.reset() },
    );
  };
  return { upload, progress, send, stop: () => stop.current.abort() };
};

/** Accepts a sheet of bills. No line of it is stored yet. */
export const UploadSheet = ({ onUploaded }: { readonly onUploaded: (id: string) => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { fileSize, integer } = useFormatters();
  const [refused, setRefused] = useState<FileRefusal>();
  const { upload, progress, send, stop } = useUpload(onUploaded);
  const size = fileSize(climateImportLimits.fileBytesMax);
  const rows = integer(climateImportLimits.rowsMax);
  const take = (file: File | undefined) => {
    setRefused(undefined);
    if (file) send(file);
  };
  // Spec section 5: which files are refused, and why.
  const error = refused
    ? refused.reason === 'size'
      ? t`Error - File cannot be uploaded as it exceeds ${size}`
      : t`Error - Cannot upload file. (.xlsx and .csv only)`
    : upload.error && problem(upload.error);
  const file = upload.variables?.file;
  return (
    <Card as="section" aria-label={t`Upload`}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Upload the sheet</Trans>
        </Heading>
        <FileDrop
          label={t`Sheet with bills or readings`}
          hint={t`Excel (.xlsx) or CSV, up to ${size} and ${rows} rows. Any sheet with a row for each bill works, such as one from your energy supplier.`}
          accept={importFileTypes}
          sizeBytesMax={climateImportLimits.fileBytesMax}
          disabled={upload.isPending}
          error={error ?? undefined}
          onFiles={({ files }) => take(files[0])}
          onRefused={({ refused: [first] }) => setRefused(first)}
          items={
            file && upload.isPending
              ? [{ id: file.name, name: file.name, detail: fileSize(file.size), state: 'sending', progress }]
              : []
          }
          onCancel={stop}
          labels={{
            prompt: t`Drop a file here or choose one`,
            files: t`Uploading file`,
            cancel: ({ name }) => t`Stop ${name}`,
            retry: ({ name }) => t`Try ${name} again`,
            remove: ({ name }) => t`Remove ${name}`,
            progress: ({ name }) => t`Progress of ${name}`,
          }}
        />
      </Stack>
    </Card>
  );
};
