import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blackFont, lightFont, withPermissions, withTableNamed } from '../testing.ts';
import { FontRefused, readFont } from './read-font.ts';

const reasonOf = (bytes: Uint8Array) =>
  readFont(bytes).then(
    () => 'taken',
    (error: unknown) => (error instanceof FontRefused ? error.reason : String(error)),
  );
const header = (hexadecimal: string) => Buffer.concat([Buffer.from(hexadecimal, 'hex'), Buffer.alloc(64)]);

describe('a font for reports', () => {
  it('keeps its own name, and is drawn completely before it is accepted', async () => {
    expect(await readFont(lightFont())).toEqual({ family: 'Noto Sans Light', hasChinese: false, mayBeEdited: true });
  });

  it.each([
    ['restricted', 0x0002, 'restricted'],
    ['not to be divided', 0x0100, 'restricted'],
    ['for bitmaps only', 0x0200, 'restricted'],
    ['for viewing', 0x0004, 'taken'],
    ['for editing', 0x0008, 'taken'],
    ['restricted and for editing, as old fonts say', 0x000a, 'taken'],
  ])('whose maker says %s is treated as the maker allows', async (_, permissions, answer) => {
    expect(await reasonOf(withPermissions(lightFont(), permissions))).toBe(answer);
  });

  it('for viewing only stays out of Word files, which others edit', async () => {
    expect(await readFont(withPermissions(blackFont(), 0x0004))).toMatchObject({ mayBeEdited: false });
  });

  it.each([
    ['a web font', header('774f4632'), 'web-font'],
    ['a collection', header('74746366'), 'collection'],
    ['nothing', new Uint8Array(), 'not-a-font'],
    ['a page', Buffer.from('<html>'), 'not-a-font'],
    ['a font cut in half', lightFont().subarray(0, 120_000), 'broken'],
    ['a head without a font', header('00010000'), 'broken'],
  ])('is refused when it is %s', async (_, bytes, reason) => {
    expect(await reasonOf(bytes)).toBe(reason);
  });

  it('is refused when it is a picture, holds all weights in one file, or has no letters', async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    expect(await reasonOf(picture)).toBe('not-a-font');
    expect(await reasonOf(withTableNamed(lightFont(), 'gasp', 'fvar'))).toBe('variable');
    expect(await reasonOf(withTableNamed(lightFont(), 'cmap', 'cmaq'))).toBe('broken');
  });
});
