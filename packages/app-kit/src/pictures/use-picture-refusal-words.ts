import { type BrandImageKind, brandImageRules, bytesPerMegabyte } from '@esg/contract';
import type { FileRefusal, ImageProblem } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** A file that was not taken as a picture. */
export type PictureRefusal = { readonly reason: FileRefusal['reason'] | ImageProblem; readonly sizeBytes: number };

/** Sentences for a picture that the browser itself refuses (spec sections 5 and 8). */
export const usePictureRefusalWords = () => {
  const { t } = useLingui();
  return (kind: BrandImageKind, { reason, sizeBytes }: PictureRefusal): string => {
    const size = (sizeBytes / bytesPerMegabyte).toFixed(1);
    const pixels = brandImageRules[kind].pixelsMin;
    switch (reason) {
      case 'size':
        // The specification gives this sentence literally (section 5); `logoBytesMax` is its number.
        return t`File is too big (${size}MB). Max file size: 2MB`;
      case 'type':
        return kind === 'favicon'
          ? t`This format isn’t supported. Choose a PNG, JPEG, WebP, SVG or ICO picture.`
          : t`This format isn’t supported. Choose a PNG, JPEG, WebP or SVG picture.`;
      case 'count':
        return t`Choose one picture only.`;
      case 'too_small':
        return t`The picture is too small. Width and height must be at least ${pixels} pixels.`;
      case 'read_failed':
        return t`Failed to read file.`;
      case 'load_failed':
        return t`Failed to load image.`;
      case 'no_context':
        return t`Failed to get canvas context.`;
      case 'compress_failed':
        return t`Failed to compress image.`;
    }
  };
};
