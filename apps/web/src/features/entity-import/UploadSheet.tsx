import { entityImportMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import { entityImportLimits } from '@esg/contract';
import { Card, FileDrop, type FileRefusal, Heading, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

const accept = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] };

/** The upload and check of a file, the progress, and a way to stop it. */
const useCheck = (onChecked: (id: string) => void) => {
  const check = useMutation(entityImportMutations.check(useApi(), useQueryClient()));
  const [progress, setProgress] = useState<number>();
  const stop = useRef(new AbortController());
  const send = (file: File) => {
    setProgress(undefined);
    stop.current = new AbortController();
    const { signal } = stop.current;
    check.mutate(
      { file, onProgress: setProgress, signal },
      { onSuccess: ({ id }) => onChecked(id), onError: () => signal.aborted && check.reset() },
    );
  };
  return { check, progress, send, stop: () => stop.current.abort() };
};

/** Which files are refused, and why, in the words of spec section 5. */
const useRefusal = () => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { fileSize } = useFormatters();
  const size = fileSize(entityImportLimits.fileBytesMax);
  return (refused: FileRefusal | undefined, error: Parameters<typeof problem>[0] | null) => {
    const code = refused ? undefined : (error as { code?: string } | null)?.code;
    if (refused?.reason === 'size' || code === 'file.too_big')
      return t`Error - File cannot be uploaded as it exceeds ${size}`;
    if (refused || code === 'file.format_refused') return t`Error - Cannot upload file. (.xlsx only)`;
    return error ? problem(error) : undefined;
  };
};

/** Accepts the filled-in sheet and checks it. No entity is stored yet. */
export const UploadSheet = ({ onChecked }: { readonly onChecked: (id: string) => void }) => {
  const { t } = useLingui();
  const { fileSize, integer } = useFormatters();
  const [refused, setRefused] = useState<FileRefusal>();
  const { check, progress, send, stop } = useCheck(onChecked);
  const refusal = useRefusal();
  const size = fileSize(entityImportLimits.fileBytesMax);
  const rows = integer(entityImportLimits.rowsMax);
  const take = (file: File | undefined) => {
    setRefused(undefined);
    if (file) send(file);
  };
  const file = check.variables?.file;
  const detail = file && (progress === 1 ? t`Checking its rows` : fileSize(file.size));
  return (
    <Card as="section" aria-label={t`Upload`}>
      <Stack gap={4}>
        <Heading level={2} size="md">
          <Trans>Upload the sheet</Trans>
        </Heading>
        <FileDrop
          label={t`Sheet with entities`}
          hint={t`Excel (.xlsx), up to ${size} and ${rows} rows. The first row has the headings; only “Name” is needed.`}
          accept={accept}
          sizeBytesMax={entityImportLimits.fileBytesMax}
          disabled={check.isPending}
          error={refusal(refused, check.error)}
          onFiles={({ files }) => take(files[0])}
          onRefused={({ refused: [first] }) => setRefused(first)}
          items={
            file && check.isPending ? [{ id: file.name, name: file.name, detail, state: 'sending', progress }] : []
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
