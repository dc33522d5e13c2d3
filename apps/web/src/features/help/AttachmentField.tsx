import { ApiError } from '@esg/api-client';
import { useFormatters, useProblemSentences } from '@esg/app-kit';
import { supportAttachmentTypes, supportLimits } from '@esg/contract';
import { FileDrop, type FileRefusal } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

type AttachmentFieldProps = {
  readonly file: File | undefined;
  readonly onFile: (file: File | undefined) => void;
  readonly sending: boolean;
  /** Why the last attempt failed. */
  readonly error: Error | null;
  /** Stops sending. */
  readonly onStop: () => void;
};

/** One file sent with the message (spec section 5, file check). */
export const AttachmentField = ({ file, onFile, sending, error, onStop }: AttachmentFieldProps) => {
  const { t } = useLingui();
  const { fileSize } = useFormatters();
  const { problem } = useProblemSentences();
  const [refused, setRefused] = useState<FileRefusal>();
  const most = fileSize(supportLimits.attachmentBytesMax);
  const isFileError = error instanceof ApiError && error.code.startsWith('file.');
  const take = (next: File | undefined) => {
    setRefused(undefined);
    onFile(next);
  };
  const refusal = (of: FileRefusal) =>
    of.reason === 'size'
      ? t`${of.name} is too large. The limit is ${most}.`
      : t`${of.name} can’t be sent. Choose one file of a supported type.`;
  const state = sending ? ('sending' as const) : isFileError ? ('failed' as const) : ('done' as const);
  const item = file && { id: 'file', name: file.name, detail: fileSize(file.size), state };
  return (
    <FileDrop
      label={t`Attachment`}
      hint={t`One file, ${most} at most: PDF, Word, Excel, text, a picture or an Outlook message.`}
      accept={supportAttachmentTypes}
      sizeBytesMax={supportLimits.attachmentBytesMax}
      disabled={sending}
      onFiles={({ files: [first] }) => take(first)}
      onRefused={({ refused: [first] }) => setRefused(first)}
      error={refused && refusal(refused)}
      items={item ? [isFileError ? { ...item, error: problem(error) } : item] : []}
      onCancel={onStop}
      onRemove={() => take(undefined)}
      labels={{
        prompt: t`Drop a file here, or choose one`,
        files: t`Attached file`,
        cancel: ({ name }) => t`Stop sending ${name}`,
        retry: ({ name }) => t`Send ${name} again`,
        remove: ({ name }) => t`Remove ${name}`,
        progress: ({ name }) => t`Sending ${name}`,
      }}
    />
  );
};
