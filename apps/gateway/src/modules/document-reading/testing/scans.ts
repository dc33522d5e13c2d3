import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { pdfOf, streamOf } from './hostile.ts';

const run = promisify(execFile);

/** How a page was laid on the glass, and how good the copy is. */
export type Scan = {
  /** Degrees clockwise by which the sheet lay turned. */
  readonly turned?: number;
  /** Spots and a coarse copy. */
  readonly isNoisy?: boolean;
  /** Degrees by which the file says that it is to be turned when shown. */
  readonly shownTurned?: 0 | 90 | 180 | 270;
  /** Where the page begins in the file's own space. */
  readonly corner?: readonly [number, number];
};

const drawn = async (path: string, page: number) => {
  const options = ['-r', '170', '-gray', '-png', '-f', String(page), '-l', String(page), path];
  const { stdout } = await run('pdftoppm', options, { encoding: 'buffer', maxBuffer: 64_000_000 });
  return stdout;
};

/** The same spots in every run. */
const spotted = async (image: Buffer) => {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  let state = 7;
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const by = ((state >>> 16) % 91) - 45;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + by));
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
};

/** A PDF of that page as a copier makes it: one picture, no text. */
export const scanOf = async (
  path: string,
  page: number,
  { turned = 0, isNoisy = false, shownTurned = 0, corner: [left, bottom] = [0, 0] }: Scan = {},
): Promise<Uint8Array> => {
  // What is shown upright lies in the file turned the other way.
  const sheet = await sharp(await drawn(path, page))
    .rotate(turned - shownTurned, { background: 'white' })
    .grayscale()
    .toBuffer();
  const copy = isNoisy ? await spotted(sheet) : sharp(sheet);
  const { data, info } = await copy.jpeg({ quality: isNoisy ? 45 : 75 }).toBuffer({ resolveWithObject: true });
  const width = Math.round((info.width / 170) * 72);
  const height = Math.round((info.height / 170) * 72);
  const space = info.channels === 1 ? 'DeviceGray' : 'DeviceRGB';
  const picture = `/Type/XObject/Subtype/Image/Width ${info.width}/Height ${info.height}/ColorSpace/${space}/BitsPerComponent 8/Filter/DCTDecode`;
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[${left - 20} ${bottom - 20} ${left + width + 20} ${bottom + height + 20}]/CropBox[${left} ${bottom} ${left + width} ${bottom + height}]/Rotate ${shownTurned}/Resources<</XObject<</I 5 0 R>>>>/Contents 4 0 R>>`,
    streamOf(Buffer.from(`q ${width} 0 0 ${height} ${left} ${bottom} cm /I Do Q`)),
    streamOf(data, picture),
  ]);
};
