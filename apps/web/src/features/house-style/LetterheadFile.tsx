import { houseStyleMutations } from '@esg/api-client';
import { notify, useApi, useFormatters } from '@esg/app-kit';
import { houseStyleLimits } from '@esg/contract';
import { FileDrop, type FileRefusal } from '@esg/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLetterheadRefusals } from './refusal-words.ts';

const accepted = { 'image/png': ['.png'], 'image/jpeg': ['.jpg', '.jpeg'], 'image/webp': ['.webp'] };

/** The picture of a letterhead, sent as soon as it is chosen; it replaces the previous one. */
export const LetterheadFile = ({ id }: { readonly id: string }) => {
  const { t } = useLingui();
  const { fileSize, integer } = useFormatters();
  const label = t`Picture of the page`;
  const { words, refusalOf } = useLetterheadRefusals(label);
  const api = useApi();
  const queryClient = useQueryClient();
  const send = useMutation(houseStyleMutations.changeLetterhead(api, queryClient, id));
  const [refused, setRefused] = useState<string>();
  const pixels = integer(houseStyleLimits.letterheadWidthMin);
  const most = fileSize(houseStyleLimits.letterheadBytesMax);
  const take = (file: File | undefined) => {
    setRefused(undefined);
    if (file)
      send.mutate(file, {
        onSuccess: () => notify('success', msg`Letterhead saved. New drafts and files will use it.`),
      });
  };
  const wordsFor = ({ reason, name }: FileRefusal) => {
    if (/\.pdf$/i.test(name)) return words.pdf;
    return reason === 'size'
      ? t`The file is too big. A letterhead can have ${most} at most.`
      : t`Choose one PNG, JPEG or WebP picture.`;
  };
  const refuse = (refusal: FileRefusal | undefined) => {
    send.reset();
    setRefused(refusal && wordsFor(refusal));
  };
  return (
    <FileDrop
      label={label}
      hint={t`Upright A4 as PNG, JPEG or WebP, at least ${pixels} pixels wide, at most ${most}. From a PDF, save the page as PNG or JPEG.`}
      accept={accepted}
      sizeBytesMax={houseStyleLimits.letterheadBytesMax}
      disabled={send.isPending}
      onFiles={({ files: [first] }) => take(first)}
      onRefused={({ refused: [first] }) => refuse(first)}
      error={refused ?? (send.error ? refusalOf(send.error) : undefined)}
      items={
        send.isPending
          ? [{ id: 'letterhead', name: send.variables.name, state: 'sending', detail: fileSize(send.variables.size) }]
          : []
      }
      labels={{
        prompt: t`Drop a picture here or choose one`,
        files: t`Chosen file`,
        cancel: ({ name }) => t`Stop sending ${name}`,
        retry: ({ name }) => t`Send ${name} again`,
        remove: ({ name }) => t`Remove ${name}`,
        progress: ({ name }) => t`Sending ${name}`,
      }}
    />
  );
};
