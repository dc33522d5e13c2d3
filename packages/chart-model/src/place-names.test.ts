import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeNames } from './place-names.ts';
import { textWidth } from './text-width.ts';

const field = { x: 0, y: 0, width: 500, height: 300 };
const pointOf = (x: number, y: number, isFirst = false) => ({ x, y, radius: 6, text: 'Climate change', isFirst });

it('uses the other side of a bar where the first has no room', () => {
  expect(placeNames([pointOf(100, 100)], field)[0]?.anchor).toBe('start');
  expect(placeNames([pointOf(490, 100)], field)[0]?.anchor).toBe('end');
});

it('lets names that come first choose their place first', () => {
  const [other, first] = placeNames([pointOf(100, 100), pointOf(101, 101, true)], {
    ...field,
    height: 120,
    width: 240,
  });
  expect(first).toBeDefined();
  expect(other?.y).not.toBe(first?.y);
});

it('never lets names overlap', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 300 })), { maxLength: 40 }),
      (places) => {
        const names = placeNames(
          places.map(([x, y]) => pointOf(x, y)),
          field,
        ).flatMap((name) => (name ? [name] : []));
        const left = ({ x, anchor, text }: (typeof names)[number]) =>
          anchor === 'start' ? x : anchor === 'end' ? x - textWidth(text) : x - textWidth(text) / 2;
        names.forEach((one, at) => {
          for (const other of names.slice(at + 1)) {
            const apart =
              Math.abs(one.y - other.y) >= 16 || Math.abs(left(one) - left(other)) >= textWidth(one.text) - 0.01;
            expect(apart).toBe(true);
          }
        });
      },
    ),
  ));
