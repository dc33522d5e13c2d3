import { type BrandImageKind, brandImageRules, bytesPerMegabyte } from '@esg/contract';
import type { FileRefusal, ImageProblem } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';

/** Names of the pictures and what each is for. */
export const useImageWords = (): Record<BrandImageKind, { name: string; hint: string }> => {
  const { t } = useLingui();
  return {
    logo: { name: t`Logo`, hint: t`Stands in the navigation, on sign-in, on report covers and in e-mails.` },
    'logo-dark': {
      name: t`Logo for dark ground`,
      hint: t`Optional. Without it the logo stands on a light plate in dark mode.`,
    },
    'mini-logo': { name: t`Mini logo`, hint: t`Square. Stands where there is little room, and while a page loads.` },
    favicon: { name: t`Icon`, hint: t`Square. Stands in the tab of the browser and on home screens.` },
  };
};

/** A file that was not taken as a picture. */
export type ImageRefusal = { readonly reason: FileRefusal['reason'] | ImageProblem; readonly sizeBytes: number };

/** Sentences for a picture that the browser itself refuses (spec sections 5 and 8). */
export const useImageRefusalWords = () => {
  const { t } = useLingui();
  return (kind: BrandImageKind, { reason, sizeBytes }: ImageRefusal): string => {
    const size = (sizeBytes / bytesPerMegabyte).toFixed(1);
    const pixels = brandImageRules[kind].pixelsMin;
    switch (reason) {
      case 'size':
        return t`File is too big (${size}MB). Max file size: 2MB`;
      case 'type':
        return kind === 'favicon'
          ? t`This format is not supported. Choose a PNG, JPEG, WebP, SVG or ICO picture.`
          : t`This format is not supported. Choose a PNG, JPEG, WebP or SVG picture.`;
      case 'count':
        return t`Choose one picture only.`;
      case 'too_small':
        return t`The picture is too small. Width and height must be at least ${pixels} pixels.`;
      case 'read_failed':
        return t`Failed to read file.`;
      case 'load_failed':
        return t`Failed to load image. It may be damaged, or not be what its name says.`;
      case 'no_context':
        return t`Failed to get canvas context.`;
      case 'compress_failed':
        return t`Failed to compress image.`;
    }
  };
};
