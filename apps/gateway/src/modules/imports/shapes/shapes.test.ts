import { describe, expect, it } from 'vitest';
import { chinese } from './testing/chinese.ts';
import { environment } from './testing/environment.ts';
import { layouts } from './testing/layouts.ts';
import { askedIn, figuresIn, placedIn, readShape, type Shape } from './testing/shape.ts';
import { social } from './testing/social.ts';

const shapes: readonly Shape[] = [...environment, ...social, ...chinese, ...layouts];

describe('sheets as companies publish their figures', () => {
  it.each(shapes.map((shape) => [shape.name, shape] as const))('%s', async (_, shape) => {
    const { items } = await readShape(shape);
    expect(placedIn(items).toSorted()).toEqual([...shape.figures].toSorted());
    expect(askedIn(items)).toEqual(shape.asks ?? []);
  });

  it('are placed by themselves but for one figure in twenty, and every other one is asked about', async () => {
    const counts = await Promise.all(shapes.map(async (shape) => figuresIn((await readShape(shape)).items)));
    const placed = counts.reduce((sum, each) => sum + each.placed, 0);
    const asked = counts.reduce((sum, each) => sum + each.asked, 0);
    expect(shapes.length).toBeGreaterThanOrEqual(20);
    expect({ placed, asked }).toEqual({ placed: 381, asked: 13 });
    expect(placed / (placed + asked)).toBeGreaterThan(0.95);
  });
});
