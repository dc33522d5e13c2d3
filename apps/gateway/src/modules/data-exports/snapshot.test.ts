import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { figure, hubOf } from '../data-points/testing.ts';
import { listRows, readContent } from './content.ts';
import { columns } from './rows.ts';
import { everything } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

it('writes the data points as they were when the export began, whatever changes meanwhile', async () => {
  const hub = hubOf(h);
  const times = [await hub.time('2023-01-01', '2023-12-31'), await hub.time('2024-01-01', '2024-12-31')];
  const changed = await hub.store(times[0]?.id ?? '', { value: figure('1'), source: 'First' });
  const removed = await hub.store(times[1]?.id ?? '', { value: figure('2'), source: 'Second' });
  const { scope } = await h.deps.identify((await h.signIn('verdant.member')).accessToken);
  const content = await h.database.withScope(scope, (scoped) => readContent(scoped, everything, 'en'));

  const { sectionId: _s, entityId: _e, ...draft } = hub.draft(times[0]?.id ?? '', { value: figure('10') });
  await hub.ok(hub.send('PUT', `/data-points/${changed.id}`, { ...draft, source: 'Later', version: 1 }));
  expect((await hub.remove(`/data-points/${removed.id}?version=1`)).status).toBe(204);
  await hub.store((await hub.time('2025-01-01', '2025-12-31')).id, { value: figure('3') });

  const written: Record<string, unknown>[] = [];
  for await (const cells of listRows(h, scope, content, new Map(), async () => undefined))
    written.push(Object.fromEntries(columns.map(({ key }, index) => [key, cells[index]])));
  const [, ...rows] = written;
  expect(rows.map(({ value, source }) => [value, source])).toMatchObject([
    [{ number: '1' }, { text: 'First' }],
    [{ number: '2' }, { text: 'Second' }],
  ]);
  expect(rows.map(({ rowId }) => String((rowId as { text: string }).text).endsWith('|1'))).toEqual([true, true]);
}, 60_000);
