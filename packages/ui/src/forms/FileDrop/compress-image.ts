import { isDrawing, loadDrawing } from './load-drawing.ts';

/** Why an image could not be made smaller (spec section 8). The caller owns the sentence. */
export const imageProblems = ['read_failed', 'load_failed', 'no_context', 'compress_failed', 'too_small'] as const;
export type ImageProblem = (typeof imageProblems)[number];

/** The only error `compressImage` throws. */
export class ImageError extends Error {
  readonly code: ImageProblem;
  constructor(code: ImageProblem, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ImageError';
    this.code = code;
  }
}

export type ImageTarget = {
  /** Longest side of the result. An image is never enlarged. */
  pixelsMax: number;
  sizeBytesMax: number;
  /** Fills a square of `pixelsMax`, the image whole and centred in it. */
  square?: boolean | undefined;
};

/** Size of an image with its longest side at most `pixelsMax`, in whole pixels, keeping its proportions. */
export const fitWithin = (width: number, height: number, pixelsMax: number) => {
  const scale = Math.min(1, pixelsMax / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/** 1, 0.9, … 0.1: quality falls by steps of 0.1 until the result fits (spec section 5). */
export const qualitySteps: readonly number[] = Array.from({ length: 10 }, (_, step) => (10 - step) / 10);

/** The first result within `sizeBytesMax`, or the smallest that the lowest quality gives. */
export const encodeWithin = async (encode: (quality: number) => Promise<Blob>, sizeBytesMax: number): Promise<Blob> => {
  let result: Blob | undefined;
  for (const quality of qualitySteps) {
    result = await encode(quality);
    if (result.size <= sizeBytesMax) break;
  }
  if (!result) throw new ImageError('compress_failed');
  return result;
};

/** Decodes once; use `compressImage` for each size that is needed. An SVG has no minimum size. Throws `ImageError`. */
export const loadImage = async (file: Blob, pixelsMin = 1): Promise<ImageBitmap> => {
  const bytes = await file.arrayBuffer().catch((cause) => {
    throw new ImageError('read_failed', { cause });
  });
  const whole = new Blob([bytes], { type: file.type });
  const image = await (isDrawing(file) ? loadDrawing(whole) : createImageBitmap(whole)).catch((cause) => {
    throw new ImageError('load_failed', { cause });
  });
  if (isDrawing(file)) return image;
  if (image.width >= pixelsMin && image.height >= pixelsMin) return image;
  image.close();
  throw new ImageError('too_small');
};

/** Draws an image smaller and encodes it within its limit: JPEG as JPEG, anything else as PNG, or WebP when PNG is too large. */
export const compressImage = async (image: ImageBitmap, type: string, target: ImageTarget): Promise<Blob> => {
  const drawn = draw(image, target);
  const encode = (encoded: string) => async (quality: number) => {
    const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, encoded, quality));
    if (!blob) throw new ImageError('compress_failed');
    return blob;
  };
  if (type === 'image/jpeg') return encodeWithin(encode(type), target.sizeBytesMax);
  const png = await encode('image/png')(1);
  return png.size <= target.sizeBytesMax ? png : encodeWithin(encode('image/webp'), target.sizeBytesMax);
};

const draw = (image: ImageBitmap, { pixelsMax, square = false }: ImageTarget) => {
  const inner = fitWithin(image.width, image.height, pixelsMax);
  const canvas = document.createElement('canvas');
  canvas.width = square ? pixelsMax : inner.width;
  canvas.height = square ? pixelsMax : inner.height;
  const context = canvas.getContext('2d');
  if (!context) throw new ImageError('no_context');
  context.imageSmoothingQuality = 'high';
  const left = (canvas.width - inner.width) / 2;
  const top = (canvas.height - inner.height) / 2;
  context.drawImage(image, left, top, inner.width, inner.height);
  return canvas;
};
