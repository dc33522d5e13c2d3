import { type BrandImageKind, brandImageKeys, brandImageKinds, brandImageRules, limits } from '@esg/contract';
import { ImageUpload } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { StudioImages } from '../studio-props.ts';
import { type ImageRefusal, useImageRefusalWords, useImageWords } from '../words/use-image-words.ts';

const endings = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/svg+xml': ['.svg'],
  'image/x-icon': ['.ico'],
} as const;

const acceptedFor = (kind: BrandImageKind) =>
  Object.fromEntries(brandImageRules[kind].mediaTypes.map((type) => [type, endings[type]]));

const limitsFor = (kind: BrandImageKind) => ({
  sizeBytesMax: limits.logoBytesMax,
  pixelsMin: brandImageRules[kind].pixelsMin,
  originalPixelsMax: limits.logoPixelsMax,
  originalBytesMax: limits.logoOriginalBytesMax,
  thumbnailPixels: limits.logoThumbnailPixels,
  thumbnailBytesMax: limits.logoThumbnailBytesMax,
});

/** The four pictures of a brand: checked and resized here (spec section 5), kept by the owner. */
export const BrandPictures = ({ images }: { images: StudioImages }) => {
  const { t } = useLingui();
  const words = useImageWords();
  const refusalOf = useImageRefusalWords();
  const [refusals, setRefusals] = useState<Partial<Record<BrandImageKind, ImageRefusal>>>({});
  const { current, states = {}, onImage, onRemove } = images;

  return brandImageKinds.map((kind) => {
    const { name, hint } = words[kind];
    const refusal = refusals[kind];
    const src = current[brandImageKeys[kind]];
    const settle = (reason?: ImageRefusal) => setRefusals({ ...refusals, [kind]: reason });
    return (
      <ImageUpload
        key={kind}
        label={name}
        hint={hint}
        error={refusal ? refusalOf(kind, refusal) : states[kind]?.error}
        accept={acceptedFor(kind)}
        limits={limitsFor(kind)}
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
          alt: t`Present picture: ${name}`,
          progress: t`Sending: ${name}`,
          cancel: t`Cancel`,
          retry: t`Try again`,
          remove: t`Remove: ${name}`,
        }}
      />
    );
  });
};
