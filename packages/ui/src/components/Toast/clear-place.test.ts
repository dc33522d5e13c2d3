import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, clearPlace, overlapOf, type Place, type Size } from './clear-place.ts';

const gap = 16;
const toast: Size = { width: 384, height: 80 };
const desk: Size = { width: 1440, height: 900 };
const phone: Size = { width: 360, height: 740 };
const onPhone: Size = { width: 328, height: 96 };
const areaOf = ({ end, foot }: Place, size: Size, room: Size): Area => ({
  left: room.width - end - size.width,
  right: room.width - end,
  top: room.height - foot - size.height,
  bottom: room.height - foot,
});
const coveredAt = (size: Size, room: Size, controls: readonly Area[]) => {
  const area = areaOf(clearPlace(size, room, controls, gap), size, room);
  return controls.filter((control) => overlapOf(area, control) > 0);
};
const button = (left: number, top: number, width = 120, height = 40): Area => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the place of a toast', () => {
  it('is the lower end of the window where nothing else is there', () => {
    expect(clearPlace(toast, desk, [button(40, 40)], gap)).toEqual({ end: gap, foot: gap });
  });

  it('is above a bar at the foot of the window', () => {
    const bar = [button(1000, 850), button(1280, 850)];
    expect(coveredAt(toast, desk, bar)).toEqual([]);
    expect(clearPlace(toast, desk, bar, gap).foot).toBeLessThan(80);
  });

  it('leaves two bars and a button in the middle uncovered on a telephone', () => {
    const controls = [button(16, 690, 150), button(200, 690, 144), button(16, 560, 328), button(16, 16, 48)];
    expect(coveredAt(onPhone, phone, controls)).toEqual([]);
  });

  it('moves to the start of the window before it covers anything', () => {
    const column = Array.from({ length: 22 }, (_, row) => button(1100, row * 41, 320, 40));
    expect(coveredAt(toast, desk, column)).toEqual([]);
    expect(clearPlace(toast, desk, column, gap).end).toBeGreaterThan(500);
  });

  it('stays within the window, whatever stands there', () => {
    const control = fc.record({ left: fc.integer({ min: 0, max: 1400 }), top: fc.integer({ min: -50, max: 950 }) });
    fc.assert(
      fc.property(fc.array(control, { maxLength: 40 }), (given) => {
        const area = areaOf(
          clearPlace(
            toast,
            desk,
            given.map(({ left, top }) => button(left, top)),
            gap,
          ),
          toast,
          desk,
        );
        return area.left >= 0 && area.top >= 0 && area.right <= desk.width && area.bottom <= desk.height;
      }),
    );
  });
});
