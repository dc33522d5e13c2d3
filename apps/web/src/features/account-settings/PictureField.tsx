import type { ApiError } from '@esg/api-client';
import { useProblemSentences } from '@esg/app-kit';
import {
  acceptedPictures,
  type PictureRefusal,
  pictureLimits,
  useBlobUrl,
  usePictureRefusalWords,
} from '@esg/app-kit/pictures';
import { type CropLabels, ImageUpload, type PreparedImage } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

type PictureFieldProps = {
  readonly label: string;
  readonly hint: string;
  /** Description of the picture, and the words of the remove button. */
  readonly words: { readonly alt: string; readonly remove: string };
  /** The current picture. */
  readonly picture: Blob | undefined;
  readonly send: (image: PreparedImage) => Promise<unknown>;
  /** Left out if the picture cannot be removed. */
  readonly remove?: () => Promise<unknown>;
  /** Whether the picture is cut to a square. */
  readonly square?: boolean;
};

/** A picture that is checked, cut and reduced here, and sent as soon as it is chosen (spec sections 5 and 8). */
export const PictureField = ({ label, hint, words, picture, send, remove, square = false }: PictureFieldProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const refusalWords = usePictureRefusalWords();
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const work = useMutation<unknown, ApiError, () => Promise<unknown>>({ mutationFn: (run) => run() });
  const cropLabels = useCropLabels();
  const start = (run: () => Promise<unknown>) => {
    setRefusal(undefined);
    work.mutate(run);
  };
  const refuse = (change: PictureRefusal) => {
    work.reset();
    setRefusal(change);
  };
  return (
    <ImageUpload
      label={label}
      hint={hint}
      saved={work.isSuccess ? t`Saved` : null}
      error={refusal ? refusalWords('logo', refusal) : work.error ? problem(work.error) : undefined}
      accept={acceptedPictures('logo')}
      limits={pictureLimits('logo')}
      src={useBlobUrl(picture)}
      // Progress is unknown: the gateway answers when all bytes have arrived.
      progress={work.isPending ? 0.5 : undefined}
      onImage={(image) => start(() => send(image))}
      onRefused={refuse}
      {...(picture && remove && { onRemove: () => start(remove) })}
      {...(square && { crop: { aspect: 1, labels: cropLabels } })}
      labels={{
        prompt: t`Drop a picture here or choose one`,
        alt: words.alt,
        progress: t`Sending the picture`,
        cancel: t`Stop`,
        retry: t`Send again`,
        remove: words.remove,
      }}
    />
  );
};

const useCropLabels = (): CropLabels => {
  const { t } = useLingui();
  return {
    title: t`Choose the part to show`,
    hint: t`Drag the picture, or move it with the arrow keys.`,
    across: t`Place from left to right`,
    down: t`Place from top to bottom`,
    zoom: t`Zoom`,
    percent: ({ percent }) => t`${percent}%`,
    apply: t`Use this part`,
    cancel: t`Cancel`,
  };
};
