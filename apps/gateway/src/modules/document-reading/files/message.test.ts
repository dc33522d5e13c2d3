import { burn } from '@kenjiuno/msgreader/lib/Burner.js';
import { describe, expect, it } from 'vitest';
import { readMessage } from './message.ts';

/** Kinds of entries of a compound file. */
const file = 2;
const root = 5;

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
});
