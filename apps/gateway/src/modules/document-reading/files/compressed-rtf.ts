import { ReadError } from '../../../platform/reading/index.ts';

/** What every dictionary begins with ([MS-OXRTFCP] section 2.1.3.1.3). */
const begun = Buffer.from(
  String.raw`{\rtf1\ansi\mac\deff0\deftab720{\fonttbl;}{\f0\fnil \froman \fswiss \fmodern \fscript \fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\colortbl\red0\green0\blue0` +
    String.raw`${'\r\n'}\par \pard\plain\f0\fs20\b\i\u\tab\tx`,
  'latin1',
);
const dictionaryLength = 4096;
const headerLength = 16;
/** The four letters in the header that say whether what follows is compressed. */
const marks = { compressed: 0x75465a4c, plain: 0x414c454d } as const;
/** No message that somebody wrote is longer; seventeen bytes may come of two. */
const lengthMax = 16_000_000;

/** The bytes of a stream that grows to a length that is known, and never beyond the limit. */
const createSink = (length: number) => {
  const bytes = Buffer.alloc(length);
  let end = 0;
  return {
    push: (byte: number) => {
      if (end < length) bytes[end] = byte;
      end += 1;
    },
    isFull: () => end >= length,
    done: () => bytes.subarray(0, Math.min(end, length)),
  };
};

/**
 * The RTF of the body of an Outlook message, as [MS-OXRTFCP] section 2.2 packs it: runs of eight, each a byte of its own or a place and a length in
 * a dictionary of 4,096 bytes. The checksum is not compared: a message that lost a byte is read as far as it goes. Throws `unsafe` where it says
 * that it is longer than any message, and `damaged` where it is none.
 */
export const decompressRtf = (packed: Uint8Array): Buffer => {
  if (packed.length < headerLength) throw new ReadError('damaged');
  const view = new DataView(packed.buffer, packed.byteOffset, packed.length);
  const length = view.getUint32(4, true);
  const mark = view.getUint32(8, true);
  if (length > lengthMax) throw new ReadError('unsafe');
  if (mark === marks.plain) return Buffer.from(packed.subarray(headerLength, headerLength + length));
  if (mark !== marks.compressed) throw new ReadError('damaged');
  const dictionary = Buffer.alloc(dictionaryLength);
  begun.copy(dictionary);
  let write = begun.length;
  const sink = createSink(length);
  const keep = (byte: number) => {
    dictionary[write] = byte;
    write = (write + 1) % dictionaryLength;
    sink.push(byte);
  };
  let at = headerLength;
  while (at < packed.length && !sink.isFull()) {
    const control = packed[at] ?? 0;
    at += 1;
    for (let bit = 0; bit < 8 && at < packed.length && !sink.isFull(); bit += 1) {
      if ((control & (1 << bit)) === 0) {
        keep(packed[at] ?? 0);
        at += 1;
        continue;
      }
      const reference = ((packed[at] ?? 0) << 8) | (packed[at + 1] ?? 0);
      at += 2;
      const from = reference >> 4;
      // A reference to where the next byte will stand is the end.
      if (from === write) return sink.done();
      for (let step = 0; step < (reference & 0xf) + 2; step += 1)
        keep(dictionary[(from + step) % dictionaryLength] ?? 0);
    }
  }
  return sink.done();
};
