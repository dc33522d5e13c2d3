import type { ApiError, UploadWatch } from '@esg/api-client';
import { useFormatters, useProblemSentences } from '@esg/app-kit';
import { importFileTypes } from '@esg/contract';
import { FileDrop, type FileRefusal } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

const excel = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] } as const;

type SheetDropProps<One> = {
  readonly label: string;
  readonly hint: string;
  /** Whether files of text are read too, beside Excel. */
  readonly isCsvRead?: boolean;
  readonly bytesMax: number;
  /** Sends the file; it is answered when the file is read. */
  readonly upload: UseMutationOptions<One, ApiError, { file: File } & UploadWatch>;
  readonly onUploaded: (id: string) => void;
};

type Identified = { readonly id: string };
type Upload<One> = Pick<SheetDropProps<One>, 'upload' | 'onUploaded'>;

/** The upload of a file, its progress, and a way to stop it. */
const useUpload = <One extends Identified>({ upload: options, onUploaded }: Upload<One>) => {
  const upload = useMutation(options);
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

/** Which files are refused, and why, in the words of spec section 5; the gateway's refusals are said in the same words. */
const useRefusal = ({ isCsvRead, bytesMax }: Pick<SheetDropProps<never>, 'isCsvRead' | 'bytesMax'>) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { fileSize } = useFormatters();
  const size = fileSize(bytesMax);
  return (refused: FileRefusal | undefined, error: ApiError | null): string | undefined => {
    const code = refused ? undefined : error?.code;
    if (refused?.reason === 'size' || code === 'file.too_big')
      return t`Error - File cannot be uploaded as it exceeds ${size}`;
    if (refused || code === 'file.format_refused')
      return isCsvRead
        ? t`Error - Cannot upload file. (.xlsx and .csv only)`
        : t`Error - Cannot upload file. (.xlsx only)`;
    return error ? problem(error) : undefined;
  };
};

/** Accepts a filled-in sheet. Nothing of it is stored yet. */
export const SheetDrop = <One extends Identified>(props: SheetDropProps<One>) => {
  const { label, hint, isCsvRead = false, bytesMax } = props;
  const { t } = useLingui();
  const { fileSize } = useFormatters();
  const [refused, setRefused] = useState<FileRefusal>();
  const { upload, progress, send, stop } = useUpload(props);
  const refusal = useRefusal({ isCsvRead, bytesMax });
  const choose = (file: File | undefined) => {
    setRefused(undefined);
    if (file) send(file);
  };
  const file = upload.isPending ? upload.variables.file : undefined;
  const detail = file && (progress === 1 ? t`Reading the sheet` : fileSize(file.size));
  return (
    <FileDrop
      label={label}
      hint={hint}
      accept={isCsvRead ? importFileTypes : excel}
      sizeBytesMax={bytesMax}
      disabled={upload.isPending}
      error={refusal(refused, upload.error)}
      onFiles={({ files }) => choose(files[0])}
      onRefused={({ refused: [first] }) => setRefused(first)}
      items={file ? [{ id: file.name, name: file.name, detail, state: 'sending', progress }] : []}
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
  );
};
