import { type BrandImageKind, brandImageKeys, brandImageKinds } from '@esg/contract';
import { ImageUpload } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { acceptedPictures, type PictureRefusal, pictureLimits, usePictureRefusalWords } from '../../pictures/index.ts';
import type { StudioImages } from '../studio-props.ts';
import { useImageWords } from '../words/use-image-words.ts';

/** The four pictures of a brand: checked and resized here (spec section 5), kept by the owner. */
export const BrandPictures = ({ images }: { images: StudioImages }) => {
  const { t } = useLingui();
  const words = useImageWords();
  const refusalOf = usePictureRefusalWords();
  const [refusals, setRefusals] = useState<Partial<Record<BrandImageKind, PictureRefusal>>>({});
  const { current, states = {}, onImage, onRemove } = images;

  return brandImageKinds.map((kind) => {
    const { name, hint } = words[kind];
    const refusal = refusals[kind];
    const src = current[brandImageKeys[kind]];
    const settle = (reason?: PictureRefusal) => setRefusals({ ...refusals, [kind]: reason });
    return (
      <ImageUpload
        key={kind}
        label={name}
        hint={hint}
        error={refusal ? refusalOf(kind, refusal) : states[kind]?.error}
        accept={acceptedPictures(kind)}
        limits={pictureLimits(kind)}
        src={src}
        disabled={!onImage}
        progress={states[kind]?.progress}
        onImage={(image) => {
          settle();
          onImage?.({ kind, image });
        }}
        onRefused={settle}
        onRemove={
          onRemove &&
          (() => {
            settle();
            onRemove({ kind });
          })
        }
        labels={{
          prompt: <Trans>Drop a picture here, paste it, or choose a file</Trans>,
          alt: t`Current picture: ${name}`,
          progress: t`Sending: ${name}`,
          cancel: t`Cancel`,
          retry: t`Try again`,
          remove: t`Remove: ${name}`,
        }}
      />
    );
  });
};
