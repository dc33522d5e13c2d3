import { importMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { importFileTypes, importLimits } from '@esg/contract';
import { Button, Card, FileDrop, type FileRefusal, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';

/** The upload of a file, its progress, and a way to stop it. */
const useUpload = (onUploaded: (id: string) => void) => {
  const upload = useMutation(importMutations.upload(useApi(), useQueryClient()));
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

/** Accepts the filled-in sheet. Nothing of it is stored in the data hub yet. */
export const UploadStep = ({ onUploaded }: { readonly onUploaded: (id: string) => void }) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { fileSize, integer } = useFormatters();
  const [refused, setRefused] = useState<FileRefusal>();
  const { upload, progress, send, stop } = useUpload(onUploaded);
  const size = fileSize(importLimits.fileBytesMax);
  const rows = integer(importLimits.rowsMax);
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
        <FileDrop
          label={t`File with data points`}
          hint={t`Excel (.xlsx) or CSV, up to ${size} and ${rows} rows. Any sheet will do; a template of ours needs no matching.`}
          accept={importFileTypes}
          sizeBytesMax={importLimits.fileBytesMax}
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
        <Text tone="muted">
          <Trans>No sheet yet? Begin with a template that knows your metrics, entities and reporting times.</Trans>
        </Text>
        <Stack align="start">
          <Button asChild>
            <Link to="/ct/data-hub/import" search={{ step: 'template' }}>
              <Trans>Get a template</Trans>
            </Link>
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
};
