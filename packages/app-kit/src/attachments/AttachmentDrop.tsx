import { useFormatters, useProblemSentences } from '@esg/app-kit';
import { attachmentLimits, attachmentTypes } from '@esg/contract';
import { type AcceptedFiles, FileDrop, type FileItem, type FileRefusal } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { useUploads } from './use-uploads.ts';

type AttachmentDropProps<Wanted extends { readonly file: File }> = {
  readonly label: string;
  /** By default everything that may be attached: PDF, Word, Excel, PNG and JPEG. */
  readonly accept?: AcceptedFiles;
  /** Uploads in progress for the subject, and files that were refused before they were sent. */
  readonly uploads: Pick<
    ReturnType<typeof useUploads<Wanted>>,
    'uploads' | 'refused' | 'noteOf' | 'stop' | 'retry' | 'forget'
  > & {
    readonly refuse: (refused: readonly FileRefusal[]) => void;
  };
  /** Accepted files; the caller passes them to `uploads.add`. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly disabled?: boolean;
  /** Other words than the usual ones: what is accepted, and why a file was refused before it was sent. */
  readonly words?: { readonly hint: string; readonly refusal: (refused: FileRefusal) => string };
};

/** The rules for attachments, and the sentences for refused files, the same on every screen. */
const useAttachmentWords = (accept: AcceptedFiles) => {
  const { t } = useLingui();
  const { fileSize } = useFormatters();
  const most = fileSize(attachmentLimits.bytesMax);
  const takesImages = 'image/png' in accept;
  const hint = takesImages
    ? t`PDF, Word, Excel, PNG or JPEG, up to ${most} each`
    : t`PDF, Word or Excel, up to ${most} each`;
  const refusal = ({ name, reason }: FileRefusal): string => {
    if (reason === 'size') return t`${name} is too large. Choose a file of up to ${most}.`;
    return takesImages
      ? t`${name} couldn’t be uploaded. Use a PDF, Word or Excel file, or a PNG or JPEG image.`
      : t`${name} couldn’t be uploaded. Use a PDF, Word or Excel file.`;
  };
  return { hint, refusal };
};

/** Accepts documents by drop, paste or choice, and shows the progress of each. */
export const AttachmentDrop = <Wanted extends { readonly file: File }>({
  label,
  accept = attachmentTypes,
  uploads: { uploads, refused, refuse, noteOf, stop, retry, forget },
  onFiles,
  disabled,
  words,
}: AttachmentDropProps<Wanted>) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const { fileSize } = useFormatters();
  const usual = useAttachmentWords(accept);
  const { hint, refusal } = words ?? usual;
  const items = uploads.map((upload): FileItem => {
    const { id, wanted, state, error } = upload;
    // A bar without a value moves as if something happened.
    const progress = state === 'waiting' ? 0 : upload.progress;
    const { name, size } = wanted.file;
    if (error !== undefined) return { id, name, state: 'failed', error: problem(error) };
    return { id, name, detail: fileSize(size), state: 'sending', progress, note: noteOf(upload) };
  });
  return (
    <FileDrop
      label={label}
      hint={hint}
      accept={accept}
      sizeBytesMax={attachmentLimits.bytesMax}
      multiple
      disabled={disabled}
      error={refused.length > 0 ? refused.map(refusal).join(' ') : undefined}
      onFiles={({ files }) => {
        refuse([]);
        onFiles(files);
      }}
      onRefused={(change) => refuse(change.refused)}
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
  );
};
