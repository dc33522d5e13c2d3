import { compressImage, loadImage } from './compress-image.ts';
import type { Region } from './crop-region.ts';
import { isDrawing } from './load-drawing.ts';

/** An image ready to upload: a resized original (an SVG unchanged) and a square thumbnail. */
export type PreparedImage = { name: string; original: Blob; thumbnail: Blob };

/** The limits of pixels and bytes for an image and its two copies (spec sections 5 and 9). */
export type ImageLimits = {
  /** Of the file that is chosen. */
  sizeBytesMax: number;
  pixelsMin: number;
  originalPixelsMax: number;
  originalBytesMax: number;
  thumbnailPixels: number;
  thumbnailBytesMax: number;
};

/** Size of an image in its own pixels. Throws `ImageError`. */
export const sizeOfImage = async (file: Blob, pixelsMin: number): Promise<{ width: number; height: number }> => {
  const image = await loadImage(file, pixelsMin);
  const { width, height } = image;
  image.close();
  return { width, height };
};

const loadRegion = async (file: Blob, pixelsMin: number, region: Region | undefined): Promise<ImageBitmap> => {
  const image = await loadImage(file, pixelsMin);
  if (!region) return image;
  const whole = (px: number) => Math.max(1, Math.round(px));
  const part = createImageBitmap(
    image,
    Math.round(region.x),
    Math.round(region.y),
    whole(region.width),
    whole(region.height),
  );
  return part.finally(() => image.close());
};

/** Makes both copies of a chosen image, or of a part of it. Throws `ImageError`. */
export const prepareImage = async (file: File, limits: ImageLimits, region?: Region): Promise<PreparedImage> => {
  const image = await loadRegion(file, limits.pixelsMin, region);
  try {
    const [original, thumbnail] = await Promise.all([
      isDrawing(file)
        ? file
        : compressImage(image, file.type, {
            pixelsMax: limits.originalPixelsMax,
            sizeBytesMax: limits.originalBytesMax,
          }),
      compressImage(image, file.type, {
        pixelsMax: limits.thumbnailPixels,
        sizeBytesMax: limits.thumbnailBytesMax,
        square: true,
      }),
    ]);
    return { name: file.name, original, thumbnail };
  } finally {
    image.close();
  }
};
