import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInBand, laySankey } from './sankey-layout.ts';

const nodes = (...ids: string[]) => ids.map((id) => ({ id, label: id, display: id }));
const link = (source: string, target: string, value: number | string) => ({ source, target, value, display: '' });
const size = { width: 600, height: 300 };

describe('laySankey', () => {
  it('puts each node after all nodes that flow into it', () => {
    const { nodes: laid } = laySankey({
      nodes: nodes('gas', 'grid', 'site', 'heat'),
      links: [link('gas', 'heat', '5'), link('grid', 'site', 8), link('site', 'heat', 3)],
      ...size,
    });
    const x = Object.fromEntries(laid.map(({ id, box }) => [id, box.x]));
    expect(x.gas).toBe(0);
    expect(x.site).toBeGreaterThan(x.grid ?? 0);
    expect(x.heat).toBeGreaterThan(x.site ?? 0);
  });
  it('makes bands as wide as their values', () => {
    const { bands } = laySankey({
      nodes: nodes('a', 'b', 'c'),
      links: [link('a', 'b', 3), link('a', 'c', 1)],
      ...size,
    });
    expect(bands[0]?.thick).toBeCloseTo(3 * (bands[1]?.thick ?? 0));
  });
  it('leaves out flows that lead back, to themselves or nowhere, and flows of nothing', () => {
    const links = [link('a', 'b', 1), link('b', 'a', 1), link('a', 'a', 1), link('a', 'x', 1), link('a', 'b', 0)];
    expect(laySankey({ nodes: nodes('a', 'b'), links, ...size }).bands).toHaveLength(1);
    expect(laySankey({ nodes: [], links: [], ...size }).nodes).toEqual([]);
  });
  it('keeps nodes inside and apart, and every band between its nodes, whatever flows there are', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.double({ min: 0.1, max: 1000, noNaN: true })), { maxLength: 20 }),
        (given) => {
          const { nodes: laid, bands } = laySankey({
            nodes: nodes('0', '1', '2', '3', '4', '5', '6', '7'),
            links: given.map(([source, target, value]) => link(`${source}`, `${target}`, value)),
            ...size,
            height: 400,
          });
          for (const { box } of laid) {
            expect(box.y).toBeGreaterThanOrEqual(-0.01);
            expect(box.y + box.height).toBeLessThanOrEqual(400.01);
          }
          const columns = Map.groupBy(laid, ({ box }) => box.x);
          for (const column of columns.values()) {
            const sorted = column.toSorted((one, other) => one.box.y - other.box.y);
            sorted.slice(1).forEach(({ box }, at) => {
              expect(box.y).toBeGreaterThanOrEqual((sorted[at]?.box.y ?? 0) + (sorted[at]?.box.height ?? 0) - 0.01);
            });
          }
          for (const band of bands) {
            expect(band.x1).toBeGreaterThan(band.x0);
            expect(isInBand(band, band.x0 + 0.5, band.from + band.thick / 2)).toBe(true);
          }
        },
      ),
    ));
});
