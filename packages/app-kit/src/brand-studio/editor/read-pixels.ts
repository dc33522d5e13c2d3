/** Enough to count the colours of a logo. */
const side = 96;

/** The pixels of a picture, drawn small: RGBA. Rejects when the address gives no picture, or one of another origin. */
export const readPixels = async (src: string): Promise<Uint8ClampedArray> => {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  const scale = side / Math.max(image.naturalWidth, image.naturalHeight, 1);
  const canvas = document.createElement('canvas');
  // A drawing without a size of its own says 0.
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale)) || side;
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale)) || side;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no drawing context to read pixels from.');
  // Every pixel is one of the picture's own, because blending would invent colours.
  context.imageSmoothingEnabled = false;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height).data;
};
