import { inflateSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';

/** The content of a file, including its properties, and its colours as `#rrggbb`. */
type FileMarks = { text: string; colors: string[] };

const hex = (channels: readonly number[]) =>
  `#${channels
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Word and Excel are zipped XML; a colour is written there as `RRGGBB` or `FFRRGGBB`. */
export const readOfficeMarks = (bytes: Uint8Array): FileMarks => {
  const text = Object.entries(unzipSync(bytes))
    .filter(([name]) => /\.(xml|rels)$/.test(name))
    .map(([, part]) => strFromU8(part))
    .join('\n');
  return { text, colors: [...text.matchAll(/"(?:FF)?([0-9a-f]{6})"/gi)].map(([, color]) => `#${color}`.toLowerCase()) };
};

const inflate = (stream: Buffer) => {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
};

/** Colours are in the inflated page streams (`r g b scn`) and in the functions of gradients (`/C0 [r g b]`). */
export const readPdfMarks = async (bytes: Uint8Array): Promise<FileMarks> => {
  const raw = Buffer.from(bytes).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body]) =>
    inflate(Buffer.from(body ?? '', 'latin1')),
  );
  const drawn = /(?:^|\s)([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN|rg|RG)\b/g;
  const gradients = /\/C[01] \[([\d.]+) ([\d.]+) ([\d.]+)\]/g;
  const colors = [...streams.join('\n').matchAll(drawn), ...raw.matchAll(gradients)].map(([, ...channels]) =>
    hex(channels.slice(0, 3).map(Number)),
  );
  const document = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(document, { mergePages: true });
  return { text: `${text}\n${JSON.stringify(await document.getMetadata())}`, colors };
};
