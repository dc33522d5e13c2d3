import { type BrandImageKind, drawingLimits, limits } from '@esg/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../http/problem.ts';
import { checkBrandImage } from './brand-image.ts';
import { icoOf } from './ico.ts';
import { drawPng } from './picture.ts';

const draw = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: '#1f7a4d' } });
const svg = (inside: string, attributes = 'viewBox="0 0 24 12"') =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`);

const refusalOf = async (kind: BrandImageKind, bytes: Uint8Array) => {
  try {
    await checkBrandImage(kind, bytes);
    return 'taken';
  } catch (error) {
    return error instanceof ProblemError ? error.code : error;
  }
};

/** An icon file as old programs write it: a bitmap of 32 bits, upside down, red above blue. */
const bitmapIcon = (side: number) => {
  const image = Buffer.alloc(40 + side * side * 4);
  image.writeUInt32LE(40, 0);
  image.writeInt32LE(side, 4);
  image.writeInt32LE(side * 2, 8);
  image.writeUInt16LE(1, 12);
  image.writeUInt16LE(32, 14);
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      image.set(y < side / 2 ? [255, 0, 0, 255] : [0, 0, 255, 255], 40 + (y * side + x) * 4);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(image.length, 14);
  return Buffer.concat([header, image]);
};

describe('a picture of a brand', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('is accepted as %s and drawn again', async (format) => {
    const bytes = Buffer.concat([
      await draw(2000, 500).toFormat(format).toBuffer(),
      Buffer.from('<script>tail</script>'),
    ]);
    const { original, thumbnail, width, height } = await checkBrandImage('logo', bytes);
    expect(original.mediaType).toBe(`image/${format}`);
    expect([width, height]).toEqual([limits.logoPixelsMax, limits.logoPixelsMax / 4]);
    expect(Buffer.from(original.bytes).includes('tail')).toBe(false);
    expect(await sharp(thumbnail.bytes).metadata()).toMatchObject({ format: 'png', width: 100, height: 100 });
  });

  it('is accepted as an SVG, cleaned, with a sharp raster of any size', async () => {
    const { original } = await checkBrandImage(
      'logo',
      svg('<script>x</script><rect width="24" height="12" fill="red"/>'),
    );
    expect(original.mediaType).toBe('image/svg+xml');
    expect(new TextDecoder().decode(original.bytes)).not.toContain('script');
    const png = await sharp(await drawPng(original, { width: 800, height: 800 })).metadata();
    expect([png.format, png.width, png.height]).toEqual(['png', 800, 400]);
  });

  it('may be an icon file where it is the favicon', async () => {
    const [small, large] = await Promise.all(
      [16, 64].map(async (side) => ({ side, png: await draw(side).png().toBuffer() })),
    );
    if (!small || !large) throw new Error('not drawn');
    expect(await checkBrandImage('favicon', icoOf([small, large]))).toMatchObject({
      width: 64,
      height: 64,
      original: { mediaType: 'image/png' },
    });
    const { original } = await checkBrandImage('favicon', bitmapIcon(32));
    const { data } = await sharp(original.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    expect(await refusalOf('logo', bitmapIcon(32))).toBe('file.format_refused');
  });

  it('is refused below the smallest side of its kind', async () => {
    const small = await draw(400, 40).png().toBuffer();
    expect(await refusalOf('logo', small)).toBe('file.image_too_small');
    expect(await refusalOf('logo-dark', small)).toBe('file.image_too_small');
    expect(await refusalOf('mini-logo', small)).toBe('file.image_too_small');
    expect(await refusalOf('favicon', await draw(32).png().toBuffer())).toBe('taken');
    expect(await refusalOf('favicon', await draw(31).png().toBuffer())).toBe('file.image_too_small');
  });

  it('is refused when it is too big, of another format, or broken', async () => {
    expect(await refusalOf('logo', new Uint8Array(limits.logoOriginalBytesMax + 1))).toBe('file.too_big');
    expect(await refusalOf('logo', svg(`<path d="${'M0 0'.repeat(drawingLimits.bytesMax / 4)}"/>`))).toBe(
      'file.too_big',
    );
    expect(await refusalOf('logo', await draw(100).gif().toBuffer())).toBe('file.format_refused');
    expect(await refusalOf('logo', Buffer.from('%PDF-1.7'))).toBe('file.format_refused');
    expect(await refusalOf('logo', new Uint8Array())).toBe('file.format_refused');
    expect(await refusalOf('logo', (await draw(300).png().toBuffer()).subarray(0, 200))).toBe('file.unreadable');
    expect(await refusalOf('favicon', bitmapIcon(32).subarray(0, 500))).toBe('file.unreadable');
    expect(await refusalOf('favicon', Buffer.from([0, 0, 1, 0, 0, 0, 9]))).toBe('file.unreadable');
  });

  it('is refused when nothing visible is left after cleaning', async () => {
    expect(await refusalOf('logo', svg('<image href="https://evil.example/logo.png" width="24" height="12"/>'))).toBe(
      'file.unreadable',
    );
    expect(await refusalOf('logo', svg('<foreignObject width="24" height="12"/>'))).toBe('file.unreadable');
  });
});
