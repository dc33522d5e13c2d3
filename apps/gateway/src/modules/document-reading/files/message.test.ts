import { burn } from '@kenjiuno/msgreader/lib/Burner.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decompressRtf } from './compressed-rtf.ts';
import { readMessage } from './message.ts';
import { textOfRtf } from './rtf-text.ts';

/** Kinds of entries of a compound file. */
const file = 2;
const root = 5;

/** RTF in the form in which nothing of it is compressed. */
const unpacked = (rtf: string): Buffer => {
  const head = Buffer.alloc(16);
  head.writeUInt32LE(rtf.length + 12, 0);
  head.writeUInt32LE(rtf.length, 4);
  head.writeUInt32LE(0x414c454d, 8);
  return Buffer.concat([head, Buffer.from(rtf, 'latin1')]);
};

const letters = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

/** An Outlook message with these properties, by their numbers and types. */
const messageOf = (properties: Readonly<Record<string, Uint8Array>>): Uint8Array => {
  const streams = Object.entries(properties).map(([name, bytes]) => ({ name: `__substg1.0_${name}`, bytes }));
  const all = [{ name: '__properties_version1.0', bytes: new Uint8Array(32) }, ...streams];
  const children = all.map((_, index) => index + 1);
  const entries = [
    { name: 'Root Entry', type: root, children, length: 0 },
    ...all.map(({ name, bytes }) => ({ name, type: file, length: bytes.length, binaryProvider: () => bytes })),
  ];
  return new Uint8Array(burn(entries as never));
};

describe('a message', () => {
  const subject = { '0037001F': letters('Readings of March') };

  it('is read as it was typed', () => {
    const [page] = readMessage(messageOf({ ...subject, '1000001F': letters('Gas was 88 m3.\r\n\r\nMei') }));
    expect(page?.text.split('\n')).toEqual(['Readings of March', 'Gas was 88 m3.', 'Mei']);
  });

  it('that is in HTML alone is read with its rows and its own letters', () => {
    const html =
      '<html><meta charset="utf-8"><body><p>用電量</p><table><tr><td>Tai Po</td><td>3,950.1 MWh</td></tr></table></body></html>';
    const [page] = readMessage(messageOf({ ...subject, '10130102': new Uint8Array(Buffer.from(html)) }));
    expect(page?.text.split('\n')).toEqual(['Readings of March', '用電量', 'Tai Po\t3,950.1 MWh']);
  });

  it('that is in packed RTF alone is read in the letters of its fonts', () => {
    const rtf = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0\fswiss Arial;}{\f1\fcharset136 PMingLiU;}}{\*\generator Outlook;}\pard Gas was 88 m\'b3.\par {\f1\'a5\'ce\'b9q\'b6q}\par Tai Po\cell 3,950.1\cell\row \u29992?\u37327? \{z\}}`;
    const [page] = readMessage(messageOf({ ...subject, '10090102': new Uint8Array(unpacked(rtf)) }));
    expect(page?.text.split('\n')).toEqual([
      'Readings of March',
      'Gas was 88 m³.',
      '用電量',
      'Tai Po\t3,950.1',
      '用量 {z}',
    ]);
  });

  it.each([
    ['is damaged', '2d0000002b00000000000000f1c5c7a703000a00'],
    ['hides more than anybody writes', '2d000000ffffffff4c5a4675f1c5c7a703000a00'],
    ['ends in its head', '2d00'],
  ])('whose RTF %s is read with its subject and its people', (_, hex) => {
    const message = {
      ...subject,
      '0C1A001F': letters('Mei Chan'),
      '10090102': new Uint8Array(Buffer.from(hex, 'hex')),
    };
    const [page] = readMessage(messageOf(message));
    expect(page?.text.split('\n')).toEqual(['Readings of March', 'Mei Chan']);
  });

  it('whose RTF holds HTML is read as that', () => {
    const rtf = String.raw`{\rtf1\ansi\fromhtml1{\*\htmltag64 <p>}\htmlrtf {\b\htmlrtf0 Gas was 88 m3\htmlrtf }\par\htmlrtf0 {\*\htmltag72 </p>}{\*\htmltag64 <script>}no{\*\htmltag72 </script>}}`;
    const [page] = readMessage(messageOf({ ...subject, '10090102': new Uint8Array(unpacked(rtf)) }));
    expect(page?.text.split('\n')).toEqual(['Readings of March', 'Gas was 88 m3']);
  });
});

describe('packed RTF', () => {
  const bytesOf = (hex: string) => new Uint8Array(Buffer.from(hex, 'hex'));

  // The examples of [MS-OXRTFCP] section 3.
  it.each([
    [
      '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0',
      '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n',
    ],
    ['1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0', '{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}'],
  ])('is unpacked as its specification shows: %s', (packed, rtf) => {
    expect(decompressRtf(bytesOf(packed)).toString('latin1')).toBe(rtf);
  });

  it('that says it is longer than any message, or is none, is refused', () => {
    const huge = bytesOf('2d000000ffffffff4c5a4675f1c5c7a703000a00');
    expect(() => decompressRtf(huge)).toThrow(expect.objectContaining({ code: 'unsafe' }));
    expect(() => decompressRtf(bytesOf('2d0000002b00000000000000f1c5c7a703000a00'))).toThrow(
      expect.objectContaining({ code: 'damaged' }),
    );
    expect(() => decompressRtf(bytesOf('2d00'))).toThrow(expect.objectContaining({ code: 'damaged' }));
  });

  it('is never longer than it says, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(5000), (body, length) => {
        const packed = Buffer.concat([unpacked('').subarray(0, 16), body]);
        packed.writeUInt32LE(length, 4);
        packed.writeUInt32LE(0x75465a4c, 8);
        expect(decompressRtf(packed).length).toBeLessThanOrEqual(length);
      }),
    );
  });

  it('whose groups lie deeper than anybody writes is refused', () => {
    expect(() => textOfRtf(Buffer.from('{'.repeat(100_000)))).toThrow(expect.objectContaining({ code: 'unsafe' }));
  });

  it('of sixteen million letters, or that ends in the middle, is read in a moment', () => {
    const begun = Date.now();
    expect(textOfRtf(Buffer.alloc(16_000_000, 'a'))).toHaveLength(16_000_000);
    expect(textOfRtf(Buffer.from('{\\rtf1 a\\'))).toBe('a');
    expect(Date.now() - begun).toBeLessThan(10_000);
  });
});
