import type { Report } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { callerOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

describe('the list of reports', () => {
  it('finds reports by the literal words of their names, and counts what it found', async () => {
    const { send, get, ok } = callerOf(h);
    for (const name of ['Site A 100%', 'Site B', '可持續發展報告 2025'])
      await ok(send('POST', '/reports', { versionId: 'gri-2025', name }));
    const found = async (q: string) => {
      const { items, total } = await ok<{ items: Report[]; total: number }>(get(`/reports?q=${encodeURIComponent(q)}`));
      expect(items).toHaveLength(total);
      return items.map(({ name }) => name);
    };
    expect(await found('site')).toEqual(['Site B', 'Site A 100%']);
    expect(await found('0%')).toEqual(['Site A 100%']);
    expect(await found('發展')).toEqual(['可持續發展報告 2025']);
    expect(await found('nothing')).toEqual([]);
    expect(await found(' ')).toHaveLength(3);
  });
});
