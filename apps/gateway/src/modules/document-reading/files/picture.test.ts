import { describe, expect, it } from 'vitest';
import type { Box, Turn } from './page.ts';
import { sizeOf, toFile, turnedSize, turnPicture } from './picture.ts';

const view: Box = [100, 50, 700, 450];
const drawn = { width: 600, height: 400 };
/** A line near the upper left corner of the page as it is shown. */
const shown: Box = [10, 380, 110, 390];
const place = (pageTurn: Turn, pictureTurn: Turn) => {
  const isSide = pageTurn % 180 === 90;
  const picture = turnedSize(isSide ? { width: 400, height: 600 } : drawn, pictureTurn);
  const [left, , right] = shown;
  const box: Box = [left, picture.height - 20, right, picture.height - 10];
  return toFile(box, { picture, area: { view, turn: pageTurn }, turn: pictureTurn });
};

describe('a line that was recognised in a picture of a page', () => {
  it('stands in the part of the page that is shown, wherever that begins', () => {
    expect(place(0, 0)).toEqual([110, 430, 100, 10]);
  });

  it.each([
    // The upper left corner of what is shown is another corner of the page.
    [90, 0, [110, 60, 10, 100]],
    [180, 0, [590, 60, 100, 10]],
    [270, 0, [680, 340, 10, 100]],
    // The same for a sheet that lay turned on the glass.
    [0, 90, [110, 60, 10, 100]],
    [0, 180, [590, 60, 100, 10]],
    [0, 270, [680, 340, 10, 100]],
    // Turned both ways, it is as it was.
    [90, 270, [110, 430, 100, 10]],
    [180, 180, [110, 430, 100, 10]],
  ] as const)('is found on a page that is turned by %i and read turned by %i', (pageTurn, pictureTurn, expected) => {
    expect(place(pageTurn, pictureTurn)).toEqual(expected);
  });

  it('is drawn turned without a change of its size', async () => {
    const head = Buffer.from('P5\n3 2\n255\n');
    const picture = Buffer.concat([head, Buffer.from([0, 50, 100, 150, 200, 250])]);
    expect(sizeOf(picture)).toEqual({ width: 3, height: 2 });
    const turned = await turnPicture(picture, 90);
    expect([...turned.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect(() => sizeOf(Buffer.from('no picture at all'))).toThrow('grey pixels');
  });
});
