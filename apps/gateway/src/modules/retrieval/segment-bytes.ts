import { countOf, termAt } from './find-terms.ts';
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

/** A place to write numbers into that is used again and again, and grows to what was needed most. */
class Desk<Numbers extends Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>> {
  numbers: Numbers;
  private readonly make: (length: number) => Numbers;
  constructor(make: (length: number) => Numbers) {
    this.make = make;
    this.numbers = make(4096);
  }

  reserve(length: number) {
    if (length <= this.numbers.length) return;
    const grown = this.make(Math.max(this.numbers.length * 2, length));
    grown.set(this.numbers);
    this.numbers = grown;
  }
}

/*
 * The first search after a start reads hundreds of segments. A string for each of their hundreds of thousands of terms took most of it, so
 * that characters and postings are written here, one behind the other, and become a text and lists once for each segment.
 */
const characters = new Desk((length) => new Uint16Array(length));
const pagesRead = new Desk((length) => new Uint32Array(length));
const countsRead = new Desk((length) => new Uint32Array(length));

/** The first of these characters as a text, in one byte each where that is enough, as texts that were joined are kept. */
const textOf = (codes: Uint16Array<ArrayBuffer>, length: number, isNarrow: boolean) => {
  if (isNarrow) return Buffer.from(codes.subarray(0, length)).toString('latin1');
  return Buffer.from(codes.buffer, codes.byteOffset, length * 2).toString('utf16le');
};

class Reader {
  private at = 0;
  private readonly bytes: Uint8Array;
  /** Whether all characters so far have one byte. */
  isNarrow = true;
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  private byte() {
    const byte = this.bytes[this.at++];
    if (byte === undefined) throw new Error('A segment is cut off');
    return byte;
  }

  number() {
    let value = 0;
    for (let shift = 0; shift < 35; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new Error('A segment is cut off');
  }

  /** How many follow of something that takes a byte at least. */
  many() {
    const many = this.number();
    if (many > this.bytes.length - this.at) throw new Error('A segment is cut off');
    return many;
  }

  /** Writes the characters of a text from a place on. Returns the place behind them. */
  text(from: number): number {
    const length = this.many();
    const end = this.at + length;
    characters.reserve(from + length);
    const { numbers } = characters;
    let to = from;
    while (this.at < end) {
      const code = this.character();
      if (code > 0xff) this.isNarrow = false;
      if (code > 0xffff) {
        numbers[to++] = 0xd7c0 + (code >> 10);
        numbers[to++] = 0xdc00 + (code & 0x3ff);
      } else numbers[to++] = code;
    }
    return to;
  }

  private character() {
    const first = this.byte();
    if (first < 0x80) return first;
    if (first < 0xe0) return ((first & 0x1f) << 6) | this.rest();
    if (first < 0xf0) return ((first & 0x0f) << 12) | (this.rest() << 6) | this.rest();
    return ((first & 0x07) << 18) | (this.rest() << 12) | (this.rest() << 6) | this.rest();
  }

  private rest() {
    return this.byte() & 0x3f;
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

/** Reads the terms and their postings, of so many terms. */
const readTerms = (reader: Reader, termCount: number): Omit<Segment, 'lengths' | 'lists'> => {
  const termStarts = new Uint32Array(termCount + 1);
  const starts = new Uint32Array(termCount + 1);
  let before = 0;
  let from = 0;
  let at = 0;
  for (let index = 0; index < termCount; index += 1) {
    const shared = reader.number();
    characters.reserve(from + shared);
    characters.numbers.copyWithin(from, before, before + shared);
    before = from;
    from = reader.text(from + shared);
    termStarts[index + 1] = from;
    const many = reader.many();
    pagesRead.reserve(at + many);
    countsRead.reserve(at + many);
    let last = -1;
    for (const end = at + many; at < end; at += 1) {
      last += reader.number() + 1;
      pagesRead.numbers[at] = last;
      countsRead.numbers[at] = reader.number();
    }
    starts[index + 1] = at;
  }
  return {
    terms: { text: textOf(characters.numbers, from, reader.isNarrow), starts: termStarts },
    starts,
    pages: pagesRead.numbers.slice(0, at),
    counts: countsRead.numbers.slice(0, at),
  };
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
  return { lengths, lists, ...readTerms(reader, termCount) };
};
