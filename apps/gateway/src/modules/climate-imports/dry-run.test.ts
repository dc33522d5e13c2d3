import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createHarness, type Harness } from '../../testing/harness.ts';
import { checkImport } from './check.ts';
import { claimImport } from './climate-imports.repository.ts';
import { ClaimLost } from './progress.ts';
import { bills, importsOf } from './testing.ts';
import { workOn } from './work.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
  await h.deps.jobs.start();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

it.each([
  ['goes on', 1],
  ['ends because it cannot read the file', 99],
])('keeps what the next dry run found where one that was thought lost %s', async (_ends, headerRow) => {
  const { checked, read, rows, step } = importsOf(h);
  const { id } = await checked(bills);
  const { scope } = h.as('verdant.admin');
  const set = (change: string) => h.database.pool.query(`update climate_imports set ${change} where id = $1`, [id]);
  await set("state = 'checking', attempts = 0");
  const lost = await h.database.withScope(scope, (scoped) => claimImport(scoped, id, h.clock.now()));
  if (!lost?.mapping) throw new Error('It was not claimed');
  // It stands still where it reads the file, until the next attempt has ended.
  const get: typeof h.deps.storage.get = async (place) => {
    await set('alive_at = null');
    await workOn(h.deps, { id, ...scope });
    return h.deps.storage.get(place);
  };
  const frozen = { ...h.deps, storage: { ...h.deps.storage, get } };
  const ending = checkImport(frozen, scope, { ...lost, mapping: { ...lost.mapping, headerRow } });
  await expect(ending).rejects.toThrow(ClaimLost);
  expect(await read(id)).toMatchObject({ state: 'checked', failure: null, counts: { new: 2, error: 2 } });
  expect(await rows(id)).toHaveLength(4);
  expect(await step(id, 'apply')).toMatchObject({ result: { added: 2 } });
});
