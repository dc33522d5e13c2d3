import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layKey } from './key-layout.ts';
import { textWidth } from './text-width.ts';

it('needs no room without names', () => expect(layKey([], 200)).toEqual({ entries: [], height: 0 }));

it('keeps names inside and apart, however long they are', () =>
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 160, max: 900 }),
      (labels, width) => {
        const { entries, height } = layKey(labels, width);
        entries.forEach(({ x, y, text }, place) => {
          expect(x + 18 + textWidth(text)).toBeLessThanOrEqual(width + 0.001);
          expect(y + 20).toBeLessThanOrEqual(height);
          const next = entries[place + 1];
          if (next && next.y === y) expect(next.x).toBeGreaterThan(x + 18 + textWidth(text));
        });
      },
    ),
  ));
