import { countOf, termAt, termsFrom } from './find-terms.ts';
import type { Segment } from './segment.ts';

/** Grows when terms are cut otherwise, or when their bytes are: a stored segment of an older format is made anew from its texts. */
export const segmentFormat = 3;

/*
 * A segment as bytes: the numbers of pages and terms; the length of each page, times two, plus one for a list; then the terms in their
 * order, each as the number of characters that it shares with the one before, the bytes of the rest, and its postings as distances between
 * pages with counts. All numbers are written seven bits a byte.
 */

class Bytes {
  private bytes = new Uint8Array(4096);
  private length = 0;

  private reserve(more: number) {
    if (this.length + more <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more));
    grown.set(this.bytes);
    this.bytes = grown;
  }

  number(value: number) {
    this.reserve(5);
    let rest = value;
    while (rest > 0x7f) {
      this.bytes[this.length++] = (rest & 0x7f) | 0x80;
      rest >>>= 7;
    }
    this.bytes[this.length++] = rest;
  }

  text(text: string) {
    const encoded = Buffer.from(text, 'utf8');
    this.number(encoded.length);
    this.reserve(encoded.length);
    this.bytes.set(encoded, this.length);
    this.length += encoded.length;
  }

  done() {
    return this.bytes.slice(0, this.length);
  }
}

class Reader {
  private at = 0;
  private readonly bytes: Buffer;
  constructor(bytes: Uint8Array) {
    this.bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  number() {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.bytes[this.at++];
      if (byte === undefined) break;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new Error('A segment is cut off');
  }

  text() {
    const length = this.number();
    const text = this.bytes.toString('utf8', this.at, this.at + length);
    this.at += length;
    return text;
  }
}

const sharedLength = (one: string, other: string) => {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  // Both halves of a rare character stay together, because half of one can't be written as UTF-8.
  const last = one.charCodeAt(length - 1);
  return last >= 0xd800 && last <= 0xdbff ? length - 1 : length;
};

/** Writes a segment; `segmentFrom` gives the same one back. */
export const bytesOf = ({ lengths, lists, terms, starts, pages, counts }: Segment): Uint8Array<ArrayBuffer> => {
  const bytes = new Bytes();
  bytes.number(lengths.length);
  const count = countOf(terms);
  bytes.number(count);
  for (const [page, length] of lengths.entries()) bytes.number(length * 2 + (lists[page] ?? 0));
  let before = '';
  for (let index = 0; index < count; index += 1) {
    const term = termAt(terms, index);
    const shared = sharedLength(before, term);
    bytes.number(shared);
    bytes.text(term.slice(shared));
    before = term;
    const end = starts[index + 1] ?? 0;
    bytes.number(end - (starts[index] ?? 0));
    let last = -1;
    for (let at = starts[index] ?? 0; at < end; at += 1) {
      bytes.number((pages[at] ?? 0) - last - 1);
      bytes.number(counts[at] ?? 0);
      last = pages[at] ?? 0;
    }
  }
  return bytes.done();
};

/** Reads a segment that `bytesOf` has written. Throws for bytes that end too early. */
export const segmentFrom = (bytes: Uint8Array): Segment => {
  const reader = new Reader(bytes);
  const pageCount = reader.number();
  const termCount = reader.number();
  const lengths = new Uint32Array(pageCount);
  const lists = new Uint8Array(pageCount);
  for (let page = 0; page < pageCount; page += 1) {
    const packed = reader.number();
    lengths[page] = packed >>> 1;
    lists[page] = packed & 1;
  }
  const terms: string[] = [];
  const starts = new Uint32Array(termCount + 1);
  const pages: number[] = [];
  const counts: number[] = [];
  let term = '';
  for (let index = 0; index < termCount; index += 1) {
    term = term.slice(0, reader.number()) + reader.text();
    terms.push(term);
    let last = -1;
    for (let left = reader.number(); left > 0; left -= 1) {
      last += reader.number() + 1;
      pages.push(last);
      counts.push(reader.number());
    }
    starts[index + 1] = pages.length;
  }
  return {
    lengths,
    lists,
    terms: termsFrom(terms),
    starts,
    pages: Uint32Array.from(pages),
    counts: Uint32Array.from(counts),
  };
};
