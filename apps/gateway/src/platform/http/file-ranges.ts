import type { Context } from 'hono';
import { attachment } from './attachment.ts';

type SentFile = {
  /** The length of the whole file. */
  readonly bytes: number;
  readonly readPart: (range: Range) => Promise<Uint8Array>;
  readonly mediaType: string;
  readonly originalName: string;
  readonly hash: string;
};

/** Bytes of a file: the first and the one after the last. */
type Range = { readonly start: number; readonly end: number };

/**
 * What `Range` asks for: nothing where there is no such header or where it is none that we answer, which RFC 9110 lets a server send whole
 * (several ranges, other units); `beyond` where no byte of the file is in it.
 */
export const rangeIn = (header: string | undefined, bytes: number): Range | 'beyond' | undefined => {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const start = Math.max(0, bytes - Number(last));
    return start < bytes ? { start, end: bytes } : 'beyond';
  }
  const start = Number(first);
  const end = last === '' ? bytes : Math.min(bytes, Number(last) + 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < bytes ? { start, end } : 'beyond';
};

/** A part of another file must never be joined to parts of this one. */
const isOfThis = (ifRange: string | undefined, tag: string) => ifRange === undefined || ifRange === tag;

/**
 * Answers with a file to download, or with the part of it that `Range` asks for, so that a reader of long documents needs to load only the
 * pages in sight, and no more than that part is read from the storage.
 */
export const sendFileOrRange = async (c: Context, { bytes, readPart, mediaType, originalName, hash }: SentFile) => {
  const tag = `"${hash}"`;
  const whole = bytes;
  const header = isOfThis(c.req.header('if-range'), tag) ? c.req.header('range') : undefined;
  const range = rangeIn(header, whole);
  c.header('accept-ranges', 'bytes');
  c.header('etag', tag);
  if (range === 'beyond') return c.body(null, 416, { 'content-range': `bytes */${whole}` });
  const { start, end } = range ?? { start: 0, end: whole };
  const part = await readPart({ start, end });
  c.header('content-type', mediaType);
  c.header('content-disposition', attachment(originalName));
  // Offsets count bytes of the file as it is: nothing on the way may compress it.
  c.header('cache-control', 'no-store, no-transform');
  c.header('content-length', String(end - start));
  if (range) c.header('content-range', `bytes ${start}-${end - 1}/${whole}`);
  return c.body(new Uint8Array(part), range ? 206 : 200);
};
