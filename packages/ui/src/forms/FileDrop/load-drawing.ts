/** Longest side in pixels of a drawing made a picture: enough for any thumbnail. */
const drawnPixels = 512;

/** Whether a file is an SVG: it has no pixels to count, and is uploaded unchanged. */
export const isDrawing = ({ type }: Blob): boolean => type === 'image/svg+xml';

/** An SVG as pixels. Scripts and addresses in it are ignored. Rejects where it cannot be drawn. */
export const loadDrawing = async (file: Blob): Promise<ImageBitmap> => {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // An SVG need not have a size.
    const width = image.naturalWidth || drawnPixels;
    const height = image.naturalHeight || drawnPixels;
    const scale = drawnPixels / Math.max(width, height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await createImageBitmap(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
};
