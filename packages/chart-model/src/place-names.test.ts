import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeNames } from './place-names.ts';
import { textWidth } from './text-width.ts';

const field = { x: 0, y: 0, width: 500, height: 300 };
const pointOf = (x: number, y: number, isFirst = false) => ({
  x,
  y,
  radius: 6,
  text: 'Climate change',
  number: 7,
  isFirst,
});
const namesOf = (...given: Parameters<typeof placeNames>) => placeNames(...given).map(({ name }) => name);

it('uses the other side of a bar where the first has no room', () => {
  expect(namesOf([pointOf(100, 100)], { field })[0]?.anchor).toBe('start');
  expect(namesOf([pointOf(490, 100)], { field })[0]?.anchor).toBe('end');
});

it('lets names that come first choose their place first', () => {
  const [other, first] = namesOf([pointOf(100, 100), pointOf(101, 101, true)], {
    field: { ...field, height: 120, width: 240 },
  });
  expect(first).toBeDefined();
  expect(other?.y).not.toBe(first?.y);
});

it('puts a number beside a point whose name has no room', () => {
  const crowd = [0, 1, 2].map((place) => ({ ...pointOf(150 + 14 * place, 100), number: place + 1 }));
  const placed = placeNames(crowd, { field: { x: 0, y: 84, width: 320, height: 32 } });
  expect(placed.map(({ name, isNumber }) => (isNumber ? name?.text : 'named'))).toEqual(['named', '2', 'named']);
});

it('puts nothing beside a point that says by itself what it is', () =>
  expect(namesOf([{ ...pointOf(100, 100), text: undefined }], { field })).toEqual([undefined]));

it('keeps a name clear of lines where another side has room, and lets it cross one where none has', () => {
  const upright = { x: 170, y: 0, width: 2, height: 300 };
  expect(namesOf([pointOf(200, 100)], { field, lines: [upright] })[0]?.anchor).toBe('start');
  expect(namesOf([pointOf(150, 100)], { field, lines: [upright] })[0]?.anchor).toBe('end');
  const grid = [0, 40, 80, 120, 160, 200, 240].map((x) => ({ ...upright, x }));
  expect(namesOf([pointOf(100, 100)], { field, lines: grid })[0]?.text).toBe('Climate change');
});

it('never lets names overlap, and leaves no point without a name or a number', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 300 })), { maxLength: 40 }),
      (places) => {
        const placed = placeNames(
          places.map(([x, y]) => pointOf(x, y)),
          { field },
        );
        expect(placed.every(({ name }) => name !== undefined)).toBe(true);
        const names = placed.flatMap(({ name, isNumber }) => (name && !isNumber ? [name] : []));
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
