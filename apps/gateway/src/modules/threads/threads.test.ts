import type { Report } from '@esg/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scoped } from '../../platform/database/index.ts';
import { createHarness, type Harness, type PersonName, personOf } from '../../testing/harness.ts';
import { startReport } from '../reports/testing.ts';
import {
  addComment,
  countOpenThreads,
  deleteOwnComment,
  findThread,
  listThreads,
  resolveThread,
  sayAbout,
  startThread,
} from './index.ts';

let h: Harness;
let report: Report;
beforeAll(async () => {
  h = await createHarness();
});
beforeEach(async () => {
  await h.reset();
  report = await startReport(h);
});
afterAll(() => h.close());

const within = <Answer>(name: PersonName, run: (scoped: Scoped) => Promise<Answer>) =>
  h.database.withScope(personOf(name).scope, run);
const about = (...part: string[]) => ({ kind: 'disclosure' as const, id: report.id, part });
const of = (...part: string[]) => ({ kinds: ['disclosure'] as const, ids: [report.id], part });
const remark = (text: string, name: PersonName = 'verdant.admin') => ({
  text,
  by: { id: personOf(name).scope.userId, name },
  at: h.clock.now(),
});

describe('threads', () => {
  it('are found by their subject and by any part above it, in the order in which they began', async () => {
    const found = await within('verdant.admin', async (scoped) => {
      await startThread(scoped, about('305-1'), remark('whole'));
      await startThread(scoped, about('305-1', 'ghg.total'), remark('field'));
      await startThread(scoped, about('305-10'), remark('another'));
      const textsOf = async (...part: string[]) =>
        (await listThreads(scoped, of(...part))).map(({ comments }) => comments[0]?.text);
      return [await textsOf('305-1'), await textsOf('305-1', 'ghg.total'), await textsOf(), await textsOf('ghg.total')];
    });
    expect(found).toEqual([['whole', 'field'], ['field'], ['whole', 'field', 'another'], []]);
  });

  it('count as open until they are resolved, and again after the next comment', async () => {
    const counts = await within('verdant.admin', async (scoped) => {
      const id = await startThread(scoped, about('305-1', 'ghg.total'), remark('one'));
      const open = async () => (await countOpenThreads(scoped, of())).get('305-1') ?? 0;
      const before = await open();
      await resolveThread(scoped, id, { by: remark('').by, at: h.clock.now() });
      const resolved = await open();
      await addComment(scoped, id, remark('two'));
      return [before, resolved, await open()];
    });
    expect(counts).toEqual([1, 0, 1]);
  });

  it('hold every remark about a subject in its one conversation', async () => {
    const threads = await within('verdant.admin', async (scoped) => {
      await sayAbout(scoped, about('305-1'), remark('one'));
      await sayAbout(scoped, about('305-1'), remark('two'));
      await sayAbout(scoped, about('305-1', 'ghg.total'), remark('elsewhere'));
      return listThreads(scoped, of());
    });
    expect(threads.map(({ comments }) => comments.map(({ text }) => text))).toEqual([['one', 'two'], ['elsewhere']]);
  });

  it('lose remarks that their authors delete, and are deleted with the last one', async () => {
    await within('verdant.admin', (scoped) => sayAbout(scoped, about('305-1'), remark('mine')));
    await within('verdant.member', (scoped) => sayAbout(scoped, about('305-1'), remark('theirs', 'verdant.member')));
    const [thread] = await within('verdant.admin', (scoped) => listThreads(scoped, of()));
    const [mine = '', theirs = ''] = (thread?.comments ?? []).map(({ id }) => id);
    const removes = (name: PersonName, id: string) =>
      within(name, (scoped) => deleteOwnComment(scoped, of('305-1'), id));
    expect(await removes('verdant.admin', theirs)).toBe(false);
    expect(await removes('verdant.admin', mine)).toBe(true);
    expect(await removes('verdant.member', theirs)).toBe(true);
    expect(await within('verdant.admin', (scoped) => listThreads(scoped, of()))).toEqual([]);
  });

  it('are closed to other organisations and tenants, who neither see nor reach nor begin them', async () => {
    const id = await within('verdant.admin', (scoped) => startThread(scoped, about('305-1'), remark('ours')));
    const [own] = await within('verdant.admin', (scoped) => listThreads(scoped, of()));
    for (const stranger of ['verdant.sister', 'harbour.admin'] as const) {
      expect(await within(stranger, (scoped) => listThreads(scoped, of()))).toEqual([]);
      expect(await within(stranger, (scoped) => findThread(scoped, of(), id))).toBeUndefined();
      expect(await within(stranger, (scoped) => countOpenThreads(scoped, of()))).toEqual(new Map());
      await within(stranger, (scoped) => resolveThread(scoped, id, { by: remark('').by, at: h.clock.now() }));
      await expect(within(stranger, (scoped) => addComment(scoped, id, remark('x')))).rejects.toThrow();
      await expect(within(stranger, (scoped) => startThread(scoped, about('305-1'), remark('x')))).rejects.toThrow();
    }
    expect(await within('verdant.admin', (scoped) => listThreads(scoped, of()))).toEqual([own]);
  });

  it('are refused about a subject that does not exist', async () => {
    const nothing = { kind: 'data-point' as const, id: report.id };
    await expect(within('verdant.admin', (scoped) => sayAbout(scoped, nothing, remark('x')))).rejects.toThrow();
  });
});
