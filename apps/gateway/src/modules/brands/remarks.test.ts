import { approvalsOf, type BrandRemark, type BrandRemarks } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { body, createHarness, type Harness, type PersonName } from '../../testing/harness.ts';
import { callerOf, picture, problemOf } from './testing.ts';

let h: Harness;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(() => h.reset());
afterAll(() => h.close());

const say = (change: object, name: PersonName = 'verdant.admin') =>
  h.as(name).request('/brands/draft/remarks', body('POST', change));
const said = async (change: object): Promise<BrandRemark[]> => {
  const answer = await say(change);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as BrandRemarks).remarks;
};
const approvers = async () => {
  const { draft, remarks } = await callerOf(h).read();
  return approvalsOf(remarks, draft?.version ?? -1).map(({ author }) => author.name);
};

it('lists remarks on the draft with the names of their authors, newest first', async () => {
  await callerOf(h).saved();
  await said({ kind: 'comment', text: '  The green is too pale.  ' });
  await said({ kind: 'comment', text: 'Better now.' });
  const { remarks } = await callerOf(h).read();
  expect(remarks.map(({ text }) => text)).toEqual(['Better now.', 'The green is too pale.']);
  expect(remarks[0]?.author.name).toMatch(/\w+ \w+/);
});

it('counts an approval for the draft in its present state, until words, colours or pictures change', async () => {
  const { version } = await callerOf(h).saved();
  await said({ kind: 'approved', version });
  expect(await approvers()).toHaveLength(1);
  const next = await callerOf(h).saved({ companyName: 'Verdant Asia' }, version);
  expect(await approvers()).toEqual([]);
  await said({ kind: 'approved', version: next.version });
  expect(await approvers()).toHaveLength(1);
  await callerOf(h).uploaded('logo', await picture('#123456'));
  expect(await approvers()).toEqual([]);
  expect((await callerOf(h).read()).remarks.filter(({ kind }) => kind === 'approved')).toHaveLength(2);
});

it('lets an approval be withdrawn, and given again', async () => {
  const { version } = await callerOf(h).saved();
  await said({ kind: 'approved', version });
  await said({ kind: 'withdrawn' });
  expect(await approvers()).toEqual([]);
  await said({ kind: 'approved', version });
  expect(await approvers()).toHaveLength(1);
});

it('refuses approval of another draft than the person saw, and remarks where there is no draft', async () => {
  expect((await say({ kind: 'comment', text: 'Where?' })).status).toBe(404);
  const { version } = await callerOf(h).saved();
  await callerOf(h).saved({ companyName: 'Verdant Asia' }, version);
  const answer = await say({ kind: 'approved', version });
  expect(answer.status).toBe(409);
  expect(await problemOf(answer)).toMatchObject({ code: 'brand.stale' });
  expect(await approvers()).toEqual([]);
});

it('refuses an empty comment and one that is too long, naming the field', async () => {
  await callerOf(h).saved();
  for (const text of ['   ', 'x'.repeat(2001)]) expect((await say({ kind: 'comment', text })).status).toBe(422);
});

it('deletes remarks together with a discarded draft', async () => {
  await callerOf(h).saved();
  await said({ kind: 'comment', text: 'No.' });
  await callerOf(h).request('/brands/draft', { method: 'DELETE' });
  await callerOf(h).saved();
  expect((await callerOf(h).read()).remarks).toEqual([]);
});
